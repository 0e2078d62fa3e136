import { hashText } from '../analysis/hashing.ts';
import type { Spelling } from '../analysis/word-table.ts';
import type { WordVectors } from '../vectors/word-vectors.ts';

/** The network's input for a word: rows of its tables. */
export interface WordInput {
  /** Row of the learned vectors: `UNKNOWN`, `ROOT`, or that of a frequent word. */
  readonly word: number;
  /** Row of the language's word vectors, counted from 1; 0 when the word has none. */
  readonly vector: number;
  /** Rows of the hashed beginnings, endings and shape. */
  readonly affixes: Int32Array;
}

export const UNKNOWN = 0;
export const ROOT = 1;
/** Rows before those of the frequent words. */
export const SPECIAL_WORDS = 2;

/** Characters of beginnings and endings; a mark for the border of the word counts as one. */
const BEGINNINGS = [2, 3, 4];
const ENDINGS = [2, 3, 4, 5];
export const AFFIXES = BEGINNINGS.length + ENDINGS.length + 1;

/** The minimum length of the beginning, or of the last part, that replaces a word without a vector. */
const SHORTEST_STEM = 4;
const SHORTEST_PART = 5;

const CACHE_LIMIT = 100_000;
const LONGEST_WORD = 64;
const LONGEST_SHAPE = 10;

const asWritten: Spelling = (form) => form;

/** Finds the rows of words and caches them. */
export class WordInputs {
  private readonly rows: ReadonlyMap<string, number>;
  private readonly known = new Map<string, WordInput>();
  private readonly affixRows: number;
  private readonly vectors: WordVectors | undefined;
  private readonly endings: number;
  private readonly spelling: Spelling;

  /** `endings`: the number of letters that may be removed from a word to find one with a vector; 0 for none. */
  constructor(
    frequentWords: readonly string[],
    affixRows: number,
    vectors?: WordVectors,
    endings = 0,
    spelling: Spelling = asWritten,
  ) {
    this.rows = new Map(frequentWords.map((word, place) => [word, place + SPECIAL_WORDS]));
    this.affixRows = affixRows;
    this.vectors = vectors;
    this.endings = endings;
    this.spelling = spelling;
  }

  of(form: string): WordInput {
    const known = this.known.get(form);
    if (known) return known;
    // The cache is bounded, because texts can be endless.
    if (this.known.size >= CACHE_LIMIT) this.known.clear();
    const input = this.make(form);
    this.known.set(form, input);
    return input;
  }

  private make(form: string): WordInput {
    // A "word" of a million characters is identified by its two ends.
    const short = this.spelling(
      form.length > LONGEST_WORD
        ? form.slice(0, LONGEST_WORD / 2) + form.slice(-LONGEST_WORD / 2)
        : form,
    );
    const word = frequentForm(short);
    const row = this.vectors?.rowOf(short.toLowerCase()) ?? this.nearRow(word);
    return {
      word: this.rows.get(word) ?? UNKNOWN,
      vector: row === undefined ? 0 : row + 1,
      affixes: affixesOf(short, this.affixRows),
    };
  }

  /** The vector of a word without its ending ("Verträgen"), or of its last part ("Mietvertrag"). */
  private nearRow(word: string): number | undefined {
    const { vectors, endings } = this;
    if (!vectors) return undefined;
    for (let cut = 0; cut <= endings && (cut === 0 || word.length - cut >= SHORTEST_STEM); cut++) {
      const row = vectors.rowOf(word.slice(0, word.length - cut));
      if (row !== undefined) return row;
    }
    for (let from = 1; endings > 0 && word.length - from >= SHORTEST_PART; from++) {
      const row = vectors.rowOf(word.slice(from));
      if (row !== undefined) return row;
    }
    return undefined;
  }
}

/** The key of frequent words: lower case, with all digits alike. */
export function frequentForm(form: string): string {
  return form.toLowerCase().replace(/\p{Nd}/gu, '0');
}

function affixesOf(form: string, rows: number): Int32Array {
  const lower = `^${frequentForm(form)}$`;
  const n = lower.length;
  const parts = [
    ...BEGINNINGS.map((length) => hashText(lower, 0, Math.min(n, length))),
    ...ENDINGS.map((length) => hashText(lower, Math.max(0, n - length), n)),
    hashText(shapeOf(form)),
  ];
  // Their position distinguishes equal letters at both ends.
  return Int32Array.from(parts, (hash, place) => (Math.imul(hash, place + 1) >>> 0) % rows);
}

const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** "Vitamin-B12" is "Xxx-Xdd": kinds of characters, no more than two of a kind in a row. */
function shapeOf(form: string): string {
  let shape = '';
  for (const char of form) {
    const kind = UPPER.test(char) ? 'X' : LETTER.test(char) ? 'x' : DIGIT.test(char) ? 'd' : char;
    if (!shape.endsWith(kind + kind)) shape += kind;
    if (shape.length >= LONGEST_SHAPE) break;
  }
  return shape;
}
