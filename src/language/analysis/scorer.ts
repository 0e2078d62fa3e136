/** Keys of the features that are on, gathered by an extractor and read by a scorer. */
export class FeatureSet {
  readonly keys = new Int32Array(128);
  /** Room for a scorer: where it looks for a key, and what it finds there. */
  readonly slots = new Int32Array(128);
  readonly found = new Int32Array(128);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  add(key: number): void {
    this.keys[this.size++] = key;
  }
}

/** A linear classifier: adds the weights of all features that are on to `scores`, one per class. */
export interface Scorer {
  readonly classes: number;
  score(features: FeatureSet, scores: Float32Array): void;
}
