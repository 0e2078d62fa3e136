import type { Language } from '../../language/index.ts';

/** Cached, because texts repeat words. */
const known = new WeakMap<Language, Map<string, string | undefined>>();
const MOST_KNOWN = 5000;
/** The minimum number of letters before the variant spelling: utilise, but not prise. */
const SHORTEST_START = 2;
const SHORTEST = 6;

/**
 * The more frequent spelling of a word, if the list has it: utilisation, utilization.
 *
 * @example usualSpelling('favourable', english) // 'favorable'
 */
export function usualSpelling(word: string, language: Language): string | undefined {
  const { spellings } = language.profile;
  if (!spellings || word.length < SHORTEST) return undefined;
  const words = known.get(language) ?? new Map<string, string | undefined>();
  known.set(language, words);
  if (!words.has(word)) {
    if (words.size >= MOST_KNOWN) words.clear();
    words.set(word, find(word.toLowerCase(), language, spellings));
  }
  return words.get(word);
}

function find(
  word: string,
  { frequency }: Language,
  spellings: NonNullable<Language['profile']['spellings']>,
): string | undefined {
  const start = (ending: string) => word.slice(0, word.length - ending.length);
  const fitting = spellings.filter(
    ([other]) =>
      word === other || (word.endsWith(other) && word.length >= other.length + SHORTEST_START),
  );
  const built = fitting.map(([other, usual]) => start(other) + usual);
  const usual = built.find((each) => frequency.rank(each) !== undefined);
  // timbre is listed, so it is not timber.
  return usual === word ? undefined : usual;
}
