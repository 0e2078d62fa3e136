/** The longest n-grams that SARI and BLEU count. */
export const LONGEST = 4;

/**
 * Counts the n-grams of one item's texts side by side. An n-gram is its prefix and its last token,
 * so each is found with one look into a hash table; `clear` costs nothing, which matters when
 * there are a million items.
 */
export class Ngrams {
  /** How many different n-grams there are; they are numbered from 1. */
  size = 0;
  /** The n of each n-gram. */
  length = new Uint8Array(1024);
  private readonly longest: number;
  private columns: Int32Array[];
  private prefixes: Int32Array = new Int32Array(4096);
  private tokens: Int32Array = new Int32Array(4096);
  private numbers: Int32Array = new Int32Array(4096);
  private stamps: Int32Array = new Int32Array(4096);
  private stamp = 0;

  /** `columns` counts are kept for each n-gram of up to `longest` tokens. */
  constructor(columns: number, longest = LONGEST) {
    this.longest = longest;
    this.columns = Array.from({ length: columns }, () => new Int32Array(1024));
  }

  clear(): void {
    this.size = 0;
    this.stamp++;
  }

  counts(column: number): Int32Array {
    return this.columns[column];
  }

  /** Adds all n-grams of a text to a column. */
  add(ids: Int32Array, column: number): void {
    this.reserve(ids.length);
    const counts = this.columns[column];
    for (let start = 0; start < ids.length; start++) {
      const end = Math.min(ids.length, start + this.longest);
      let prefix = 0;
      for (let i = start; i < end; i++) {
        prefix = this.number(prefix, ids[i], i - start + 1);
        counts[prefix]++;
      }
    }
  }

  /**
   * Raises a column to the counts of a text where they are higher. Two more columns are needed to
   * count in: `scratch`, and after it the round each count is of, from 1.
   */
  addMaximum(ids: Int32Array, column: number, scratch: number, round: number): void {
    this.reserve(ids.length);
    const most = this.columns[column];
    const now = this.columns[scratch];
    const rounds = this.columns[scratch + 1];
    for (let start = 0; start < ids.length; start++) {
      const end = Math.min(ids.length, start + this.longest);
      let prefix = 0;
      for (let i = start; i < end; i++) {
        prefix = this.number(prefix, ids[i], i - start + 1);
        const count = rounds[prefix] === round ? now[prefix] + 1 : 1;
        now[prefix] = count;
        rounds[prefix] = round;
        if (count > most[prefix]) most[prefix] = count;
      }
    }
  }

  private number(prefix: number, token: number, length: number): number {
    const mask = this.stamps.length - 1;
    let slot = Math.imul(prefix, 0x9e3779b1) ^ Math.imul(token, 0x85ebca6b);
    slot = (slot ^ (slot >>> 15)) & mask;
    while (this.stamps[slot] === this.stamp) {
      if (this.tokens[slot] === token && this.prefixes[slot] === prefix) return this.numbers[slot];
      slot = (slot + 1) & mask;
    }
    const number = ++this.size;
    this.stamps[slot] = this.stamp;
    this.tokens[slot] = token;
    this.prefixes[slot] = prefix;
    this.numbers[slot] = number;
    this.length[number] = length;
    for (const column of this.columns) column[number] = 0;
    return number;
  }

  /** Makes room for the n-grams of a text of that many tokens. */
  private reserve(tokens: number): void {
    const needed = this.size + tokens * this.longest + 1;
    if (needed >= this.length.length) {
      const room = 2 ** Math.ceil(Math.log2(needed + 1));
      this.columns = this.columns.map((column) => enlarged(column, new Int32Array(room)));
      this.length = enlarged(this.length, new Uint8Array(room));
    }
    if (needed * 2 > this.stamps.length) this.rehash(2 ** Math.ceil(Math.log2(needed * 2)));
  }

  private rehash(slots: number): void {
    const { prefixes, tokens, numbers, stamps } = this;
    this.prefixes = new Int32Array(slots);
    this.tokens = new Int32Array(slots);
    this.numbers = new Int32Array(slots);
    this.stamps = new Int32Array(slots).fill(this.stamp - 1);
    const mask = slots - 1;
    for (let old = 0; old < stamps.length; old++) {
      if (stamps[old] !== this.stamp) continue;
      let slot = Math.imul(prefixes[old], 0x9e3779b1) ^ Math.imul(tokens[old], 0x85ebca6b);
      slot = (slot ^ (slot >>> 15)) & mask;
      while (this.stamps[slot] === this.stamp) slot = (slot + 1) & mask;
      this.stamps[slot] = this.stamp;
      this.prefixes[slot] = prefixes[old];
      this.tokens[slot] = tokens[old];
      this.numbers[slot] = numbers[old];
    }
  }
}

function enlarged<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
