import type { NetworkFile, PackedMatrix } from '../../src/language/parser/network-file.ts';

export interface Weights {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Steps to each side of zero: six bits pack a quarter better than eight, and parse as well. */
const STEPS = 31;

/** Whole numbers from −`STEPS` to `STEPS`, the largest of each row at the border. */
export function quantised({ shape: [rows, columns], values }: Weights): PackedMatrix {
  const bytes = new Int8Array(rows * columns);
  const factors = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const line = values.subarray(row * columns, (row + 1) * columns);
    const most = line.reduce((so, value) => Math.max(so, Math.abs(value)), 0) || 1;
    factors[row] = most / STEPS;
    line.forEach((value, column) => {
      bytes[row * columns + column] = Math.round((value / most) * STEPS);
    });
  }
  return { rows, columns, factors, values: bytes };
}

/** The same network with weights in these steps. */
export function requantised(file: NetworkFile): NetworkFile {
  const matrices = Object.fromEntries(
    Object.entries(file.matrices).map(([name, { rows, columns, factors, values }]) => [
      name,
      quantised({
        shape: [rows, columns],
        values: Float32Array.from(values, (value, i) => value * factors[Math.floor(i / columns)]),
      }),
    ]),
  ) as NetworkFile['matrices'];
  return { ...file, matrices };
}
