import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { isClitic } from './clitics.ts';

const LONGEST_PHRASE = 5;
/** Words that the first side needs to be a sentence, and the second after its phrase. */
const SHORTEST = 3;
const SHORTEST_REST = 2;
/** "številne ceste", "direktor podjetja", "eden" */
const PHRASE =
  /^(?:(?:ADP|DET|ADJ|NUM) )*(?:NOUN|PROPN|PRON|ADJ|NUM|DET)(?: (?:(?:ADJ|DET) )?(?:NOUN|PROPN))*$/;

/**
 * "Ženske so odšle, moški pa so ostali" → "Ženske so odšle. Moški so ostali.": what another one
 * does is a sentence of its own, known by the small word after who or what it is about.
 */
export function contrastSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { linkers, clitics } = rules;
  if (!linkers || !clitics) return [];
  for (let comma = SHORTEST; comma < tree.lastWord - SHORTEST_REST; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const word = range({ first: comma + 2, last: comma + LONGEST_PHRASE }).find((i) =>
      linkers.second.includes(tree.lower(i)),
    );
    if (word === undefined || tree.lastWord - word < SHORTEST_REST) continue;
    const before = range({ first: 0, last: comma - 1 });
    const phrase = range({ first: comma + 1, last: word - 1 });
    if (needsRest(tree, before, rules) || isSeries(tree, comma)) continue;
    if (!before.some((i) => tree.isFinite(i)) || phrase.some((i) => isRelative(tree, i))) continue;
    // "potem pa je odšel"
    const isTime = phrase.length === 1 && linkers.times.includes(tree.lower(comma + 1));
    if (!isTime && !PHRASE.test(phrase.map((i) => tree.at(i).upos).join(' '))) continue;
    if (!isClitic(tree, word + 1, clitics) && !tree.isFinite(word + 1)) continue;
    // "Pogledala me je, nato pa se obrnila": the helping verb is said once for both.
    if (!hasFinite(tree, word + 1)) continue;
    const reason = 'Two statements are two sentences.';
    const stop = stopAt(tree, { first: comma, last: comma }, rules, 'split/contrast', reason);
    const { start } = tree.tokens[word];
    const small = { start, end: tree.tokens[word + 1].start, parts: [] };
    return [{ ...stop, pieces: [...stop.pieces, small], dropped: [word], key: tree.lower(word) }];
  }
  return [];
}

/**
 * "Ko je prišel, …": what comes first needs what follows; not where such a clause ends before the main
 * verb, "Tisti, ki so stali ob zidu, so molčali, …".
 */
function needsRest(tree: Tree, before: readonly number[], { conditions = [] }: SentenceRules) {
  const opens = before.filter((i) => tree.at(i).upos === 'SCONJ' || isRelative(tree, i));
  if (opens.length === 0) return false;
  if (opens.some((i) => i > tree.root || conditions.includes(tree.lower(i)))) return true;
  return !before.includes(tree.root) || tree.child(tree.root, ['mark']) !== undefined;
}

/** "A so peli, B so plesali, C pa so spali": the last of several. */
function isSeries(tree: Tree, comma: number): boolean {
  const earlier = range({ first: 1, last: comma - 1 }).findLast((i) => tree.form(i) === ',');
  if (earlier === undefined || earlier < tree.root) return false;
  return range({ first: earlier + 1, last: comma - 1 }).some((i) => tree.isFinite(i));
}

/** Is there a finite verb before the clause may end? */
function hasFinite(tree: Tree, from: number): boolean {
  const rest = range({ first: from, last: tree.lastWord });
  const end = rest.find((i) => tree.form(i) === ',' || tree.at(i).upos === 'CCONJ');
  return rest.some((i) => i < (end ?? tree.tokens.length) && tree.isFinite(i));
}

function isRelative(tree: Tree, index: number): boolean {
  return tree.isWhWord(index);
}
