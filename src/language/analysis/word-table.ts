import { hashText, KEY_MASK, scatter } from './hashing.ts';
import type { WordClasses } from './word-classes.ts';

/** What the features see of a word form, as hashes. */
export interface Word {
  readonly form: number;
  readonly lower: number;
  readonly prefixes: readonly [number, number, number];
  /** Suffixes of one to five characters (the third by the table's `ending`); a shorter word repeats its whole self. */
  readonly suffixes: readonly [number, number, number, number, number];
  /** Three-letter pieces inside the word. */
  readonly pieces: readonly number[];
  /** Capitals, digits, hyphens, punctuation, script. */
  readonly shape: number;
  /** Classes from a word list that ships with the model; 0 when unknown. */
  readonly fine: number;
  readonly coarse: number;
  /** The parts of speech that a lexicon of forms allows; 0 when it does not know the word. */
  readonly parts: number;
}

/** How features spell a word: traditional Chinese characters as simplified ones, say. */
export type Spelling = (form: string) => string;

const asWritten: Spelling = (form) => form;

/** How many characters tell a word's kind from its end; one in Chinese. */
export const ENDING = 3;

const CACHE_LIMIT = 200_000;

/** Makes and remembers `Word`s. */
export class WordTable {
  private readonly words = new Map<string, Word>();
  private readonly classes: WordClasses | undefined;
  private readonly spelling: Spelling;
  private readonly ending: number;
  private readonly lexicon: WordClasses | undefined;

  constructor(
    classes?: WordClasses,
    spelling: Spelling = asWritten,
    ending = ENDING,
    lexicon?: WordClasses,
  ) {
    this.classes = classes;
    this.lexicon = lexicon;
    this.spelling = spelling;
    this.ending = ending;
  }

  word(form: string): Word {
    const known = this.words.get(form);
    if (known) return known;
    // An endless text must not fill the memory.
    if (this.words.size >= CACHE_LIMIT) this.words.clear();
    const word = this.make(form);
    this.words.set(form, word);
    return word;
  }

  private make(form: string): Word {
    // A "word" of a million characters is hashed by its two ends.
    const short = this.spelling(form.length > 64 ? form.slice(0, 32) + form.slice(-32) : form);
    const lower = short.toLowerCase();
    const n = lower.length;
    const lowerHash = hashText(lower);
    const suffix = (k: number) => hashText(lower, Math.max(0, n - k), n);
    const prefix = (k: number) => hashText(lower, 0, Math.min(n, k));
    const classed = this.classes?.lookup(lowerHash & KEY_MASK) ?? 0;
    const parts = this.lexicon?.lookup(lowerHash & KEY_MASK) ?? 0;
    return {
      form: hashText(short),
      lower: lowerHash,
      prefixes: [prefix(1), prefix(2), prefix(3)],
      suffixes: [suffix(1), suffix(2), suffix(this.ending), suffix(4), suffix(5)],
      pieces: piecesOf(lower),
      shape: scatter(shapeOf(short)),
      fine: classed === 0 ? 0 : scatter(classed),
      coarse: classed === 0 ? 0 : scatter(0x1000 + (classed >> 4)),
      parts: parts === 0 ? 0 : scatter(0x2000 + parts),
    };
  }
}

/** The word before the first and after the last token. */
export const OUTSIDE: Word = {
  form: 1,
  lower: 1,
  prefixes: [1, 1, 1],
  suffixes: [1, 1, 1, 1, 1],
  pieces: [],
  shape: 1,
  fine: 1,
  coarse: 1,
  parts: 1,
};

const MOST_PIECES = 10;

function piecesOf(lower: string): number[] {
  const pieces: number[] = [];
  for (let i = 1; i + 3 < lower.length && pieces.length < MOST_PIECES; i++) {
    pieces.push(hashText(lower, i, i + 3));
  }
  return pieces;
}

const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{N}/u;
const KANA = /[\u3040-\u309f]/;
const KATAKANA = /[\u30a0-\u30ff]/;
const HAN = /\p{Script=Han}/u;
const PUNCTUATION = /\p{P}/u;

function shapeOf(form: string): number {
  let letters = 0;
  let upper = 0;
  let flags = 0;
  for (const char of form) {
    if (LETTER.test(char)) {
      letters++;
      if (UPPER.test(char)) upper++;
      else if (KANA.test(char)) flags |= 1;
      else if (KATAKANA.test(char)) flags |= 2;
      else if (HAN.test(char)) flags |= 4;
    } else if (DIGIT.test(char)) flags |= 8;
    else if (char === '-' || char === '–') flags |= 16;
    else if (char === '.') flags |= 32;
    else if (char === "'" || char === '’') flags |= 64;
    else if (PUNCTUATION.test(char)) flags |= 128;
    else flags |= 256;
  }
  const first = form === '' ? '' : String.fromCodePoint(form.codePointAt(0)!);
  const casing =
    upper === 0 ? 0 : upper === letters ? (letters === 1 ? 1 : 2) : UPPER.test(first) ? 3 : 4;
  return (flags * 8 + casing) * 4 + Math.min(3, letters);
}
