import type { SentenceRules } from '../../language-file/rules-file.ts';

/** Does a word look like many of a noun, or like a verb of one, as "houses" and "leads" do, but not "glass"? */
export function hasEnding(word: string, { manyEnding }: SentenceRules): boolean {
  if (!manyEnding) return false;
  const { ending, except } = manyEnding;
  return word.endsWith(ending) && !except.some((other) => word.endsWith(other));
}
