/**
 * Features are hashed to 27-bit keys: names of features need not be stored, and a model is a sorted
 * list of keys. With 400,000 features kept, an unseen feature meets a stored one in 0.3% of cases.
 */
const KEY_BITS = 27;
export const KEY_MASK = 2 ** KEY_BITS - 1;

/** Spreads an integer over all 32 bits. */
export function scatter(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** Hash of a string, from `from` to `to`. */
export function hashText(text: string, from = 0, to = text.length): number {
  let h = 0x811c9dc5 ^ (to - from);
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scatter(h);
}

/** Hash of an ordered pair of hashes. */
export function pair(a: number, b: number): number {
  return Math.imul(a, 0x2c1b3c6d) ^ Math.imul((b << 13) | (b >>> 19), 0x297a2d39);
}

/** The key of feature template `template` with value `value` (a hash or a pair of hashes). */
export function featureKey(template: number, value: number): number {
  return scatter(value + Math.imul(template + 1, 0x9e3779b1)) & KEY_MASK;
}
