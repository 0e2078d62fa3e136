import type { Vote } from '../../src/language/analysis/linear-model.ts';
import type { FeatureSet, Scorer } from '../../src/language/analysis/scorer.ts';
import { type FeatureVotes, type Kept, quantised } from './quantise.ts';

/**
 * Weights of an averaged perceptron while it learns. Each feature holds a linked list of votes, so
 * that classifiers with a thousand classes fit into memory.
 */
export class Perceptron implements Scorer {
  readonly classes: number;
  private capacity = 1 << 20;
  private keys = new Int32Array(this.capacity);
  private first = new Int32Array(this.capacity).fill(-1);
  private touched = new Uint16Array(this.capacity);
  private featureCount = 0;
  private labels = new Int16Array(1 << 20);
  private next = new Int32Array(1 << 20);
  private weights = new Float32Array(1 << 20);
  private sums = new Float64Array(1 << 20);
  private voteCount = 0;
  /** Number of examples seen: the clock of the average. */
  private time = 1;

  constructor(classes: number) {
    this.classes = classes;
  }

  tick(): void {
    this.time++;
  }

  score(features: FeatureSet, scores: Float32Array): void {
    scores.fill(0, 0, this.classes);
    for (let f = 0; f < features.size; f++) {
      const slot = this.find(features.keys[f]);
      for (let v = this.keys[slot] === 0 ? -1 : this.first[slot]; v >= 0; v = this.next[v]) {
        scores[this.labels[v]] += this.weights[v];
      }
    }
  }

  update(features: FeatureSet, label: number, delta: number): void {
    for (let f = 0; f < features.size; f++) this.updateKey(features.keys[f], label, delta);
  }

  private updateKey(key: number, label: number, delta: number): void {
    let slot = this.find(key);
    if (this.keys[slot] === 0) {
      if (this.featureCount * 2 > this.capacity) {
        this.grow();
        slot = this.find(key);
      }
      this.keys[slot] = key + 1;
      this.first[slot] = -1;
      this.featureCount++;
    }
    if (this.touched[slot] < 0xffff) this.touched[slot]++;
    let vote = this.first[slot];
    while (vote >= 0 && this.labels[vote] !== label) vote = this.next[vote];
    if (vote < 0) {
      vote = this.newVote(label, this.first[slot]);
      this.first[slot] = vote;
    }
    this.weights[vote] += delta;
    this.sums[vote] += delta * this.time;
  }

  private newVote(label: number, next: number): number {
    if (this.voteCount === this.labels.length) {
      this.labels = enlarged(this.labels, Int16Array);
      this.next = enlarged(this.next, Int32Array);
      this.weights = enlarged(this.weights, Float32Array);
      this.sums = enlarged(this.sums, Float64Array);
    }
    this.labels[this.voteCount] = label;
    this.next[this.voteCount] = next;
    return this.voteCount++;
  }

  private find(key: number): number {
    const mask = this.capacity - 1;
    let slot = Math.imul(key + 1, 0x9e3779b1) & mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key + 1) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, first, touched } = this;
    this.capacity *= 2;
    this.keys = new Int32Array(this.capacity);
    this.first = new Int32Array(this.capacity).fill(-1);
    this.touched = new Uint16Array(this.capacity);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === 0) continue;
      const slot = this.find(keys[i] - 1);
      this.keys[slot] = keys[i];
      this.first[slot] = first[i];
      this.touched[slot] = touched[i];
    }
  }

  /** The averaged weights of features that changed at least so often. */
  averages(leastUpdates: number): FeatureVotes[] {
    const entries: FeatureVotes[] = [];
    for (let slot = 0; slot < this.capacity; slot++) {
      if (this.keys[slot] === 0 || this.touched[slot] < leastUpdates) continue;
      const votes: Vote[] = [];
      for (let v = this.first[slot]; v >= 0; v = this.next[v]) {
        votes.push({ label: this.labels[v], weight: this.average(v) });
      }
      entries.push({ key: this.keys[slot] - 1, votes });
    }
    return entries;
  }

  /** Averaged weights as 8-bit votes; the `limit` features with the largest weights are kept. */
  finish(limit: number, leastUpdates = 2): Kept {
    return quantised(this.averages(leastUpdates), limit);
  }

  private average(vote: number): number {
    return this.weights[vote] - this.sums[vote] / this.time;
  }
}

function enlarged<T extends Int16Array | Int32Array | Float32Array | Float64Array>(
  old: T,
  kind: new (length: number) => T,
): T {
  const larger = new kind(old.length * 2);
  larger.set(old as never);
  return larger;
}
