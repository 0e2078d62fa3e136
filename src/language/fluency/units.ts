import { hashOfNext, hashOfUnit } from './gram-table.ts';

// The key of a group of words in the table: its kind, then its units in order.
const kind = (name: string) => hashOfUnit(`\u0002${name}`);
export const KINDS = {
  /** Words in a row. */
  words: kind('words'),
  /** Classes of words in a row. */
  classes: kind('classes'),
  /** The class of a word. */
  member: kind('member'),
  /** The class of unknown words with an ending. */
  ending: kind('ending'),
} as const;

/** Longest ending, in UTF-16 units, by which an unknown word is classified. */
export const LONGEST_ENDING = 4;
/** Start and end of a sentence; classes of unknown words follow. */
export const START = hashOfUnit('\u0003');
export const END = hashOfUnit('\u0004');
export const unknownOf = (group: number) => hashOfUnit(`\u0001${group}`);
export const classUnit = (group: number) => hashOfUnit(`\u0005${group}`);

/** Probabilities are kept as steps of a tenth of log10, from 0 down. */
export const STEP = 0.1;
/** The byte that stands for 0 in back-off weights, which may be slightly above 0. */
export const ZERO_WEIGHT = 20;

/** Classes that every language has: the start and end of a sentence, names. */
export const CLASSES = { start: 0, end: 1, name: 2 } as const;

/** The form that is counted: in lower case, with all digits alike, except that years are a class of their own. */
export function plainForm(form: string): string {
  const lower = form.toLowerCase();
  if (!/\d/.test(lower)) return lower.replaceAll('’', "'");
  if (/^(?:1[0-9]|20)\d\d$/.test(lower)) return '0000';
  return lower.slice(0, 40).replace(/\d(?:[\d.,:]*\d)?/g, '0');
}

/** Does it look like a name? A sentence begins with a capital in any case. */
export function looksLikeName(form: string, initial: boolean, capitalNouns: boolean): boolean {
  return !initial && !capitalNouns && /^\p{Lu}/u.test(form);
}

export const hashOf = (of: number, units: readonly number[]): number =>
  units.reduce(hashOfNext, of);
