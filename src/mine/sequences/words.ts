import type { Language } from '../../language/index.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Finds the words of a text, in lower case, without punctuation. */
export type WordsOf = (text: string) => string[];

/**
 * Words for counting and hashing: runs of letters and digits where the language has spaces, which
 * is ten times as fast as its tokenizer and good enough here; its own words where it has none.
 */
export function wordFinder(language: Language): WordsOf {
  if (language.profile.words === 'spaced') return (text) => text.toLowerCase().match(WORD) ?? [];
  return (text) =>
    language
      .words(text)
      .map(({ start, end }) => text.slice(start, end).toLowerCase())
      .filter((word) => HAS_LETTER.test(word));
}
