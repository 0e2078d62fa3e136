import type { FeatureSet, Scorer } from '../../src/language/analysis/scorer.ts';
import { type FeatureVotes, type Kept, quantised } from './quantise.ts';

/**
 * An averaged perceptron for few classes: the weights of a feature stand side by side, so that a
 * look-up touches one place in memory. `Perceptron` is the same for many classes.
 */
export class DensePerceptron implements Scorer {
  readonly classes: number;
  private capacity = 1 << 20;
  private keys = new Int32Array(this.capacity);
  private rows = new Int32Array(this.capacity);
  private weights: Float32Array;
  private sums: Float64Array;
  private touched = new Uint16Array(1 << 19);
  private size = 0;
  private time = 1;

  constructor(classes: number) {
    this.classes = classes;
    this.weights = new Float32Array(classes << 19);
    this.sums = new Float64Array(classes << 19);
  }

  /** Counts an example: the clock of the average. */
  tick(): void {
    this.time++;
  }

  score(features: FeatureSet, scores: Float32Array): void {
    const { classes, weights, keys } = this;
    scores.fill(0, 0, classes);
    for (let f = 0; f < features.size; f++) {
      const slot = this.find(features.keys[f]);
      if (keys[slot] === 0) continue;
      const from = this.rows[slot] * classes;
      for (let c = 0; c < classes; c++) scores[c] += weights[from + c];
    }
  }

  update(features: FeatureSet, label: number, delta: number): void {
    for (let f = 0; f < features.size; f++) {
      const row = this.rowOf(features.keys[f]);
      if (this.touched[row] < 0xffff) this.touched[row]++;
      this.weights[row * this.classes + label] += delta;
      this.sums[row * this.classes + label] += delta * this.time;
    }
  }

  /** The averaged weights of features that changed at least so often. */
  averages(leastUpdates: number): FeatureVotes[] {
    const entries: FeatureVotes[] = [];
    for (let slot = 0; slot < this.capacity; slot++) {
      if (this.keys[slot] === 0 || this.touched[this.rows[slot]] < leastUpdates) continue;
      const from = this.rows[slot] * this.classes;
      const votes = Array.from({ length: this.classes }, (_, label) => ({
        label,
        weight: this.weights[from + label] - this.sums[from + label] / this.time,
      }));
      entries.push({ key: this.keys[slot] - 1, votes });
    }
    return entries;
  }

  /** Averaged weights as 8-bit votes; the `limit` features with the largest weights are kept. */
  finish(limit: number, leastUpdates = 2): Kept {
    return quantised(this.averages(leastUpdates), limit);
  }

  private rowOf(key: number): number {
    let slot = this.find(key);
    if (this.keys[slot] !== 0) return this.rows[slot];
    if (this.size * 2 >= this.capacity) {
      this.grow();
      slot = this.find(key);
    }
    this.keys[slot] = key + 1;
    this.rows[slot] = this.size;
    return this.size++;
  }

  private find(key: number): number {
    const mask = this.capacity - 1;
    let slot = Math.imul(key + 1, 0x9e3779b1) & mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key + 1) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, rows, weights, sums, touched } = this;
    this.capacity *= 2;
    this.keys = new Int32Array(this.capacity);
    this.rows = new Int32Array(this.capacity);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === 0) continue;
      const slot = this.find(keys[i] - 1);
      this.keys[slot] = keys[i];
      this.rows[slot] = rows[i];
    }
    this.weights = new Float32Array(weights.length * 2);
    this.weights.set(weights);
    this.sums = new Float64Array(sums.length * 2);
    this.sums.set(sums);
    this.touched = new Uint16Array(touched.length * 2);
    this.touched.set(touched);
  }
}
