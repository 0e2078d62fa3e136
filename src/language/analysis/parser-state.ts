/** The four moves of the arc-eager system (Nivre 2008). */
export const SHIFT = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const REDUCE = 3;
export const MOVES = 4;

const NONE = -1;

/**
 * Parser states of one beam, each a block of numbers in one array, so that copying a state is one
 * copy of memory. A block holds, for a sentence of n words: head, the two outermost children on each
 * side, the number and the set of children on each side, and the stack. The root stands after the last word
 * (Ballesteros & Nivre 2013), so every parse has exactly 2n moves and scores can be compared.
 */
export class StateBlock {
  cells = new Int16Array(0);
  /** The cells of each state, to copy from. */
  private blocks: Int16Array[] = [];
  /** Cells per state, and per row of a state (one row holds one number per word). */
  width = 0;
  row = 0;
  n = 0;
  private kinds: Int16Array = new Int16Array(0);
  readonly bufferOf: Int16Array;
  readonly depthOf: Int16Array;
  readonly scoreOf: Float64Array;
  /** For training: the move that led here and the state it came from. */
  readonly moveOf: Uint8Array;
  readonly parentOf: Int16Array;

  constructor(beam: number) {
    this.bufferOf = new Int16Array(beam);
    this.depthOf = new Int16Array(beam);
    this.scoreOf = new Float64Array(beam);
    this.moveOf = new Uint8Array(beam);
    this.parentOf = new Int16Array(beam);
  }

  /** Makes room for a sentence of n words; `kinds` is a hash of what each word is as a child. */
  prepare(n: number, kinds: Int16Array): void {
    this.kinds = kinds;
    this.n = n;
    this.row = n + 1;
    this.width = this.row * 10;
    const needed = this.width * this.bufferOf.length;
    if (this.cells.length < needed) this.cells = new Int16Array(needed * 2);
    this.blocks = [];
    for (let from = 0; from < needed; from += this.width)
      this.blocks.push(this.cells.subarray(from, from + this.width));
  }

  /** Sets state `s` to the start: an empty stack, all words in the buffer. */
  start(s: number): void {
    const from = s * this.width;
    const { row } = this;
    this.cells.fill(NONE, from, from + row * 5);
    this.cells.fill(0, from + row * 5, from + row * 10);
    this.bufferOf[s] = 0;
    this.depthOf[s] = 0;
    this.scoreOf[s] = 0;
  }

  copyFrom(other: StateBlock, from: number, to: number): void {
    this.cells.set(other.blocks[from], to * this.width);
    this.bufferOf[to] = other.bufferOf[from];
    this.depthOf[to] = other.depthOf[from];
  }

  head(s: number, word: number): number {
    return this.cells[s * this.width + word];
  }
  stack(s: number, fromTop: number): number {
    const depth = this.depthOf[s];
    return fromTop < depth ? this.cells[s * this.width + this.row * 7 + depth - 1 - fromTop] : NONE;
  }

  finished(s: number): boolean {
    return this.bufferOf[s] === this.n && this.depthOf[s] === 0;
  }

  allowed(s: number, move: number): boolean {
    return ((this.allowedMoves(s) >> move) & 1) === 1;
  }

  /** The moves that state `s` allows, a bit for each. */
  allowedMoves(s: number): number {
    const atRoot = this.bufferOf[s] === this.n;
    const top = this.stack(s, 0);
    if (top < 0) return atRoot ? 0 : 1 << SHIFT;
    const ending = this.head(s, top) < 0 ? 1 << LEFT : 1 << REDUCE;
    return atRoot ? ending : ending | (1 << SHIFT) | (1 << RIGHT);
  }

  apply(s: number, move: number): void {
    const base = s * this.width;
    const { cells, row } = this;
    const front = this.bufferOf[s];
    if (move === SHIFT) {
      cells[base + row * 7 + this.depthOf[s]++] = front;
      this.bufferOf[s]++;
      return;
    }
    const top = cells[base + row * 7 + this.depthOf[s] - 1];
    if (move === REDUCE) {
      this.depthOf[s]--;
    } else if (move === LEFT) {
      cells[base + top] = front;
      cells[base + row * 2 + front] = cells[base + row + front];
      cells[base + row + front] = top;
      cells[base + row * 5 + front]++;
      cells[base + row * 8 + front] += this.kinds[top];
      this.depthOf[s]--;
    } else {
      cells[base + front] = top;
      cells[base + row * 4 + top] = cells[base + row * 3 + top];
      cells[base + row * 3 + top] = front;
      cells[base + row * 6 + top]++;
      cells[base + row * 9 + top] += this.kinds[front];
      cells[base + row * 7 + this.depthOf[s]++] = front;
      this.bufferOf[s]++;
    }
  }
}
