import type { ByteReader, ByteWriter } from './bytes.ts';

/**
 * Words of a list, by hash, with a class from 1 to 255 each: distributional clusters, or the parts of
 * speech a lexicon allows. Neighbouring classes share their upper four bits when they are alike.
 */
export class WordClasses {
  private readonly keys: Int32Array;
  private readonly values: Uint8Array;
  private readonly mask: number;

  constructor(entries: Iterable<readonly [key: number, value: number]>, size: number) {
    let capacity = 16;
    while (capacity < size * 1.6) capacity *= 2;
    this.mask = capacity - 1;
    this.keys = new Int32Array(capacity);
    this.values = new Uint8Array(capacity);
    for (const [key, value] of entries) this.set(key, value);
  }

  private set(key: number, value: number): void {
    const slot = this.slotOf(key);
    this.keys[slot] = key + 1;
    this.values[slot] = value;
  }

  /** The class of a word's key, 0 when it is not in the list. */
  lookup(key: number): number {
    return this.values[this.slotOf(key)];
  }

  private slotOf(key: number): number {
    let slot = Math.imul(key + 1, 0x9e3779b1) & this.mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key + 1) slot = (slot + 1) & this.mask;
    return slot;
  }

  static write(classes: ReadonlyMap<number, number>, out: ByteWriter): void {
    const keys = [...classes.keys()].sort((a, b) => a - b);
    out.varint(keys.length);
    let previous = 0;
    for (const key of keys) {
      out.varint(key - previous);
      previous = key;
    }
    for (const key of keys) out.int8(classes.get(key)!);
  }

  static read(input: ByteReader): WordClasses | undefined {
    const size = input.varint();
    if (size === 0) return undefined;
    const keys = input.rising(size);
    const values = input.block(size);
    const classes = new WordClasses([], size);
    for (let i = 0; i < size; i++) classes.set(keys[i], values[i]);
    return classes;
  }
}
