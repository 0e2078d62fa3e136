import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isClitic, sentenceFrom } from '../clitics/clitics.ts';

const FARTHEST = 6;
const SHORTEST = 5;

/** "In potem …", "Oče pa je rekel": small words that only tie a sentence to the one before it. */
export function linkers(tree: Tree, rules: SentenceRules): Proposal[] {
  const { linkers: data, clitics } = rules;
  if (!data || !clitics || tree.tokens.length < SHORTEST) return [];
  if (tree.endMark === '?' || tree.finiteOf(tree.root) === undefined) return [];
  const found: Proposal[] = [];
  // "In ali pride.": without the first word it would ask.
  const asks = tree.at(1).upos === 'CCONJ' || tree.isWhWord(1);
  const isLinker = data.first.includes(tree.lower(0)) && !tree.enclosed[0];
  if (isLinker && !tree.isPunctuation(1) && !asks) {
    const whole = { cutFrom: tree.tokens[0].start, stop: '', first: 1, clause: tree.root };
    const pieces = isClitic(tree, 1, clitics) ? sentenceFrom(tree, whole, clitics) : undefined;
    const plain = dropping(tree, { first: 0, last: 0 }, RULE, REASON, tree.lower(0));
    if (pieces) found.push({ ...plain, pieces });
    else if (!isClitic(tree, 1, clitics)) found.push(plain);
  }
  for (let i = 1; i <= Math.min(FARTHEST, tree.lastWord - 2); i++) {
    if (tree.isPunctuation(i)) break;
    if (!data.second.includes(tree.lower(i)) || tree.enclosed[i]) continue;
    if (mayGo(tree, i, rules))
      found.push(dropping(tree, { first: i, last: i }, RULE, REASON, tree.lower(i)));
    break;
  }
  return found;
}

const RULE = 'drop/filler-linker';
const REASON = 'It only ties the sentence to the one before.';

/** Not "kruh pa sol", "zdaj pa zdaj", "če pa": after one whole phrase, before clitics or a verb. */
function mayGo(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { clitics } = rules;
  const before = range({ first: 0, last: index - 1 });
  const ties = (i: number) =>
    /^(?:SCONJ|CCONJ|PART|INTJ)$/.test(tree.at(i).upos) || tree.isWhWord(i);
  if (before.some(ties) || !clitics) return false;
  const next = index + 1;
  return isClitic(tree, next, clitics) || /^(?:AUX|VERB)$/.test(tree.at(next).upos);
}
