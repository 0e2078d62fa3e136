import { DIMENSIONS } from '../encode/quantise.ts';
import { KERNEL } from './kernel-bytes.ts';

/** Queries compared in one call. */
export const QUERIES = 4;

/** Compares four queries with a block of vectors; same results with and without WebAssembly. */
export interface Kernel {
  readonly name: 'simd' | 'plain';
  /** Memory for a block of vectors and their norms; `capacity` is even. */
  readonly capacity: number;
  readonly base: Int8Array;
  readonly norms: Int32Array;
  /** Four queries as 16-bit numbers, and the key that a vector must exceed for each. */
  readonly queries: Int16Array;
  readonly bounds: Int32Array;
  /** Triples of query, place and key, as many as `scan` returned. */
  readonly found: Int32Array;
  /** Scans `count` vectors from place `from`; both even, at most `STRIDE` at once. */
  scan(from: number, count: number): number;
}

/** Vectors per call: small enough that bounds tighten early and results stay in the cache. */
export const STRIDE = 256;
/** The norm that pads an odd block: no key exceeds any bound. */
export const NEVER = 0x3fffffff;

/** The kernel of this machine: SIMD where WebAssembly supports it, otherwise plain code. */
export function openKernel(capacity: number): Kernel {
  const bytes = new Uint8Array(Buffer.from(KERNEL, 'base64'));
  return WebAssembly.validate(bytes) ? simdKernel(bytes, capacity) : plainKernel(capacity);
}

type Scan = (
  queries: number,
  base: number,
  count: number,
  norms: number,
  bounds: number,
  out: number,
) => number;

function simdKernel(bytes: Uint8Array<ArrayBuffer>, asked: number): Kernel {
  const capacity = asked + (asked & 1);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const { memory, scan } = instance.exports as { memory: WebAssembly.Memory; scan: Scan };
  const queriesAt = 0;
  const boundsAt = QUERIES * DIMENSIONS * 2;
  const foundAt = boundsAt + 64;
  const normsAt = foundAt + QUERIES * STRIDE * 12;
  const baseAt = Math.ceil((normsAt + capacity * 4) / 64) * 64;
  const needed = baseAt + capacity * DIMENSIONS;
  memory.grow(Math.max(0, Math.ceil(needed / 65536) - 1));
  const { buffer } = memory;
  return {
    name: 'simd',
    capacity,
    base: new Int8Array(buffer, baseAt, capacity * DIMENSIONS),
    norms: new Int32Array(buffer, normsAt, capacity),
    queries: new Int16Array(buffer, queriesAt, QUERIES * DIMENSIONS),
    bounds: new Int32Array(buffer, boundsAt, QUERIES),
    found: new Int32Array(buffer, foundAt, QUERIES * STRIDE * 3),
    scan: (from, count) =>
      scan(queriesAt, baseAt + from * DIMENSIONS, count, normsAt + from * 4, boundsAt, foundAt),
  };
}

/** The kernel in plain code, for machines without SIMD and to check the other kernel. */
export function plainKernel(asked: number): Kernel {
  const capacity = asked + (asked & 1);
  const base = new Int8Array(capacity * DIMENSIONS);
  const norms = new Int32Array(capacity);
  const queries = new Int16Array(QUERIES * DIMENSIONS);
  const bounds = new Int32Array(QUERIES);
  const found = new Int32Array(QUERIES * STRIDE * 3);
  return {
    name: 'plain',
    capacity,
    base,
    norms,
    queries,
    bounds,
    found,
    scan(from, count) {
      let at = 0;
      for (let pair = 0; pair < count; pair += 2) {
        for (let query = 0; query < QUERIES; query++) {
          for (let place = pair; place < pair + 2; place++) {
            let dot = 0;
            const vector = (from + place) * DIMENSIONS;
            for (let i = 0; i < DIMENSIONS; i++) {
              dot += queries[query * DIMENSIONS + i] * base[vector + i];
            }
            const key = 2 * dot - norms[from + place];
            if (key > bounds[query]) {
              found[at++] = query;
              found[at++] = place;
              found[at++] = key;
            }
          }
        }
      }
      return at / 3;
    },
  };
}
