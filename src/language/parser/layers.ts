import { COLUMN_STEP, type Kernel, LARGEST, type Matrix, ROW_STEP, type Room } from './kernel.ts';
import type { PackedMatrix } from './network-file.ts';

const padded = (length: number, step: number) => Math.ceil(length / step) * step;

/** The capacity that a kernel needs for these matrices and at most so many vectors at a time. */
export function roomFor(matrices: readonly PackedMatrix[], vectors: number): Room {
  const rows = matrices.map((matrix) => padded(matrix.rows, ROW_STEP));
  const columns = matrices.map((matrix) => padded(matrix.columns, COLUMN_STEP));
  return {
    weights: rows.reduce((sum, count, i) => sum + count * columns[i], 0),
    constants: rows.reduce((sum, count) => sum + 2 * count, 0),
    vectors,
    inputs: vectors * Math.max(...columns),
    results: vectors * Math.max(...rows),
  };
}

/** Lays matrices into a kernel, one after the other. */
export class Placer {
  private weightsAt = 0;
  private constantsAt = 0;
  private readonly kernel: Kernel;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
  }

  place(packed: PackedMatrix, bias?: Float32Array): Matrix {
    const { weights, constants } = this.kernel;
    const rows = padded(packed.rows, ROW_STEP);
    const columns = padded(packed.columns, COLUMN_STEP);
    const at = this.weightsAt;
    const factorsAt = this.constantsAt;
    const biasAt = factorsAt + rows;
    for (let row = 0; row < packed.rows; row++) {
      const from = row * packed.columns;
      weights.set(packed.values.subarray(from, from + packed.columns), at + row * columns);
    }
    constants.set(packed.factors, factorsAt);
    if (bias) constants.set(bias, biasAt);
    this.weightsAt += rows * columns;
    this.constantsAt += 2 * rows;
    return { at, factorsAt, biasAt, rows, columns };
  }
}

/** Multiplies vectors of floats with a matrix of bytes, and adds a bias. */
export class Dense {
  readonly inputs: number;
  readonly outputs: number;
  private readonly kernel: Kernel;
  private readonly matrix: Matrix;

  constructor(kernel: Kernel, placer: Placer, packed: PackedMatrix, bias?: Float32Array) {
    this.kernel = kernel;
    this.matrix = placer.place(packed, bias);
    this.inputs = packed.columns;
    this.outputs = packed.rows;
  }

  /** Maps `count` consecutive vectors to as many; negative values are multiplied by `leak`. */
  apply(input: Float32Array, count: number, leak = 1): Float32Array {
    const { inputs, outputs, kernel, matrix } = this;
    const { rows, columns } = matrix;
    for (let v = 0; v < count; v++) {
      kernel.inputs.set(input.subarray(v * inputs, (v + 1) * inputs), v * columns);
      kernel.inputs.fill(0, v * columns + inputs, (v + 1) * columns);
    }
    kernel.scale(matrix, count);
    kernel.product(matrix, count);
    kernel.spread(matrix, count, leak);
    if (rows === outputs) return kernel.outputs.slice(0, count * rows);
    const out = new Float32Array(count * outputs);
    for (let v = 0; v < count; v++) {
      out.set(kernel.outputs.subarray(v * rows, v * rows + outputs), v * outputs);
    }
    return out;
  }
}

const nearest = (value: number) => (value < 0 ? value - 0.5 : value + 0.5) | 0;

/** The logistic function by a table: the same in every JavaScript engine, and fast. */
const REACH = 12;
const PER_UNIT = 128;
const LOGISTIC = Float64Array.from(
  { length: 2 * REACH * PER_UNIT + 2 },
  (_, i) => 1 / (1 + Math.exp(REACH - i / PER_UNIT)),
);

function logistic(x: number): number {
  if (x <= -REACH) return 0;
  if (x >= REACH) return 1;
  const place = (x + REACH) * PER_UNIT;
  const below = place | 0;
  const low = LOGISTIC[below];
  return low + (place - below) * (LOGISTIC[below + 1] - low);
}

const tangent = (x: number) => 2 * logistic(2 * x) - 1;

/** One direction of an LSTM: the input of its gates from the last step. */
export class Recurrence {
  private readonly kernel: Kernel;
  private readonly matrix: Matrix;
  private readonly factors: Float32Array;
  private readonly cell: Float32Array;
  private readonly isBackward: boolean;

  constructor(kernel: Kernel, placer: Placer, packed: PackedMatrix, isBackward: boolean) {
    this.kernel = kernel;
    this.matrix = placer.place(packed);
    this.factors = packed.factors.map((factor) => factor / LARGEST);
    this.cell = new Float32Array(packed.columns);
    this.isBackward = isBackward;
  }

  /**
   * `gates` contains, for each word, the input of the gates of both directions (input,
   * forget, cell, output); `out` receives the states of this direction, beside those of the other.
   */
  run(gates: Float32Array, count: number, out: Float32Array): void {
    const { kernel, matrix, factors, cell, isBackward } = this;
    const { vectors, results } = kernel;
    const size = cell.length;
    cell.fill(0);
    vectors.fill(0, 0, matrix.columns);
    for (let step = 0; step < count; step++) {
      const word = isBackward ? count - 1 - step : step;
      if (step > 0) kernel.product(matrix, 1);
      else results.fill(0, 0, matrix.rows);
      const at = word * 8 * size + (isBackward ? 4 * size : 0);
      const to = word * 2 * size + (isBackward ? size : 0);
      for (let i = 0; i < size; i++) {
        const enter = logistic(gates[at + i] + results[i] * factors[i]);
        const f = i + size;
        const forget = logistic(gates[at + f] + results[f] * factors[f]);
        const c = f + size;
        const fresh = tangent(gates[at + c] + results[c] * factors[c]);
        const o = c + size;
        const leave = logistic(gates[at + o] + results[o] * factors[o]);
        const state = forget * cell[i] + enter * fresh;
        cell[i] = state;
        const value = leave * tangent(state);
        out[to + i] = value;
        vectors[i] = nearest(value * LARGEST);
      }
    }
  }
}
