import { countCodePoints, type Numbered, numbered, pieces, type Sequence } from './symbols.ts';

/** Characters or words compared at once; longer sequences are cut to this length (see `pieces`). */
export const LONGEST_COMPARED = 1 << 13;

const WORD = 30;
const FULL = (1 << WORD) - 1;

/**
 * The fewest insertions, deletions and replacements that turn one text (by code points) or list of
 * words into another. Over 8,192 differing characters, an upper bound.
 *
 * @example levenshteinDistance('kitten', 'sitting') // 3
 */
export function levenshteinDistance(a: Sequence, b: Sequence): number {
  let distance = 0;
  for (const { pair } of pieces(numbered(a, b), LONGEST_COMPARED)) distance += unitDistance(pair);
  return distance;
}

/**
 * The length of the longest common subsequence. Over 8,192 differing characters, a lower bound.
 *
 * @example commonLength(['the', 'big', 'cat'], ['the', 'cat', 'sat']) // 2
 */
export function commonLength(a: Sequence, b: Sequence): number {
  const pair = numbered(a, b);
  // Everything outside the differing part is common; `pieces` yields only the differing part.
  let outside = pair.a.length;
  let common = 0;
  for (const piece of pieces(pair, LONGEST_COMPARED)) {
    outside -= piece.pair.a.length;
    common += commonLengthOf(piece.pair);
  }
  return outside + common;
}

/**
 * Similarity of two texts from 0 to 1, as `Levenshtein.ratio` of python-Levenshtein:
 * (|a| + |b| − D) / (|a| + |b|), where a replacement costs 2. Two empty texts have similarity 1.
 *
 * @example levenshteinSimilarity('abc', 'abd') // 0.666…
 */
export function levenshteinSimilarity(a: string, b: string): number {
  const length = countCodePoints(a) + countCodePoints(b);
  return length === 0 ? 1 : (2 * commonLength(a, b)) / length;
}

/** The positions of each number in `a` as bits, in `blocks` words of `bits` per number. */
export function placesOf({ a, kinds }: Numbered, bits: number): Int32Array {
  const blocks = Math.ceil(a.length / bits);
  const places = new Int32Array((kinds + 1) * blocks);
  for (let i = 0; i < a.length; i++) {
    const block = Math.floor(i / bits);
    places[a[i] * blocks + block] |= 1 << (i - block * bits);
  }
  return places;
}

/**
 * Hyyrö, "Bit-parallel LCS-length computation revisited" (2004). Uses words of 30 bits, so that a
 * sum with its carry is still a machine integer.
 */
function commonLengthOf(pair: Numbered): number {
  const { a, b } = pair;
  if (a.length === 0 || b.length === 0) return 0;
  const blocks = Math.ceil(a.length / WORD);
  const places = placesOf(pair, WORD);
  const row = new Int32Array(blocks).fill(FULL);
  for (let j = 0; j < b.length; j++) {
    const base = b[j] * blocks;
    let carry = 0;
    for (let block = 0; block < blocks; block++) {
      const value = row[block];
      const match = places[base + block];
      const sum = value + (value & match) + carry;
      carry = sum >> WORD;
      row[block] = (sum & FULL) | (value & ~match);
    }
  }
  let zeros = 0;
  for (let block = 0; block < blocks; block++) zeros += WORD - ones(row[block]);
  return zeros;
}

function ones(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Myers, "A fast bit-vector algorithm for approximate string matching" (1999), block by block. */
function unitDistance(pair: Numbered): number {
  const { a, b } = pair;
  if (a.length === 0 || b.length === 0) return Math.max(a.length, b.length);
  const blocks = Math.ceil(a.length / 32);
  const places = placesOf(pair, 32);
  const up = new Int32Array(blocks).fill(-1);
  const down = new Int32Array(blocks);
  const lastBit = (a.length - 1) % 32;
  let distance = a.length;
  for (let j = 0; j < b.length; j++) {
    const base = b[j] * blocks;
    let step = 1;
    for (let block = 0; block < blocks; block++) {
      const vertical = up[block];
      const falling = down[block];
      let match = places[base + block];
      const either = match | falling;
      if (step < 0) match |= 1;
      const same = (((match & vertical) + vertical) ^ vertical) | match;
      let rise = falling | ~(same | vertical);
      let fall = vertical & same;
      if (block === blocks - 1) distance += ((rise >>> lastBit) & 1) - ((fall >>> lastBit) & 1);
      const next = (rise >>> 31) - (fall >>> 31);
      rise = (rise << 1) | (step > 0 ? 1 : 0);
      fall = (fall << 1) | (step < 0 ? 1 : 0);
      up[block] = fall | ~(either | rise);
      down[block] = rise & either;
      step = next;
    }
  }
  return distance;
}
