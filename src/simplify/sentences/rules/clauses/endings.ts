import type { SentenceRules } from '../../language-file/rules-file.ts';

/** Does a word end as many do, whatever else it may be: "houses", "glass"? */
export function endsAsMany(word: string, { manyEnding }: SentenceRules): boolean {
  return manyEnding !== undefined && word.endsWith(manyEnding.ending);
}

/** Does a word look like many of a noun, or like a verb of one, as "houses" and "leads" do, but not "glass"? */
export function hasEnding(word: string, rules: SentenceRules): boolean {
  const { except = [] } = rules.manyEnding ?? {};
  return endsAsMany(word, rules) && !except.some((other) => word.endsWith(other));
}
