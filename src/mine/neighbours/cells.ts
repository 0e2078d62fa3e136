import { seededRandom } from '../../evaluate/index.ts';
import { DIMENSIONS, normOf, quantise } from '../encode/quantise.ts';
import type { Vectors } from '../encode/vectors.ts';
import { turn } from '../turn.ts';
import { type Kernel, openKernel } from './kernel.ts';
import { Nearest } from './nearest.ts';
import { layBlock, scanBlock } from './scan.ts';

const ROUNDS = 8;
const BLOCK = 1024;

/** The centroids of the cells that vectors are sorted into. */
export class Cells {
  readonly middles: Vectors;
  readonly #kernel: Kernel;

  constructor(middles: Int8Array) {
    const count = middles.length / DIMENSIONS;
    const norms = Int32Array.from({ length: count }, (_, at) => normOf(middles, at * DIMENSIONS));
    this.middles = { count, bytes: middles, norms };
    this.#kernel = openKernel(count);
    layBlock(this.#kernel, this.middles, 0, count);
  }

  get count(): number {
    return this.middles.count;
  }

  /** For each vector the nearest `limit` cells, nearest first; -1 where there are fewer. */
  async nearest(vectors: Vectors, limit: number): Promise<Int32Array> {
    const result = new Int32Array(vectors.count * limit);
    for (let from = 0; from < vectors.count; from += BLOCK) {
      const size = Math.min(BLOCK, vectors.count - from);
      const nearest = new Nearest(size, limit);
      const queries = Int32Array.from({ length: size }, (_, at) => from + at);
      scanBlock(
        this.#kernel,
        this.count,
        queries,
        vectors,
        (query) => nearest.worst(query - from),
        (query, place, key) => nearest.add(query - from, place, key),
      );
      for (let at = 0; at < size * limit; at++) result[from * limit + at] = nearest.places[at];
      await turn();
    }
    return result;
  }
}

/** Approximate number of vectors in a cell. */
const CELL = 5000;
/** As many cells as are searched by default: fewer would gain nothing. */
const FEWEST = 16;
/** The centroids of more cells would take too long to find. */
const MOST = 32_768;

/**
 * How many cells suit a number of vectors: cells keep one size, so that a query compares as many
 * vectors in a large corpus as in a small one. Vectors of texts scatter in many directions: with the
 * root of their number, as in MUSS, 16 cells hold no more than 70% of eight neighbours.
 */
export function cellCount(vectors: number): number {
  return Math.max(FEWEST, Math.min(MOST, Math.round(vectors / CELL)));
}

/**
 * Finds the centroids of cells by spherical k-means on a sample (Dhillon and Modha 2001). The same
 * sample and seed give the same cells.
 */
export async function trainCells(sample: Vectors, count: number, seed: number): Promise<Cells> {
  const random = seededRandom(seed);
  const order = Int32Array.from({ length: sample.count }, (_, at) => at);
  for (let at = 0; at < Math.min(count, order.length); at++) {
    const other = at + random.below(order.length - at);
    [order[at], order[other]] = [order[other], order[at]];
  }
  const size = Math.max(1, Math.min(count, sample.count));
  const middles = new Int8Array(size * DIMENSIONS);
  for (let cell = 0; cell < size && sample.count > 0; cell++) {
    const from = order[cell] * DIMENSIONS;
    middles.set(sample.bytes.subarray(from, from + DIMENSIONS), cell * DIMENSIONS);
  }
  let cells = new Cells(middles);
  for (let round = 0; round < ROUNDS && sample.count > size; round++) {
    cells = new Cells(await means(sample, cells, random));
  }
  return cells;
}

async function means(
  sample: Vectors,
  cells: Cells,
  random: { below(limit: number): number },
): Promise<Int8Array> {
  const assigned = await cells.nearest(sample, 1);
  const sums = new Float32Array(cells.count * DIMENSIONS);
  const sizes = new Int32Array(cells.count);
  for (let at = 0; at < sample.count; at++) {
    const cell = assigned[at] * DIMENSIONS;
    sizes[assigned[at]]++;
    for (let i = 0; i < DIMENSIONS; i++) sums[cell + i] += sample.bytes[at * DIMENSIONS + i];
  }
  const middles = new Int8Array(sums.length);
  for (let cell = 0; cell < cells.count; cell++) {
    const from = cell * DIMENSIONS;
    const sum = sums.subarray(from, from + DIMENSIONS);
    // An empty cell restarts at some vector.
    if (sizes[cell] === 0) {
      const place = random.below(sample.count) * DIMENSIONS;
      sum.set(sample.bytes.subarray(place, place + DIMENSIONS));
    }
    quantise(sum, middles, from);
  }
  return middles;
}
