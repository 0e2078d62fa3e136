import type { NormalForm } from './normal-form.ts';

/** Characters per gram: long enough to be rare, short enough that one changed word affects few. */
const GRAM = 5;
const BINS = 64;
const BANDS = 16;
const ROWS = BINS / BANDS;
const EMPTY = 0xffffffff;
/** A power of two, so that a slot never spans two cache lines. */
const SLOT = 4;
/** Shorter forms have too few grams: their similarity may be due to chance. */
const SHORTEST = 20;

/** Jaccard similarity of character 5-grams from which two sentences count as near-duplicates. */
export const NEAR = 0.8;

/**
 * Finds near-duplicate sentences in linear time: one-permutation minwise hashing (Li et al. 2012)
 * of character 5-grams, 64 bins of 8 bits, looked up in 16 bands.
 */
export class NearDuplicates {
  /** By sentence and band, four bins of 8 bits in one number: 64 bytes, one memory access. */
  #signatures = new Int32Array(BANDS << 10);
  #isLong = new Uint8Array(1 << 10);
  #size = 0;
  readonly #bins = new Uint32Array(BINS);

  /** Sentences are added in the order of their numbers, each once. */
  add(form: NormalForm): void {
    const number = this.#size++;
    if (number === this.#isLong.length) this.#grow();
    if (form.length < SHORTEST) return;
    this.#isLong[number] = 1;
    this.#fillBins(form);
    for (let band = 0; band < BANDS; band++) {
      let rows = 0;
      for (let bin = band * ROWS; bin < (band + 1) * ROWS; bin++) {
        // An empty bin borrows from the next non-empty one (Shrivastava and Li 2014).
        let from = bin;
        while (this.#bins[from] === EMPTY) from = (from + 1) % BINS;
        const value = mixed(this.#bins[from] + (from - bin) * 0x9e3779b1);
        rows = (rows << 8) | (value & 0xff);
      }
      this.#signatures[number * BANDS + band] = rows;
    }
  }

  #fillBins({ codes, length }: NormalForm): void {
    const bins = this.#bins.fill(EMPTY);
    for (let i = 0; i + GRAM <= length; i++) {
      let hash = codes[i];
      for (let j = 1; j < GRAM; j++) {
        hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ codes[i + j];
      }
      const value = mixed(hash);
      const bin = value >>> 26;
      const rest = value & 0x3ffffff;
      if (rest < bins[bin]) bins[bin] = rest;
    }
  }

  /** The estimated similarity of two sentences, from 0 to 1, accurate to about 0.05. */
  similarity(a: number, b: number): number {
    const signatures = this.#signatures;
    let same = 0;
    for (let band = 0; band < BANDS; band++) {
      const difference = signatures[a * BANDS + band] ^ signatures[b * BANDS + band];
      if ((difference & 0xff) === 0) same++;
      if ((difference & 0xff00) === 0) same++;
      if ((difference & 0xff0000) === 0) same++;
      if (difference >>> 24 === 0) same++;
    }
    // One bin in 256 agrees by chance.
    return Math.max(0, (same / BINS - 1 / 256) / (1 - 1 / 256));
  }

  /**
   * Calls back with pairs of near-duplicates. A cluster gives not every pair, but enough to connect
   * it: each sentence with the first and the latest of those that share a band with it.
   */
  forEachPair(near: number, report: (a: number, b: number) => void): void {
    let slots = 1 << 10;
    while (slots < this.#size * 1.5) slots *= 2;
    const mask = slots - 1;
    // Each slot has the first sentence (from 1), its value and the latest, for one memory access.
    const table = new Int32Array(slots * SLOT);
    for (let band = 0; band < BANDS; band++) {
      table.fill(0);
      for (let number = 0; number < this.#size; number++) {
        if (this.#isLong[number] === 0) continue;
        const value = this.#signatures[number * BANDS + band];
        let slot = (mixed(value) & mask) * SLOT;
        while (table[slot] > 0 && table[slot + 1] !== value)
          slot = (slot + SLOT) & (slots * SLOT - 1);
        const early = table[slot] - 1;
        if (early < 0) {
          table[slot] = number + 1;
          table[slot + 1] = value;
        } else {
          if (this.similarity(early, number) >= near) report(early, number);
          const late = table[slot + 2];
          if (late !== early && this.similarity(late, number) >= near) report(late, number);
        }
        table[slot + 2] = number;
      }
    }
  }

  #grow(): void {
    const isLong = this.#isLong;
    this.#isLong = new Uint8Array(isLong.length * 2);
    this.#isLong.set(isLong);
    const signatures = this.#signatures;
    this.#signatures = new Int32Array(signatures.length * 2);
    this.#signatures.set(signatures);
  }
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
