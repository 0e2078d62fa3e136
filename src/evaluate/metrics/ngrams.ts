/** The longest n-grams that SARI and BLEU count. */
export const LONGEST = 4;

/** Fields of a slot; the first is its stamp. */
const PREFIX = 1;
const TOKEN = 2;
const NUMBER = 3;
const SLOT = 4;

/**
 * Counts the n-grams of one item's texts in columns. An n-gram is identified by its prefix and its
 * last token, so each takes one lookup in a hash table; `clear` costs nothing, which matters for a
 * million items.
 */
export class Ngrams {
  /** The number of distinct n-grams, which are numbered from 1. */
  size = 0;
  /** The n of each n-gram. */
  length = new Uint8Array(1024);
  private readonly longest: number;
  private columns: Int32Array[];
  /** The hash table: the stamp, prefix, token and number of each slot, adjacent in memory. */
  private table: Int32Array = new Int32Array(4096 * SLOT);
  private stamp = 0;

  /** Stores `columns` counts for each n-gram of up to `longest` tokens. */
  constructor(columns: number, longest = LONGEST) {
    this.longest = longest;
    this.columns = Array.from({ length: columns }, () => new Int32Array(1024));
  }

  clear(): void {
    for (const column of this.columns) column.fill(0, 0, this.size + 1);
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
   * Raises a column to the counts of a text if they are higher. This needs two more columns:
   * `scratch` for the counts, and after it their rounds, from 1.
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
    const { table, stamp } = this;
    const slot = slotOf(table, stamp, prefix, token);
    if (table[slot] === stamp) return table[slot + NUMBER];
    const number = ++this.size;
    table[slot] = stamp;
    table[slot + PREFIX] = prefix;
    table[slot + TOKEN] = token;
    table[slot + NUMBER] = number;
    this.length[number] = length;
    return number;
  }

  /** Reserves space for the n-grams of a text of that many tokens. */
  private reserve(tokens: number): void {
    const needed = this.size + tokens * this.longest + 1;
    if (needed >= this.length.length) {
      const room = 2 ** Math.ceil(Math.log2(needed + 1));
      this.columns = this.columns.map((column) => enlarged(column, new Int32Array(room)));
      this.length = enlarged(this.length, new Uint8Array(room));
    }
    const slots = this.table.length / SLOT;
    if (needed * 2 > slots) this.rehash(2 ** Math.ceil(Math.log2(needed * 2)));
  }

  private rehash(slots: number): void {
    const { table: old, stamp } = this;
    this.table = new Int32Array(slots * SLOT).fill(stamp - 1);
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from] !== stamp) continue;
      const to = slotOf(this.table, stamp, old[from + PREFIX], old[from + TOKEN]);
      for (let field = 0; field < SLOT; field++) this.table[to + field] = old[from + field];
    }
  }
}

/** The slot of an n-gram in the table, or the free slot for it. */
function slotOf(table: Int32Array, stamp: number, prefix: number, token: number): number {
  const mask = table.length - 1;
  const hash = Math.imul(prefix, 0x9e3779b1) ^ Math.imul(token, 0x85ebca6b);
  let slot = ((hash ^ (hash >>> 15)) * SLOT) & mask;
  while (table[slot] === stamp) {
    if (table[slot + TOKEN] === token && table[slot + PREFIX] === prefix) return slot;
    slot = (slot + SLOT) & mask;
  }
  return slot;
}

function enlarged<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
