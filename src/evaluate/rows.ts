/** The statistics of many items, one row each, in one growing array. */
export class Rows {
  readonly width: number;
  length = 0;
  private numbers: Float64Array;

  constructor(width: number) {
    this.width = width;
    this.numbers = new Float64Array(width * 64);
  }

  add(row: Float64Array): void {
    this.reserve(1);
    this.numbers.set(row, this.length++ * this.width);
  }

  addAll(other: Rows): void {
    this.reserve(other.length);
    this.numbers.set(other.all(), this.length * this.width);
    this.length += other.length;
  }

  /** A read-only view of one row. */
  at(item: number): Float64Array {
    return this.numbers.subarray(item * this.width, (item + 1) * this.width);
  }

  /** All rows, one after the other. */
  all(): Float64Array {
    return this.numbers.subarray(0, this.length * this.width);
  }

  private reserve(items: number): void {
    const needed = (this.length + items) * this.width;
    if (needed <= this.numbers.length) return;
    const larger = new Float64Array(Math.max(needed, 2 * this.numbers.length));
    larger.set(this.all());
    this.numbers = larger;
  }
}
