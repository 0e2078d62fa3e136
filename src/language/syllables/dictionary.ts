import { type LanguageFiles, readText } from '../files.ts';

/**
 * The syllables of a word by a pronouncing dictionary, or by hyphenation if the dictionary does
 * not contain it, as newer versions of textstat count English. `syllables-cmu.txt.gz` lists the words
 * that hyphenation counts differently, by their number; it is parsed when the first word is counted.
 */
export async function loadDictionarySyllables(
  files: LanguageFiles,
  id: string,
): Promise<((pyphen: (word: string) => number) => (word: string) => number) | undefined> {
  const text = await readText(files, `${id}/syllables-cmu.txt.gz`);
  if (text === undefined) return undefined;
  return (pyphen) => {
    let known: Map<string, number> | undefined;
    return (word) => {
      known ??= readCounts(text);
      return known.get(word) ?? pyphen(word);
    };
  };
}

function readCounts(text: string): Map<string, number> {
  const known = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [count, ...words] = line.split(' ');
    for (const word of words) known.set(word, Number(count));
  }
  return known;
}
