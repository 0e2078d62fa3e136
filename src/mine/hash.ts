/** Mixes a 32-bit number (the finaliser of MurmurHash3). */
export function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 32-bit hash of a stretch of a text, different for each seed. */
export function hashOf(text: string, seed: number, start = 0, end = text.length): number {
  let hash = seed ^ Math.imul(end - start, 0x9e3779b1);
  for (let i = start; i < end; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x5f356495);
    hash ^= hash >>> 15;
  }
  return mixed(hash);
}

/** A 64-bit hash of a text as two numbers: enough to distinguish a thousand million texts. */
export function hash64(text: string): [high: number, low: number] {
  let high = 0x9e3779b9 ^ text.length;
  let low = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  return [mixed(high ^ Math.imul(low, 0xc2b2ae35)), mixed(low ^ Math.imul(high, 0x27d4eb2f))];
}

/** Normalises a text: removes differences of case, spacing, punctuation and encoding. */
export function normalForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
