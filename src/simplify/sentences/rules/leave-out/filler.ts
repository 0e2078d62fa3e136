import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

/** Would this word, made the first, turn the sentence into a question or break it? */
export function opensWrongly(tree: Tree, index: number, rules: SentenceRules): boolean {
  if (rules.neverFirst?.includes(tree.lower(index))) return true;
  // "Seveda gre hvala tudi njemu": where clitics stand second, something stands before them and the verb.
  return (rules.verbSecond === true || rules.clitics !== undefined) && tree.isFinite(index);
}
