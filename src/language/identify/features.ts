import { scriptOf } from './scripts.ts';

/** The longest character sequence inside a word that counts as a feature. */
const LONGEST_SEQUENCE = 4;
/** Longer "words" are cut into pieces: a line of letters without a space stays linear. */
const LONGEST_WORD = 40;
/** More than enough to identify a language, and a bound on the time for one text. */
const SAMPLE_LENGTH = 2000;

const BOUNDARY = 0x5f;
const FIRST_MARK = 0x300;
const LAST_MARK = 0x36f;
const WORD_SEED = 0x2545f491;
const PRIME = 0x01000193;

/**
 * The part of a text that is read: the first 2,000 characters, lower-cased, with accents
 * composed. Leading blanks and symbols do not use up the sample.
 */
export function sampleOf(text: string): string {
  let start = 0;
  while (start < text.length && scriptOf(text.charCodeAt(start)) === 0) start++;
  return text
    .slice(start, start + SAMPLE_LENGTH)
    .normalize('NFC')
    .toLowerCase();
}

/**
 * The hashed features of a text in one script: sequences of 1 to 4 characters inside words
 * (with `_` at the edges) and whole words; sequences of 1 and 2 where words have no spaces.
 * Letters of other scripts are skipped. Returns how many were written to `into`.
 *
 * @example
 * const into = new Uint32Array(FEATURE_ROOM);
 * const count = hashFeatures(sampleOf('Guten Tag'), latin, 16384, true, into);
 */
export function hashFeatures(
  sample: string,
  script: number,
  buckets: number,
  spaced: boolean,
  into: Uint32Array,
): number {
  const longest = spaced ? LONGEST_SEQUENCE : 2;
  const mask = buckets - 1;
  let count = 0;
  let at = 0;
  while (at < sample.length) {
    if (scriptOf(sample.charCodeAt(at)) !== script) {
      at++;
      continue;
    }
    const start = at;
    while (at < sample.length && at - start < LONGEST_WORD && isPart(sample, at, script)) at++;
    count = hashWord(sample, start, at, longest, spaced, mask, into, count);
  }
  return count;
}

/** Room for the features of the longest sample: at most 4 for each position of a padded word. */
export const FEATURE_ROOM = SAMPLE_LENGTH * 3 * (LONGEST_SEQUENCE + 1) * 3;

function isPart(sample: string, at: number, script: number): boolean {
  const unit = sample.charCodeAt(at);
  return scriptOf(unit) === script || (unit >= FIRST_MARK && unit <= LAST_MARK);
}

function hashWord(
  sample: string,
  start: number,
  end: number,
  longest: number,
  spaced: boolean,
  mask: number,
  into: Uint32Array,
  countBefore: number,
): number {
  let count = countBefore;
  const from = spaced ? start - 1 : start;
  const to = spaced ? end + 1 : end;
  for (let first = from; first < to; first++) {
    let hash = 0x811c9dc5;
    for (let at = first; at < to && at - first < longest; at++) {
      const unit = at < start || at >= end ? BOUNDARY : sample.charCodeAt(at);
      hash = Math.imul(hash ^ unit, PRIME);
      // A lone boundary carries no information.
      if (at > first || (at >= start && at < end)) into[count++] = scatter(hash) & mask;
    }
  }
  if (spaced) {
    let hash = WORD_SEED;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ sample.charCodeAt(at), PRIME);
    into[count++] = scatter(hash) & mask;
  }
  return count;
}

/** Spreads the bits of a hash, because only the low ones are used (the finaliser of MurmurHash3). */
function scatter(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
