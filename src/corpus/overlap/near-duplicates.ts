import type { NormalForm } from './normal-form.ts';

/** Signs per gram: long enough to be rare, short enough that one changed word spoils only a few. */
const GRAM = 5;
const BINS = 64;
const BANDS = 16;
const ROWS = BINS / BANDS;
const EMPTY = 0xffffffff;
/** Shorter forms have too few grams to be alike by more than chance. */
const SHORTEST = 20;

/** Jaccard similarity of character 5-grams from which two sentences count as near-duplicates. */
export const NEAR = 0.8;

/**
 * Finds near-duplicate sentences in linear time: one-permutation minwise hashing (Li et al. 2012)
 * of character 5-grams, 64 bins of 8 bits, looked up in 16 bands.
 */
export class NearDuplicates {
  /** 64 bytes per sentence, by its number. */
  #signatures = new Uint8Array(BINS << 10);
  #isLong = new Uint8Array(1 << 10);
  #size = 0;
  readonly #bins = new Uint32Array(BINS);

  /** Sentences are added in the order of their numbers, each once. */
  add(form: NormalForm): void {
    const number = this.#size++;
    if (number * BINS >= this.#signatures.length) this.#grow();
    if (form.length < SHORTEST) return;
    this.#isLong[number] = 1;
    this.#fillBins(form);
    const start = number * BINS;
    for (let bin = 0; bin < BINS; bin++) {
      // An empty bin borrows from the next one that is not (Shrivastava and Li 2014).
      let from = bin;
      while (this.#bins[from] === EMPTY) from = (from + 1) % BINS;
      this.#signatures[start + bin] = mixed(this.#bins[from] + (from - bin) * 0x9e3779b1) & 0xff;
    }
  }

  #fillBins({ codes, length }: NormalForm): void {
    const bins = this.#bins.fill(EMPTY);
    for (let i = 0; i + GRAM <= length; i++) {
      let hash = codes[i];
      for (let j = 1; j < GRAM; j++)
        hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ codes[i + j];
      const value = mixed(hash);
      const bin = value >>> 26;
      const rest = value & 0x3ffffff;
      if (rest < bins[bin]) bins[bin] = rest;
    }
  }

  /** How alike two sentences are, from 0 to 1: an estimate, good to about 0.05. */
  similarity(a: number, b: number): number {
    const signatures = this.#signatures;
    let same = 0;
    for (let bin = 0; bin < BINS; bin++) {
      if (signatures[a * BINS + bin] === signatures[b * BINS + bin]) same++;
    }
    // One bin in 256 agrees by chance.
    return Math.max(0, (same / BINS - 1 / 256) / (1 - 1 / 256));
  }

  /**
   * Calls back with pairs of near-duplicates. Of a cluster not every pair is named, but enough to
   * connect it: each sentence with the first and the latest of those that share a band with it.
   */
  forEachPair(near: number, tell: (a: number, b: number) => void): void {
    let slots = 1 << 10;
    while (slots < this.#size * 2) slots *= 2;
    const first = new Int32Array(slots);
    const latest = new Int32Array(slots);
    for (let band = 0; band < BANDS; band++) {
      first.fill(-1);
      for (let number = 0; number < this.#size; number++) {
        if (this.#isLong[number] === 0) continue;
        const slot = this.#slotOf(first, number, band);
        const early = first[slot];
        if (early < 0) first[slot] = number;
        else {
          if (this.similarity(early, number) >= near) tell(early, number);
          const late = latest[slot];
          if (late !== early && this.similarity(late, number) >= near) tell(late, number);
        }
        latest[slot] = number;
      }
    }
  }

  #slotOf(first: Int32Array, number: number, band: number): number {
    const at = number * BINS + band * ROWS;
    const value = this.#rows(at);
    const mask = first.length - 1;
    for (let slot = mixed(value + band) & mask; ; slot = (slot + 1) & mask) {
      const other = first[slot];
      if (other < 0 || this.#rows(other * BINS + band * ROWS) === value) return slot;
    }
  }

  #rows(at: number): number {
    const bytes = this.#signatures;
    return (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }

  #grow(): void {
    const [signatures, isLong] = [this.#signatures, this.#isLong];
    this.#signatures = new Uint8Array(signatures.length * 2);
    this.#isLong = new Uint8Array(isLong.length * 2);
    this.#signatures.set(signatures);
    this.#isLong.set(isLong);
  }
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
