const NONE = -0x80000000;

/**
 * The nearest few of each query so far: keys descending, equal keys by place, so that the order in
 * which vectors are seen does not matter.
 */
export class Nearest {
  readonly limit: number;
  /** `limit` keys per query; a free place contains the smallest number. */
  readonly keys: Int32Array;
  readonly places: Float64Array;
  /** Two numbers for each neighbour, such as a hash of its text. */
  readonly marks: Uint32Array;

  constructor(queries: number, limit: number) {
    this.limit = limit;
    this.marks = new Uint32Array(2 * queries * limit);
    this.keys = new Int32Array(queries * limit).fill(NONE);
    this.places = new Float64Array(queries * limit).fill(-1);
  }

  /** The key that the next neighbour must reach to be accepted. */
  worst(query: number): number {
    return this.keys[(query + 1) * this.limit - 1];
  }

  /** Adds a neighbour if it is near enough. */
  add(query: number, place: number, key: number, high = 0, low = 0): void {
    const { keys, places, marks, limit } = this;
    const first = query * limit;
    let at = first + limit - 1;
    if (key < keys[at] || (key === keys[at] && places[at] >= 0 && place > places[at])) return;
    while (at > first && (keys[at - 1] < key || (keys[at - 1] === key && places[at - 1] > place))) {
      keys[at] = keys[at - 1];
      places[at] = places[at - 1];
      marks[2 * at] = marks[2 * at - 2];
      marks[2 * at + 1] = marks[2 * at - 1];
      at--;
    }
    keys[at] = key;
    places[at] = place;
    marks[2 * at] = high;
    marks[2 * at + 1] = low;
  }

  /** How many neighbours a query has. */
  count(query: number): number {
    let count = 0;
    while (count < this.limit && this.places[query * this.limit + count] >= 0) count++;
    return count;
  }
}
