import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Vote } from './linear-model.ts';
import { MOVES } from './parser-state.ts';
import type { FeatureSet, Scorer } from './scorer.ts';

/**
 * The parser's classifier. Its four weights fit into one 32-bit cell beside the key, so a feature
 * costs one look at memory: the parser asks for some 1,000 features a word.
 */
export class MoveModel implements Scorer {
  readonly classes = MOVES;
  readonly fixed = true;
  private readonly table: Int32Array;
  private readonly mask: number;

  private constructor(size: number) {
    let capacity = 16;
    while (capacity < size * 1.5) capacity *= 2;
    this.mask = capacity - 1;
    this.table = new Int32Array(capacity * 2);
  }

  score(features: FeatureSet, scores: Float32Array): void {
    const { table, mask } = this;
    const { keys, size, slots, found } = features;
    features.fetch(table, mask);
    let shift = 0;
    let left = 0;
    let right = 0;
    let reduce = 0;
    for (let f = 0; f < size; f++) {
      const wanted = keys[f] + 1;
      let slot = slots[f];
      let key = found[f];
      while (key > wanted) {
        slot = (slot + 2) & ((mask << 1) | 1);
        key = table[slot];
      }
      if (key !== wanted) continue;
      const weights = table[slot + 1];
      shift += (weights << 24) >> 24;
      left += (weights << 16) >> 24;
      right += (weights << 8) >> 24;
      reduce += weights >> 24;
    }
    scores[0] = shift;
    scores[1] = left;
    scores[2] = right;
    scores[3] = reduce;
  }

  static write(features: ReadonlyMap<number, readonly Vote[]>, out: ByteWriter): void {
    const keys = [...features.keys()].sort((a, b) => a - b);
    out.varint(keys.length);
    let previous = 0;
    for (const key of keys) {
      out.varint(key - previous);
      previous = key;
    }
    for (let move = 0; move < MOVES; move++) {
      for (const key of keys)
        out.int8(features.get(key)!.find((vote) => vote.label === move)?.weight ?? 0);
    }
  }

  static read(input: ByteReader): MoveModel {
    const size = input.varint();
    const model = new MoveModel(size);
    const { table, mask } = model;
    const keys = input.rising(size);
    const columns = Array.from({ length: MOVES }, () => input.block(size));
    const [shift, left, right, reduce] = columns;
    // One visit to the table for each key: it is larger than the processor's cache. The largest come
    // first, so that a search ends at the first smaller key (Amble & Knuth 1974).
    for (let i = size - 1; i >= 0; i--) {
      const wanted = keys[i] + 1;
      let slot = (Math.imul(wanted, 0x9e3779b1) & mask) << 1;
      while (table[slot] !== 0) slot = (slot + 2) & ((mask << 1) | 1);
      table[slot] = wanted;
      table[slot + 1] = shift[i] | (left[i] << 8) | (right[i] << 16) | (reduce[i] << 24);
    }
    return model;
  }
}
