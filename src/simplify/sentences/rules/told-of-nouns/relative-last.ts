import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { endsList } from '../clauses/list.ts';
import { isWholeSentence, wholeSentence } from '../clauses/reread.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { insideSentence } from '../subjects/subject.ts';
import { meantBefore } from './meant-before.ts';

const LEAST_TOLD = 2;
const LONGEST_OPENING = 6;

/**
 * "…, by the producer Ann Lee, who had bought the rights" → "Lee had bought the rights.": the last clause
 * with "who" or "which" is known by its words, and so is whom it tells of, where the parser saw neither.
 * Both sides must read as sentences.
 */
export function lastRelatives(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { relativePronouns = {}, persons, formsAlike } = rules;
  if (!formsAlike || !persons || isConditional(tree, rules)) return [];
  const isOne = (i: number) =>
    tree.form(i) === ',' && !tree.enclosed[i] && Object.hasOwn(relativePronouns, tree.lower(i + 1));
  const comma = range({ first: LEAST_TOLD + 1, last: tree.lastWord - LEAST_TOLD - 1 }).findLast(
    isOne,
  );
  if (comma === undefined || startsOf(known).has(tree.tokens[comma - 1].end)) return [];
  const verb = verbAfter(tree, comma + 2);
  const rest = { first: comma + 2, last: tree.lastWord };
  if (verb === undefined || tree.lastWord - verb < LEAST_TOLD - 1) return [];
  if (!tree.isBalanced(rest) || goesOn(tree, comma + 1)) return [];
  const begin = meantBefore(tree, comma, verb, rules);
  if (!begin) return [];
  const before = wholeSentence(tree, [{ first: 0, last: comma - 1 }], language);
  if (!before || !isWholeSentence(tree, [begin, { ...rest, first: verb }], language)) return [];
  const opening = { start: tree.tokens[comma + 2].start, end: tree.tokens[verb - 1].end };
  const isOpened = tree.at(comma + 2).upos === 'ADP';
  const parts: Part[] = isOpened
    ? [{ ...opening, casing: 'upper' }, `, ${insideSentence(begin, rules)} `]
    : [`${begin} `];
  const cutting = { first: comma, last: isOpened ? verb - 1 : comma + 1 };
  const reason = 'What is told on the side gets its own sentence.';
  const split = stopAt(tree, cutting, rules, 'split/relative', reason, parts);
  return [{ ...split, dropped: [comma + 1], key: tree.lower(comma + 1) }];
}

/** "who had bought", "which soon became", "which in 1986 was sold" */
function verbAfter(tree: Tree, first: number): number | undefined {
  const opens = tree.at(first).upos === 'ADP';
  const most = opens ? LONGEST_OPENING : 2;
  for (let i = first; i <= first + most; i++) {
    const { upos, features } = tree.at(i);
    if (/^(?:VERB|AUX)$/.test(upos)) return tree.isFinite(i) ? (opens ? i : first) : undefined;
    const plain = opens ? /^(?:ADP|DET|ADJ|NOUN|PROPN|NUM)$/.test(upos) : upos === 'ADV';
    const own = features.Poss === 'Yes';
    if ((!plain && !own) || (opens && tree.isPunctuation(i))) return undefined;
  }
  return undefined;
}

/** ", and was sold", ", is", "; it": more follows that may not belong to what is told. */
function goesOn(tree: Tree, pronoun: number): boolean {
  return range({ first: pronoun + 1, last: tree.lastWord - 1 }).some((i) => {
    const { upos } = tree.at(i);
    if (tree.enclosed[i]) return false;
    if (/^(?:[;:]|--|[–—])$/.test(tree.form(i))) return true;
    if (upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(pronoun)) return true;
    if (tree.form(i) !== ',') return false;
    const { upos: next, features } = tree.at(i + 1);
    if (next === 'CCONJ') return !endsList(tree, i + 1);
    // "met the unions, which had asked for more, in order to stop the strike"
    if (tree.relation(i + 1) === 'mark') return true;
    return next === 'AUX' || tree.isFinite(i + 1) || features.Case === 'Nom';
  });
}
