import type { Language } from '../../language/index.ts';
import { sharedView } from '../features/views.ts';
import type { View } from '../text.ts';

/** The counts for readability formulas, in the order of a metric's statistics. */
export const COUNTS = [
  'words',
  'sentences',
  'syllables',
  'letters',
  'longWords',
  'polysyllables',
  'monosyllables',
  'characters',
  'commas',
  'stops',
  'alphabetRuns',
  'alphabetLetters',
  'hiraganaRuns',
  'hiraganaLetters',
  'kanjiRuns',
  'kanjiLetters',
  'katakanaRuns',
  'katakanaLetters',
] as const;

export type CountName = (typeof COUNTS)[number];
export type Counts = Record<CountName, number>;

const WORD = /[\p{L}\p{N}]/u;
const LETTERS = /[\p{L}\p{N}]/gu;
const LONG = 6;
const MANY = 3;

/** Runs of one script, which approximate Japanese words. */
const RUNS = [
  ['alphabet', /[\p{Script=Latin}]+/gu],
  ['hiragana', /[\p{Script=Hiragana}]+/gu],
  ['kanji', /[\p{Script=Han}々]+/gu],
  ['katakana', /[\p{Script=Katakana}ー]+/gu],
] as const;

/** The cached counts of a text by the language's own words, sentences and syllables. */
export function countsView(language: Language): View<Counts> {
  return sharedView(language, 'readability', () => (raw) => countText(raw, language));
}

/**
 * Computes the counts for readability formulas: a word has a letter or digit; a long word has more
 * than six of them.
 *
 * @example countText('Short. And sweet.', english).sentences // 2
 */
export function countText(text: string, language: Language): Counts {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  counts.sentences = language.sentences(text).length;
  for (const { start, end } of language.words(text)) {
    const word = text.slice(start, end);
    if (!WORD.test(word)) continue;
    const letters = word.match(LETTERS)?.length ?? 0;
    const syllables = Math.max(1, language.syllables(word));
    counts.words++;
    counts.letters += letters;
    counts.syllables += syllables;
    if (letters > LONG) counts.longWords++;
    if (syllables >= MANY) counts.polysyllables++;
    if (syllables === 1) counts.monosyllables++;
  }
  counts.characters = text.match(/\S/gu)?.length ?? 0;
  counts.commas = text.match(/[,、，،]/g)?.length ?? 0;
  counts.stops = text.match(/[.。．｡۔!?！？؟]/g)?.length ?? 0;
  for (const [script, run] of RUNS) {
    for (const [letters] of text.matchAll(run)) {
      counts[`${script}Runs`]++;
      counts[`${script}Letters`] += letters.length;
    }
  }
  return counts;
}

/** The averages used in formulas; absent counts (no katakana) contribute 0. */
export const AVERAGES: Readonly<Record<string, (counts: Counts) => number>> = {
  wordsPerSentence: (c) => share(c.words, c.sentences),
  syllablesPerWord: (c) => share(c.syllables, c.words),
  syllablesPer100Words: (c) => 100 * share(c.syllables, c.words),
  sentencesPer100Words: (c) => 100 * share(c.sentences, c.words),
  lettersPerWord: (c) => share(c.letters, c.words),
  lettersPer100Words: (c) => 100 * share(c.letters, c.words),
  longWordsPer100: (c) => 100 * share(c.longWords, c.words),
  longWordsPerSentence: (c) => share(c.longWords, c.sentences),
  polysyllablesPer100: (c) => 100 * share(c.polysyllables, c.words),
  monosyllablesPer100: (c) => 100 * share(c.monosyllables, c.words),
  charactersPerSentence: (c) => share(c.characters, c.sentences),
  alphabetRunLength: (c) => share(c.alphabetLetters, c.alphabetRuns),
  hiraganaRunLength: (c) => share(c.hiraganaLetters, c.hiraganaRuns),
  kanjiRunLength: (c) => share(c.kanjiLetters, c.kanjiRuns),
  katakanaRunLength: (c) => share(c.katakanaLetters, c.katakanaRuns),
  commasPerStop: (c) => share(c.commas, c.stops),
};

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
