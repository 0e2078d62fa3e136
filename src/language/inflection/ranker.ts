import type { EditScript } from './edit-script.ts';
import { formatScript } from './edit-script.ts';

/**
 * A linear model over (cell, lemma, script): which of the scripts seen in a cell fits this lemma.
 * Features are hashed into one table of 8-bit weights; endings, starts, the whole lemma and the
 * end of the resulting form all vote.
 */
export interface WeightTable {
  readonly values: Int8Array | Float32Array;
  /** Table size minus one; the size is a power of two. */
  readonly mask: number;
}

/** A script with its hashes, computed once. */
export interface HashedScript {
  readonly script: EditScript;
  readonly whole: number;
  /** Initial and internal changes only, which umlaut and ge- share across cells. */
  readonly stem: number;
  readonly move: number;
  /** The length of the part before the change: ab in abgeholt, hole … ab. */
  readonly particle: number;
}

/** The features of a lemma, computed once per lookup. */
export interface LemmaHashes {
  readonly lemma: string;
  /** Hashes of the last 0 … 8 characters, with the start of the word marked. */
  readonly endings: readonly number[];
  /** Hashes of the first 1 … 5 characters. */
  readonly starts: readonly number[];
  readonly whole: number;
  /** Vowels and consonants of the last four characters. */
  readonly shape: number;
  readonly rhythm: number;
}

const ENDINGS = 8;
const STARTS = 5;
const VOWELS = new Set('aeiouyáàâäãåæéèêëíìîïóòôöõøœúùûüýαаеёиоуыэюяіїєاویےہ');

export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return mix(hash);
}

function mix(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

export function hashScript(script: EditScript): HashedScript {
  const stem = formatScript({ ...script, end: { remove: '', insert: '' }, move: 0 });
  return {
    script,
    whole: hashText(formatScript(script)),
    stem: hashText(stem, 0x1234567),
    move: script.move,
    particle: script.move > 0 ? script.move : (script.start?.at ?? 0),
  };
}

export function hashLemma(lemma: string): LemmaHashes {
  const endings: number[] = [];
  let hash = 0x51ed270b;
  for (let length = 0; length <= ENDINGS; length++) {
    endings.push(mix(hash ^ length));
    const at = lemma.length - 1 - length;
    // The start of the word is part of the ending of a short word.
    hash = Math.imul(hash ^ (at >= 0 ? lemma.charCodeAt(at) : 94), 0x01000193);
  }
  const starts: number[] = [];
  hash = 0x2545f491;
  for (let length = 0; length < STARTS; length++) {
    hash = Math.imul(hash ^ (length < lemma.length ? lemma.charCodeAt(length) : 36), 0x01000193);
    starts.push(mix(hash));
  }
  let shape = '';
  for (let i = Math.max(0, lemma.length - 4); i < lemma.length; i++) {
    shape += VOWELS.has(lemma[i]) ? 'v' : 'c';
  }
  let syllables = 0;
  let inVowel = false;
  for (const letter of lemma) {
    const vowel = VOWELS.has(letter);
    if (vowel && !inVowel) syllables++;
    inVowel = vowel;
  }
  return {
    lemma,
    endings,
    starts,
    whole: hashText(lemma, 0x7f4a7c15),
    shape: hashText(shape, 0x3c6ef372),
    rhythm: hashText(shape + lemma.slice(-1) + Math.min(syllables, 4), 0x1b873593),
  };
}

/** Writes the table slots of a candidate into `slots` and returns their number. */
export function candidateSlots(
  word: LemmaHashes,
  cell: number,
  paradigm: number,
  candidate: HashedScript,
  form: string,
  slots: Int32Array,
  mask: number,
): number {
  let n = 0;
  const inCell = Math.imul(candidate.whole ^ cell, 0x9e3779b1);
  const inParadigm = Math.imul(candidate.whole ^ paradigm, 0x85ebca77);
  const stemInCell = Math.imul(candidate.stem ^ cell, 0xc2b2ae3d);
  const stem = Math.imul(candidate.stem ^ paradigm, 0x27d4eb2f);
  const { endings, starts } = word;
  for (let i = 0; i <= ENDINGS; i++) slots[n++] = mix(inCell ^ endings[i]) & mask;
  for (let i = 1; i <= ENDINGS; i++) slots[n++] = mix(inParadigm ^ endings[i]) & mask;
  slots[n++] = mix(inParadigm ^ word.whole) & mask;
  slots[n++] = mix(stem ^ word.whole) & mask;
  for (let i = 0; i < 4; i++) slots[n++] = mix(inCell ^ starts[i]) & mask;
  for (let i = 0; i < STARTS; i++) slots[n++] = mix(stem ^ starts[i]) & mask;
  for (let i = 0; i <= 6; i++) slots[n++] = mix(stem ^ endings[i]) & mask;
  slots[n++] = stemInCell & mask;
  slots[n++] = mix(inCell ^ word.shape) & mask;
  slots[n++] = mix(inCell ^ word.rhythm) & mask;
  const moved = Math.imul((candidate.move + 7) ^ paradigm, 0x165667b1);
  for (let i = 0; i < STARTS; i++) slots[n++] = mix(moved ^ starts[i] ^ 0x55) & mask;
  slots[n++] = mix(moved ^ word.whole) & mask;
  if (candidate.particle > 0) {
    // Whether a verb is separable depends on its particle and on the remaining verb.
    const { lemma } = word;
    slots[n++] = hashText(lemma.slice(0, candidate.particle), moved) & mask;
    slots[n++] = hashText(lemma.slice(candidate.particle), moved ^ 0x33) & mask;
  }
  let tail = Math.imul(cell ^ 0x2f0b4c47, 0x9e3779b1);
  let tailAnywhere = Math.imul(paradigm ^ 0x6c62272e, 0x85ebca77);
  for (let i = 1; i <= 6 && i <= form.length; i++) {
    const code = form.charCodeAt(form.length - i);
    tail = Math.imul(tail ^ code, 0x01000193);
    tailAnywhere = Math.imul(tailAnywhere ^ code, 0x01000193);
    if (i >= 2) slots[n++] = mix(tail) & mask;
    if (i >= 3) slots[n++] = mix(tailAnywhere) & mask;
  }
  return n;
}

/** An upper bound for what `candidateSlots` writes. */
export const MAX_SLOTS = 80;

export function scoreSlots(table: WeightTable, slots: Int32Array, count: number): number {
  const values = table.values;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[slots[i]];
  return sum;
}
