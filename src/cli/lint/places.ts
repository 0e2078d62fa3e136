/** A position as people and tools count: lines and columns from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Converts offsets of a text, which is read part by part, to lines and columns. Columns count UTF-16
 * units, as editors do and SARIF does by default.
 *
 * @example new Places().add('a\nbc').of(3) // { line: 2, column: 2 }
 */
export class Places {
  private readonly starts = [0];
  private length = 0;

  add(text: string): this {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.starts.push(this.length + at + 1);
    }
    this.length += text.length;
    return this;
  }

  of(offset: number): Place {
    const { starts } = this;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  }
}
