import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';

/**
 * "He" or "She" for somebody with this name, when the sentence shows which: by the first name, a title,
 * what the person is ("an American actress"), or the pronouns in it; undefined when it does not, or when
 * somebody else in the sentence could be meant.
 */
export function heOrShe(tree: Tree, name: Stretch, rules: SentenceRules): string | undefined {
  const genders = rules.persons?.genders;
  if (!genders) return undefined;
  const [shown, ...more] = Object.keys(genders).filter((pronoun) => {
    const { names, words } = genders[pronoun];
    if (names.includes(tree.form(name.first)) || words.includes(tree.lower(name.first)))
      return true;
    return isCalled(tree, name, words);
  });
  if (shown === undefined || more.length > 0) return undefined;
  const { names, pronouns } = genders[shown];
  const others = Object.keys(genders).filter((each) => each !== shown);
  for (let i = 0; i < tree.tokens.length; i++) {
    if (i >= name.first && i <= name.last) continue;
    if (names.includes(tree.form(i))) return undefined;
    const word = tree.lower(i);
    if (others.some((each) => genders[each].pronouns.includes(word)) && !pronouns.includes(word))
      return undefined;
  }
  return shown;
}

/** Is the subject of a copula called by such a word, with no other before it: "is an actress"? */
function isCalled(tree: Tree, name: Stretch, words: readonly string[]): boolean {
  const { root } = tree;
  if (tree.child(root, ['cop']) === undefined || root < name.last) return false;
  const subject = tree.subjectOf(root);
  const own = subject !== undefined && subject >= name.first && subject <= name.last;
  return own && words.includes(tree.at(root).lemma.toLowerCase());
}
