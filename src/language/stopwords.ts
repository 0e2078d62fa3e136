import { type LanguageFiles, readList } from './files.ts';

/**
 * Reads `stopwords.txt` of a language: function words and very common adverbs.
 *
 * @example (await loadStopWords(files, 'en'))('The') // true
 */
export async function loadStopWords(
  files: LanguageFiles,
  id: string,
): Promise<(word: string) => boolean> {
  const words = new Set(await readList(files, `${id}/stopwords.txt`));
  return (word) => {
    const small = word.toLowerCase();
    const lower = small.includes('’') ? small.replaceAll('’', "'") : small;
    return words.has(lower) || (lower.endsWith("'") && words.has(lower.slice(0, -1)));
  };
}
