import type { SentenceRules } from '../../language-file/rules-file.ts';

/** Is a noun one that people are called by? */
export function isPersonal(lemma: string, { persons }: SentenceRules): boolean {
  if (!persons) return false;
  const { nouns, endings, except = [], exceptEndings = [] } = persons;
  if (nouns.includes(lemma)) return true;
  if (except.includes(lemma) || exceptEndings.some((ending) => lemma.endsWith(ending)))
    return false;
  // "por" ends in "or", too.
  return endings.some((ending) => lemma.endsWith(ending) && lemma.length > ending.length + 1);
}
