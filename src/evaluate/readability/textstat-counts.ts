import { pythonLower, pythonSplit } from '../../language/index.ts';
import { countCodePoints } from '../edits/index.ts';

/** Versions of textstat whose numbers are in print and differ. */
export const TEXTSTAT_VERSIONS = ['0.7.3', '0.7.11'] as const;
export type TextstatVersion = (typeof TEXTSTAT_VERSIONS)[number];

/** What textstat counts, in the order of a metric's statistics. */
export const TEXTSTAT_COUNTS = [
  'words',
  'sentences',
  'syllables',
  'polysyllables',
  'monosyllables',
  'longWords',
  'longTokens',
  'tokens',
  'parts',
  'letters',
  'characters',
] as const;

export type TextstatCounts = Record<(typeof TEXTSTAT_COUNTS)[number], number>;

/** Python's white space, inside a character class. */
const SPACE =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const SIGNS = new RegExp(`[^\\p{L}\\p{N}_${SPACE}]`, 'gu');
const SIGNS_BUT_APOSTROPHES = new RegExp(`[^\\p{L}\\p{N}_'${SPACE}]`, 'gu');
const SPACES = new RegExp(`[${SPACE}]`, 'gu');
/** Apostrophes that start no English contraction. */
const QUOTES = /'(?![tsd]|ve|ll|re)/g;
const CONTRACTIONS = /'(?=[tsd]|ve|ll|re)/g;
const WORD_SIGN = /[\p{L}\p{N}_]/u;

/** A sentence of fewer words is none to textstat. */
const FEWEST_WORDS = 3;
const LONG = 6;

const withoutSigns = (text: string) => text.replace(SIGNS, '');
const withoutMostSigns = (text: string) =>
  text.replace(QUOTES, '').replace(SIGNS_BUT_APOSTROPHES, '');
const CLEANERS: Readonly<Record<TextstatVersion, (text: string) => string>> = {
  '0.7.3': withoutSigns,
  '0.7.11': withoutMostSigns,
};

/**
 * Counts a text as textstat does: signs fall away before words are split at spaces, syllables are
 * Pyphen's, sentences of two words or fewer do not count. A sentence left open at the end is one
 * too, unless texts are to be joined and it goes on in the next.
 */
export function textstatCounts(
  text: string,
  version: TextstatVersion,
  syllablesOf: (word: string) => number,
  toBeJoined = false,
): TextstatCounts {
  const clean = CLEANERS[version];
  const words = pythonSplit(clean(text));
  const plain = pythonSplit(withoutSigns(text));
  const tokens = pythonSplit(text);
  const { closed, open } = longSentences(text, clean);
  const counts: TextstatCounts = {
    words: words.length,
    sentences: toBeJoined ? closed : closed + open,
    syllables: 0,
    polysyllables: 0,
    monosyllables: 0,
    longWords: plain.filter(isLong).length,
    longTokens: tokens.filter(isLong).length,
    tokens: tokens.length,
    parts: pythonSplit(clean(text).replace(CONTRACTIONS, ' ')).length,
    letters: countCodePoints(withoutSigns(text).replace(SPACES, '')),
    characters: countCodePoints(text.replace(SPACES, '')),
  };
  for (const word of words) {
    const syllables = syllablesOf(pythonLower(word));
    counts.syllables += syllables;
    if (syllables >= 3) counts.polysyllables++;
    if (syllables === 1) counts.monosyllables++;
  }
  return counts;
}

const isLong = (word: string) => countCodePoints(word) > LONG;

/**
 * Sentences that count, by the expression `\b[^.!?]+[.!?]*`: those that a sign closes, and the one
 * left open at the end, which goes on in the next text when texts are joined by spaces.
 */
function longSentences(
  text: string,
  clean: (text: string) => string,
): { closed: number; open: number } {
  let closed = 0;
  let open = 0;
  let at = 0;
  while (at < text.length) {
    // A word boundary: the next sign of a word, as what stands before is no word.
    while (at < text.length && !WORD_SIGN.test(characterAt(text, at))) at++;
    const start = at;
    while (at < text.length && !isEnd(text[at])) at++;
    const isLongEnough = pythonSplit(clean(text.slice(start, at))).length >= FEWEST_WORDS;
    if (at === text.length) open = Number(start < at && isLongEnough);
    else if (isLongEnough) closed++;
    while (at < text.length && isEnd(text[at])) at++;
  }
  return { closed, open };
}

function isEnd(sign: string): boolean {
  return sign === '.' || sign === '!' || sign === '?';
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) as number);
}
