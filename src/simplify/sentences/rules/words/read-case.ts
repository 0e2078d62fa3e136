import type { Language } from '../../../../language/index.ts';
import type { Tree } from '../../tree.ts';

const CASES = ['Nom', 'Gen', 'Dat', 'Acc', 'Ins', 'Loc'];

/**
 * "Institucije" → "Ustanov": where the lemma's own forms are guessed, the word may be taken for another
 * case than the one it is read in.
 */
export function isOtherCase(
  tree: Tree,
  index: number,
  easier: string,
  form: string,
  language: Language,
): boolean {
  const { upos, features } = tree.at(index);
  if (features.Case === undefined || form.includes(' ')) return false;
  const read = language.inflect(easier, upos, features);
  if (read !== undefined && read.toLowerCase() !== form.toLowerCase()) return true;
  return isUnsure(tree, index, easier, language);
}

/**
 * "схему своей деятельности" → "схему своей работе": the old noun looks the same in several cases and the
 * easier one does not, and no preposition tells which case it is.
 */
function isUnsure(tree: Tree, index: number, easier: string, language: Language): boolean {
  const { upos, lemma, features } = tree.at(index);
  if (tree.child(index, ['case']) !== undefined) return false;
  const inCase = (word: string, Case: string) =>
    language.inflect(word, upos, { ...features, Case })?.toLowerCase();
  const alike = CASES.filter((each) => inCase(lemma, each) === tree.lower(index));
  return new Set(alike.map((each) => inCase(easier, each))).size > 1;
}
