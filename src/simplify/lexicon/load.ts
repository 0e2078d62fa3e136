import { readText } from '../../language/files.ts';
import { folderFiles, type LanguageFiles } from '../../language/index.ts';
import { readEntries } from './entry.ts';
import { Lexicon } from './lexicon.ts';

/** Where the pairs of a language are, below its folder. */
const GENERAL = 'lexicon/general.txt';

/**
 * The pairs of a language; none where it has no list.
 *
 * @example const lexicon = await loadPairs('en');
 */
export async function loadPairs(id: string, files?: LanguageFiles): Promise<Lexicon> {
  const path = `${id}/${GENERAL}`;
  const text = await readText(files ?? (await folderFiles()), path);
  return new Lexicon(text === undefined ? [] : readEntries(text, path));
}
