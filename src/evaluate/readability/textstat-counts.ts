import { pythonLower } from '../../language/index.ts';
import { apostrophesKept, isKept, isSpace, isWordSign } from './textstat-signs.ts';

/** Versions of textstat with published numbers that differ. */
export const TEXTSTAT_VERSIONS = ['0.7.3', '0.7.11'] as const;
export type TextstatVersion = (typeof TEXTSTAT_VERSIONS)[number];

/** The counts of textstat, in the order of a metric's statistics. */
export const TEXTSTAT_COUNTS = [
  'words',
  'sentences',
  'syllables',
  'polysyllables',
  'monosyllables',
  /** Words of more than six letters, without and with punctuation. */
  'longWords',
  'longTokens',
  'tokens',
  'letters',
  'characters',
  /** Words of three or more syllables that are not in the list of easy words; 0 without a list. */
  'difficultWords',
] as const;

export type TextstatCounts = Record<(typeof TEXTSTAT_COUNTS)[number], number>;

/** textstat ignores sentences with fewer words. */
const FEWEST_WORDS = 3;
const LONG = 6;
const MANY = 3;
const APOSTROPHE = 0x27;

/** How to count syllables, and which words are easy regardless of their number. */
export interface TextstatWords {
  readonly syllablesOf: (word: string) => number;
  readonly easyWords?: ReadonlySet<string> | undefined;
  /** Words with fewer syllables are never difficult: 3 in English, 4 in Polish. */
  readonly difficultFrom?: number;
}

/**
 * Counts a text as textstat does: it removes punctuation before it splits words at spaces, uses
 * Pyphen's syllables, and ignores sentences of two words or fewer. An unfinished sentence at the end
 * counts, unless texts are joined and it continues in the next.
 */
export function textstatCounts(
  text: string,
  version: TextstatVersion,
  words: TextstatWords,
  toBeJoined = false,
): TextstatCounts {
  const counts = Object.fromEntries(TEXTSTAT_COUNTS.map((name) => [name, 0])) as TextstatCounts;
  const kept = version === '0.7.3' ? undefined : apostrophesKept;
  const { closed, open } = longSentences(text, kept);
  counts.sentences = toBeJoined ? closed : closed + open;
  let at = 0;
  while (at < text.length) {
    if (isSpace(text.charCodeAt(at))) {
      at++;
      continue;
    }
    at = countToken(text, at, kept, words, counts);
  }
  if (!kept) counts.difficultWords = differentDifficultWords(text, words);
  return counts;
}

/** Counts the token that starts here; returns its end. */
function countToken(
  text: string,
  start: number,
  kept: typeof apostrophesKept | undefined,
  words: TextstatWords,
  counts: TextstatCounts,
): number {
  let word = '';
  let letters = 0;
  let characters = 0;
  let at = start;
  while (at < text.length && !isSpace(text.charCodeAt(at))) {
    const point = text.codePointAt(at) as number;
    const width = point > 0xffff ? 2 : 1;
    characters++;
    if (isWordSign(point)) {
      letters++;
      word += text.slice(at, at + width);
    } else if (point === APOSTROPHE && kept?.(text, at)) {
      word += "'";
    }
    at += width;
  }
  counts.tokens++;
  counts.characters += characters;
  counts.letters += letters;
  if (characters > LONG) counts.longTokens++;
  if (letters > LONG) counts.longWords++;
  if (word === '') return at;
  const lower = pythonLower(word);
  const syllables = words.syllablesOf(lower);
  counts.words++;
  counts.syllables += syllables;
  if (syllables >= MANY) counts.polysyllables++;
  if (syllables === 1) counts.monosyllables++;
  if (isDifficult(lower, syllables, words)) counts.difficultWords++;
  return at;
}

function isDifficult(
  lower: string,
  syllables: number,
  { easyWords, difficultFrom = MANY }: TextstatWords,
): boolean {
  return easyWords !== undefined && syllables >= difficultFrom && !easyWords.has(lower);
}

/** The old version counts each difficult word once, and splits words at other characters here. */
function differentDifficultWords(text: string, words: TextstatWords): number {
  if (!words.easyWords) return 0;
  const different = new Set(pythonLower(text).match(/[\p{L}\p{N}_='‘’]+/gu));
  let difficult = 0;
  for (const word of different) {
    const bare = word.replace(/[='‘’]/g, '');
    const syllables = bare === '' ? 0 : words.syllablesOf(bare);
    if (isDifficult(word, syllables, words)) difficult++;
  }
  return difficult;
}

/**
 * Sentences that count, by the expression `\b[^.!?]+[.!?]*`: those with final punctuation, and an
 * unfinished one at the end, which continues in the next text if texts are joined by spaces.
 */
function longSentences(
  text: string,
  kept: typeof apostrophesKept | undefined,
): { closed: number; open: number } {
  let closed = 0;
  let open = 0;
  let at = 0;
  while (at < text.length) {
    // A word boundary: the next word character, because the preceding character is not one.
    while (at < text.length && !isWordSign(text.codePointAt(at) as number)) at++;
    let words = 0;
    let inWord = false;
    for (; at < text.length && !isEnd(text.charCodeAt(at)); at++) {
      if (isSpace(text.charCodeAt(at))) inWord = false;
      else if (!inWord && isKept(text, at, kept)) {
        inWord = true;
        words++;
      }
    }
    const counts = words >= FEWEST_WORDS;
    if (at === text.length) open = Number(counts);
    else if (counts) closed++;
    while (at < text.length && isEnd(text.charCodeAt(at))) at++;
  }
  return { closed, open };
}

/** A full stop, an exclamation or question mark. */
function isEnd(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f;
}
