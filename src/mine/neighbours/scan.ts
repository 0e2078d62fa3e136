import { DIMENSIONS } from '../encode/quantise.ts';
import type { Vectors } from '../encode/vectors.ts';
import { type Kernel, NEVER, QUERIES, STRIDE } from './kernel.ts';

/** Copies a block of vectors into the kernel's memory. */
export function layBlock(kernel: Kernel, vectors: Vectors, from: number, count: number): void {
  kernel.base.set(vectors.bytes.subarray(from * DIMENSIONS, (from + count) * DIMENSIONS));
  kernel.norms.set(vectors.norms.subarray(from, from + count));
  if (count % 2 === 1) kernel.norms[count] = NEVER;
}

/**
 * Compares queries with the block in the kernel, four by four, and reports every vector whose key
 * reaches the bound of the query; calls `bound` again as the search continues.
 */
export function scanBlock(
  kernel: Kernel,
  count: number,
  queries: ArrayLike<number>,
  vectors: Vectors,
  bound: (query: number) => number,
  report: (query: number, place: number, key: number) => void,
): void {
  const { found } = kernel;
  for (let first = 0; first < queries.length; first += QUERIES) {
    const here = Math.min(QUERIES, queries.length - first);
    for (let q = 0; q < QUERIES; q++) {
      if (q >= here) continue;
      const from = queries[first + q] * DIMENSIONS;
      kernel.queries.set(vectors.bytes.subarray(from, from + DIMENSIONS), q * DIMENSIONS);
    }
    for (let from = 0; from < count; from += STRIDE) {
      const stride = Math.min(STRIDE, count - from);
      for (let q = 0; q < QUERIES; q++) {
        kernel.bounds[q] = q < here ? Math.max(-NEVER, bound(queries[first + q]) - 1) : NEVER;
      }
      const hits = kernel.scan(from, stride + (stride & 1));
      for (let at = 0; at < hits * 3; at += 3) {
        report(queries[first + found[at]], from + found[at + 1], found[at + 2]);
      }
    }
  }
}
