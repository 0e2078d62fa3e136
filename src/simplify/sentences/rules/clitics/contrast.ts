import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { isClitic } from './clitics.ts';

const LONGEST_PHRASE = 4;
/** Words that a side needs to be a sentence. */
const SHORTEST = 3;
const PHRASE = /^(?:(?:ADP|DET|ADJ|NUM) )*(?:NOUN|PROPN|PRON|ADJ)$/;

/**
 * "Ženske so odšle, moški pa so ostali" → "Ženske so odšle. Moški so ostali.": what another one
 * does is a sentence of its own, known by the small word after who or what it is about.
 */
export function contrastSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { linkers, clitics } = rules;
  if (!linkers || !clitics) return [];
  for (let comma = SHORTEST; comma < tree.lastWord - SHORTEST; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const word = range({ first: comma + 2, last: comma + LONGEST_PHRASE }).find((i) =>
      linkers.second.includes(tree.lower(i)),
    );
    if (word === undefined || tree.lastWord - word < SHORTEST) continue;
    const before = range({ first: 0, last: comma - 1 });
    const phrase = range({ first: comma + 1, last: word - 1 });
    // "Ko je prišel, …": what comes first needs what follows.
    if (before.some((i) => tree.at(i).upos === 'SCONJ' || isRelative(tree, i))) continue;
    if (!before.some((i) => tree.isFinite(i)) || phrase.some((i) => isRelative(tree, i))) continue;
    if (!PHRASE.test(phrase.map((i) => tree.at(i).upos).join(' '))) continue;
    if (!isClitic(tree, word + 1, clitics) && !tree.isFinite(word + 1)) continue;
    const reason = 'Two statements are two sentences.';
    const stop = stopAt(tree, { first: comma, last: comma }, rules, 'split/contrast', reason);
    const { start } = tree.tokens[word];
    const small = { start, end: tree.tokens[word + 1].start, parts: [] };
    return [{ ...stop, pieces: [...stop.pieces, small], dropped: [word], key: tree.lower(word) }];
  }
  return [];
}

function isRelative(tree: Tree, index: number): boolean {
  return tree.isWhWord(index);
}
