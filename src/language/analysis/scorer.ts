/** Keys of the features that are on, gathered by an extractor and read by a scorer. */
export class FeatureSet {
  readonly keys = new Int32Array(128);
  /** After `fetch`: where the search for a key begins, and what stands there. */
  readonly slots = new Int32Array(128);
  readonly found = new Int32Array(128);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  add(key: number): void {
    this.keys[this.size++] = key;
  }

  /**
   * Looks at the places of all keys in a hash table of two cells a slot, before any is compared: the
   * processor waits for memory once, not each time.
   */
  fetch(table: Int32Array, mask: number): void {
    const { keys, size, slots, found } = this;
    for (let f = 0; f < size; f++) {
      const slot = (Math.imul(keys[f] + 1, 0x9e3779b1) & mask) << 1;
      slots[f] = slot;
      found[f] = table[slot];
    }
  }
}

/** A linear classifier: adds the weights of all features that are on to `scores`, one per class. */
export interface Scorer {
  readonly classes: number;
  /** Are the weights what they always were, so that a score may be remembered? */
  readonly fixed?: boolean;
  score(features: FeatureSet, scores: Float32Array): void;
}
