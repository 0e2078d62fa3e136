import { KERNEL } from './kernel-bytes.ts';

/** Rows and columns of matrices are filled up to multiples of these. */
export const ROW_STEP = 4;
export const COLUMN_STEP = 16;
/** The largest number to which a vector is scaled: sums of 1,000 products stay below 2³¹. */
export const LARGEST = 16383;

/** A matrix of signed bytes in a kernel. */
export interface Matrix {
  /** Where its bytes begin in `weights`, and a factor and a bias for each row in `constants`. */
  readonly at: number;
  readonly factorsAt: number;
  readonly biasAt: number;
  /** Filled up to `ROW_STEP` and `COLUMN_STEP`. */
  readonly rows: number;
  readonly columns: number;
}

/** The arithmetic of layers; the same numbers in WebAssembly and without. */
export interface Kernel {
  readonly name: 'simd' | 'plain';
  readonly weights: Int8Array;
  readonly constants: Float32Array;
  /** The input vectors of a layer, consecutively, padded to its columns. */
  readonly inputs: Float32Array;
  /** The same as integers, and the value of one unit in each vector. */
  readonly vectors: Int16Array;
  readonly steps: Float32Array;
  /** The results: integers after `product`, in the same place floats after `spread`. */
  readonly results: Int32Array;
  readonly outputs: Float32Array;
  /** `inputs` become `vectors` and `steps`. */
  scale(matrix: Matrix, count: number): void;
  /** `vectors` become `results`. */
  product(matrix: Matrix, count: number): void;
  /** `results` become `outputs`; negative values are multiplied by `leak`. */
  spread(matrix: Matrix, count: number, leak: number): void;
}

/** The capacity that a kernel needs. */
export interface Room {
  readonly weights: number;
  readonly constants: number;
  readonly vectors: number;
  readonly inputs: number;
  readonly results: number;
}

/** The kernel of this machine: WebAssembly with SIMD if it is available and allowed, else plain code. */
export function openKernel(room: Room): Kernel {
  return simdKernel(room) ?? plainKernel(room);
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  scale(inputs: number, columns: number, count: number, vectors: number, steps: number): void;
  product(
    weights: number,
    rows: number,
    columns: number,
    vectors: number,
    count: number,
    out: number,
  ): void;
  spread(
    results: number,
    rows: number,
    count: number,
    factors: number,
    bias: number,
    steps: number,
    leak: number,
  ): void;
}

const PAGE = 65536;
const aligned = (bytes: number) => Math.ceil(bytes / 64) * 64;

function simdKernel(room: Room): Kernel | undefined {
  const exported = instantiated();
  if (!exported) return undefined;
  const constantsAt = aligned(room.weights);
  const inputsAt = aligned(constantsAt + room.constants * 4);
  const vectorsAt = aligned(inputsAt + room.inputs * 4);
  const stepsAt = aligned(vectorsAt + room.inputs * 2);
  const resultsAt = aligned(stepsAt + room.vectors * 4);
  const needed = resultsAt + room.results * 4;
  exported.memory.grow(Math.max(0, Math.ceil(needed / PAGE) - 1));
  const { buffer } = exported.memory;
  return {
    name: 'simd',
    weights: new Int8Array(buffer, 0, room.weights),
    constants: new Float32Array(buffer, constantsAt, room.constants),
    inputs: new Float32Array(buffer, inputsAt, room.inputs),
    vectors: new Int16Array(buffer, vectorsAt, room.inputs),
    steps: new Float32Array(buffer, stepsAt, room.vectors),
    results: new Int32Array(buffer, resultsAt, room.results),
    outputs: new Float32Array(buffer, resultsAt, room.results),
    scale: ({ columns }, count) => exported.scale(inputsAt, columns, count, vectorsAt, stepsAt),
    product: ({ at, rows, columns }, count) =>
      exported.product(at, rows, columns, vectorsAt, count, resultsAt),
    spread: ({ rows, factorsAt, biasAt }, count, leak) =>
      exported.spread(
        resultsAt,
        rows,
        count,
        constantsAt + factorsAt * 4,
        constantsAt + biasAt * 4,
        stepsAt,
        leak,
      ),
  };
}

function instantiated(): Exports | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  const bytes = Uint8Array.from(atob(KERNEL), (char) => char.charCodeAt(0));
  if (!WebAssembly.validate(bytes)) return undefined;
  try {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return instance.exports as unknown as Exports;
  } catch {
    // A page's policy may forbid WebAssembly.
    return undefined;
  }
}

const { fround } = Math;

/** The same in plain code, for machines without SIMD, and for checking the other. */
export function plainKernel(room: Room): Kernel {
  const weights = new Int8Array(room.weights);
  const constants = new Float32Array(room.constants);
  const inputs = new Float32Array(room.inputs);
  const vectors = new Int16Array(room.inputs);
  const steps = new Float32Array(room.vectors);
  const results = new Int32Array(room.results);
  const outputs = new Float32Array(results.buffer);
  return {
    name: 'plain',
    weights,
    constants,
    inputs,
    vectors,
    steps,
    results,
    outputs,
    scale({ columns }, count) {
      for (let v = 0; v < count; v++) {
        const end = (v + 1) * columns;
        let most = 0;
        for (let i = v * columns; i < end; i++) most = Math.max(most, Math.abs(inputs[i]));
        steps[v] = most / LARGEST;
        const factor = most > 0 ? fround(LARGEST / most) : 0;
        for (let i = v * columns; i < end; i++)
          vectors[i] = nearestEven(fround(inputs[i] * factor));
      }
    },
    product({ at, rows, columns }, count) {
      for (let v = 0; v < count; v++) {
        for (let row = 0; row < rows; row++) {
          let sum = 0;
          let w = at + row * columns;
          const end = (v + 1) * columns;
          for (let x = v * columns; x < end; x++) sum += weights[w++] * vectors[x];
          results[v * rows + row] = sum;
        }
      }
    },
    spread({ rows, factorsAt, biasAt }, count, leak) {
      const less = fround(leak);
      for (let v = 0; v < count; v++) {
        for (let row = 0; row < rows; row++) {
          const factor = fround(steps[v] * constants[factorsAt + row]);
          const product = fround(fround(results[v * rows + row]) * factor);
          const value = fround(product + constants[biasAt + row]);
          outputs[v * rows + row] = value < 0 ? value * less : value;
        }
      }
    },
  };
}

/** Adding and subtracting 1.5 · 2²³ in 32 bits rounds as `f32x4.nearest` does. */
const ROUNDER = 12582912;
const nearestEven = (value: number) => fround(value + ROUNDER) - ROUNDER;
