import type { Spelling } from './analysis/word-table.ts';
import { type LanguageFiles, readText } from './files.ts';

/**
 * The spelling that a language's models use, from `words-traditional.txt.gz`: pairs of characters, each
 * traditional one before its simplified one. Undefined if the language has only one spelling.
 */
export async function readSpelling(
  files: LanguageFiles,
  id: string,
): Promise<Spelling | undefined> {
  const pairs = await readText(files, `${id}/words-traditional.txt.gz`);
  if (pairs === undefined) return undefined;
  const simplified = new Map<string, string>();
  for (let i = 0; i + 1 < pairs.length; i += 2) simplified.set(pairs[i], pairs[i + 1]);
  return (form) => {
    let spelled = '';
    for (let i = 0; i < form.length; i++) spelled += simplified.get(form[i]) ?? form[i];
    return spelled;
  };
}
