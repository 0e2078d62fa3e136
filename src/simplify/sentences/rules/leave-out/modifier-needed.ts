import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/** "one of the fastest rates", "mention his name": without it the rest says something else, or nothing. */
export function isEssential(tree: Tree, index: number): boolean {
  const { upos, relation, features } = tree.at(index);
  return features.Degree === 'Sup' || (relation === 'nmod:poss' && upos === 'PRON');
}

/** "April" of "April 12" and "1 April 1939", "born November 24" of "born November 24, 1972" */
export function isPartOfDate(tree: Tree, index: number, stretch: Stretch): boolean {
  const { head } = tree.at(index);
  const { first, last } = stretch;
  if (tree.at(head).upos === 'NUM' && head === last + 1) return true;
  if (tree.at(last + 1).upos !== 'NUM') return false;
  if (tree.at(first - 1).upos === 'NUM') return true;
  return range(stretch).some((each) => tree.at(each).upos === 'NUM');
}

/** "the secretary, who, full of sympathy, made me sign": the verb would lose its subject. */
export function holdsRelative(tree: Tree, stretch: Stretch): boolean {
  const all = range(stretch);
  return (
    all.some((each) => /Rel/.test(tree.at(each).features.PronType ?? '')) &&
    !all.some((each) => tree.isFinite(each))
  );
}

/** ", telling her, as others had, that she was": a clause that hangs on it follows an insertion. */
export function isTakenUp(
  tree: Tree,
  index: number,
  { last }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  if (tree.at(index).upos !== 'VERB' || tree.isFinite(index)) return false;
  return range({ first: last + 1, last: tree.lastWord }).some(
    (at) =>
      COMMAS.has(tree.form(at)) &&
      tree.at(at + 1).upos === 'SCONJ' &&
      !subordinators.includes(tree.lower(at + 1)),
  );
}
