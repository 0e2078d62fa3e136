import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { isWholeSentence } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 4;

/**
 * "He founded a firm that makes games." → "He founded a firm. This firm makes games.": of one that is
 * named for the first time, what the last clause says can be said afterwards.
 */
export function lastClauseSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { indefinite, relativeSubjects = [], copula, details, modals = [], newNouns } = rules;
  if (!indefinite || !copula || isConditional(tree, rules)) return [];
  const found: Proposal[] = [];
  for (let noun = SHORTEST; noun < tree.lastWord - SHORTEST; noun++) {
    const { upos, features, relation } = tree.at(noun);
    if (upos !== 'NOUN' || features.Number === 'Plur' || noun === tree.root) continue;
    if (!/^(?:obj|obl)$/.test(relation) || tree.at(noun).head !== tree.root) continue;
    const determiner = tree.child(noun, ['det']);
    if (determiner === undefined || !indefinite.includes(tree.lower(determiner))) continue;
    // "He was charged, a move that was …": it stands for all that was said.
    if (tree.form(determiner - 1) === ',') continue;
    const first = noun + 1;
    const clause = tree
      .children(noun)
      .find((each) => tree.relation(each) === 'acl' && tree.stretch(each)?.first === first);
    if (clause === undefined || tree.stretch(clause)?.last !== tree.lastWord) continue;
    if (tree.lastWord - first < SHORTEST || tree.enclosed[noun]) continue;
    if (details?.scopes.some((word) => tree.tokens.some((_, i) => tree.lower(i) === word)))
      continue;
    // "may be part of a program that has one", "We live in a place that …": which one is all it tells.
    if (newNouns?.vague.includes(tree.at(noun).lemma)) continue;
    if (range({ first: 0, last: noun }).some((i) => modals.includes(tree.lower(i)))) continue;
    // "has an app that calls it, and a button": both are had.
    const goesBack = (i: number) =>
      tree.form(i) === ',' &&
      tree.at(i + 1).upos === 'CCONJ' &&
      indefinite.includes(tree.lower(i + 2));
    if (range({ first, last: tree.lastWord }).some(goesBack)) continue;
    const again = antecedentAgain(tree, noun, rules);
    const pronoun = relativeSubjects.includes(tree.lower(first)) && tree.at(first).head === clause;
    const begin =
      pronoun && tree.isFinite(first + 1) ? again : participle(tree, clause, first, again, rules);
    if (!begin || !again) continue;
    const from = pronoun ? first + 1 : first;
    if (!isWholeSentence(tree, [{ first: 0, last: noun }], language)) continue;
    if (!isWholeSentence(tree, [begin, { first: from, last: tree.lastWord }], language)) continue;
    const reason = 'Two statements are two sentences.';
    const split = stopAt(tree, { first, last: from - 1 }, rules, 'split/last-clause', reason, [
      `${begin} `,
    ]);
    found.push({ ...split, key: pronoun ? tree.lower(first) : tree.at(clause).lemma });
  }
  return found;
}

/** "a film directed by X": with a copula. */
function participle(
  tree: Tree,
  clause: number,
  first: number,
  again: string | undefined,
  { copula, lasting = [], littleWords }: SentenceRules,
): string | undefined {
  const { features, upos, lemma } = tree.at(clause);
  if (clause !== first || upos !== 'VERB' || features.VerbForm !== 'Part') return undefined;
  if (features.Tense !== 'Past' || !/^(?:ADP|ADV)$/.test(tree.at(clause + 1).upos))
    return undefined;
  // "an ensemble cast with X": what is written like the plain verb may be a noun.
  if (tree.lower(clause) === lemma) return undefined;
  // "a logo with a bite taken out of it": it is told of the logo, too.
  const isIt = (i: number) => tree.lower(i) === littleWords?.thing;
  if (range({ first, last: tree.lastWord }).some(isIt)) return undefined;
  const finite = tree.finiteOf(tree.root);
  const tense =
    finite !== undefined && lasting.includes(lemma) ? tree.at(finite).features.Tense : 'Past';
  return again && `${again} ${copula?.[`${tense}.Sing`]}`;
}
