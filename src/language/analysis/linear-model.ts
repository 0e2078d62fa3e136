import { KlartextError } from '../../core/index.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { FeatureSet, Scorer } from './scorer.ts';

/** A trained weight: the class it votes for and how strongly (−127…127). */
export interface Vote {
  readonly label: number;
  readonly weight: number;
}

/**
 * A quantised linear classifier. In memory: an open-addressing table from feature key to a run of
 * votes. On disk: keys sorted and stored as differences, so a feature costs about two bytes plus two
 * per vote.
 */
export class LinearModel implements Scorer {
  readonly classes: number;
  private readonly table: Int32Array;
  private readonly mask: number;
  private readonly votes: Int16Array;

  private constructor(classes: number, entries: number, votes: number) {
    this.classes = classes;
    let capacity = 16;
    while (capacity < entries * 1.6) capacity *= 2;
    this.mask = capacity - 1;
    // Two cells a slot: key + 1 (0 is empty), then the place of the first vote and their number.
    this.table = new Int32Array(capacity * 2);
    this.votes = new Int16Array(votes);
  }

  score(features: FeatureSet, scores: Float32Array): void {
    const { table, mask, votes } = this;
    const { keys, size, slots, found } = features;
    scores.fill(0, 0, this.classes);
    features.fetch(table, mask);
    for (let f = 0; f < size; f++) {
      const wanted = keys[f] + 1;
      let slot = slots[f];
      let key = found[f];
      while (key > wanted) {
        slot = (slot + 2) & ((mask << 1) | 1);
        key = table[slot];
      }
      if (key !== wanted) continue;
      let at = table[slot + 1];
      // The last vote of a run is marked by its lowest bit.
      for (;;) {
        const label = votes[at++];
        const weight = votes[at++];
        scores[label >> 1] += weight;
        if (label & 1) break;
      }
    }
  }

  static write(classes: number, features: Map<number, Vote[]>, out: ByteWriter): void {
    const keys = [...features.keys()].sort((a, b) => a - b);
    let votes = 0;
    for (const key of keys) votes += features.get(key)!.length;
    out.varint(classes);
    out.varint(keys.length);
    out.varint(votes);
    // Columns, not rows: bytes of one kind side by side compress better.
    let previous = 0;
    for (const key of keys) {
      out.varint(key - previous);
      previous = key;
    }
    for (const key of keys) out.varint(features.get(key)!.length);
    for (const key of keys) for (const vote of features.get(key)!) out.varint(vote.label);
    for (const key of keys) for (const vote of features.get(key)!) out.int8(vote.weight);
  }

  static read(input: ByteReader): LinearModel {
    const classes = input.varint();
    const entries = input.varint();
    const voteCount = input.varint();
    if (voteCount < entries) {
      throw new KlartextError('bad-model', 'A model file is damaged.', 'Reinstall the package.');
    }
    const model = new LinearModel(classes, entries, voteCount * 2);
    const { table, mask, votes } = model;
    const keys = input.rising(entries);
    const lengths = input.varints(entries);
    const labels = input.varints(voteCount);
    const weights = input.block(voteCount);
    for (let i = 0; i < voteCount; i++) {
      votes[i * 2] = labels[i] << 1;
      votes[i * 2 + 1] = (weights[i] << 24) >> 24;
    }
    // The largest keys first: a search ends at the first smaller one (Amble & Knuth 1974).
    for (let i = entries - 1, at = voteCount * 2; i >= 0; i--) {
      const wanted = keys[i] + 1;
      let slot = Math.imul(wanted, 0x9e3779b1) & mask;
      while (table[slot * 2] !== 0) slot = (slot + 1) & mask;
      table[slot * 2] = wanted;
      votes[at - 2] |= 1;
      at -= lengths[i] * 2;
      table[slot * 2 + 1] = at;
    }
    return model;
  }
}
