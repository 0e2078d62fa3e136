/**
 * Word groups by their hash, in one read-only table: a bucket by the upper bits, a fingerprint of 16
 * bits in it, and two bytes for each (after Talbot and Brants 2008: no word is kept, and a group that
 * was never seen is taken for another about once in three thousand times).
 */
export interface GramTable {
  /** Where a hash is, or −1. */
  find(hash: number): number;
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** The header of a file, before its planes of bytes. */
export interface GramHeader {
  /** Bits of the hash that name the bucket. */
  readonly bits: number;
  readonly grams: number;
}

/** Planes in the order of the file: bucket sizes, upper and lower fingerprint bytes, two values. */
export function readGramTable(bytes: Uint8Array, { bits, grams }: GramHeader): GramTable {
  const buckets = 2 ** bits;
  const sizes = bytes.subarray(0, buckets);
  const plane = (n: number) => bytes.subarray(buckets + n * grams, buckets + (n + 1) * grams);
  const [upper, lower, first, second] = [plane(0), plane(1), plane(2), plane(3)];
  const starts = new Uint32Array(buckets + 1);
  for (let b = 0; b < buckets; b++) starts[b + 1] = starts[b] + sizes[b];
  const prints = new Uint16Array(grams);
  for (let i = 0; i < grams; i++) prints[i] = (upper[i] << 8) | lower[i];
  const shift = 32 - bits;
  return {
    first,
    second,
    find(hash) {
      const bucket = hash >>> shift;
      const print = printOf(hash, bits);
      // Fingerprints are sorted within a bucket, so a greater one ends the search.
      for (let i = starts[bucket]; i < starts[bucket + 1]; i++) {
        if (prints[i] >= print) return prints[i] === print ? i : -1;
      }
      return -1;
    },
  };
}

/** The 16 bits that follow those of the bucket. */
export function printOf(hash: number, bits: number): number {
  return (hash << bits) >>> 16;
}

/** A word, or the class of one, as a number (FNV-1a over UTF-16, then mixed). */
export function hashOfUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

/** One more unit after those hashed so far. */
export function hashOfNext(before: number, unit: number): number {
  return mixed(Math.imul(before, 0x9e3779b1) ^ unit);
}

/** Every bit of the result depends on every bit (the finaliser of MurmurHash3). */
function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
