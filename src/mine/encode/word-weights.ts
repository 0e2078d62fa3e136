import { hashOf } from '../hash.ts';

/** Buckets of words; two words in one share their count, which only makes both look less rare. */
const BUCKETS = 1 << 18;
const SEED = 0x2545f491;

/** The number of sequences that contain each hashed word, and the resulting word weights. */
export class WordWeights {
  readonly counts: Uint32Array;
  sequences: number;

  constructor(counts: Uint32Array = new Uint32Array(BUCKETS), sequences = 0) {
    this.counts = counts;
    this.sequences = sequences;
  }

  /** Counts the words of one sequence, each once. */
  count(words: Iterable<string>): void {
    this.sequences++;
    for (const word of new Set(words)) this.counts[hashOf(word, SEED) & (BUCKETS - 1)]++;
  }

  /** Inverse document frequency: 0 for a word that occurs everywhere. */
  weight(word: string): number {
    const count = this.counts[hashOf(word, SEED) & (BUCKETS - 1)];
    return Math.log((1 + this.sequences) / (1 + count));
  }
}
