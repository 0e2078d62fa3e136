import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../evaluate/index.ts';
import { DIMENSIONS, normOf, quantise } from '../encode/quantise.ts';
import type { Vectors } from '../encode/vectors.ts';
import { cellCount, trainCells } from './cells.ts';
import { type Kernel, openKernel, plainKernel } from './kernel.ts';
import { Nearest } from './nearest.ts';
import { layBlock, scanBlock } from './scan.ts';

function randomVectors(count: number, seed: number): Vectors {
  const random = seededRandom(seed);
  const bytes = new Int8Array(count * DIMENSIONS);
  const norms = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const vector = Float32Array.from({ length: DIMENSIONS }, () => random.fraction() - 0.5);
    quantise(vector, bytes, at * DIMENSIONS);
    norms[at] = normOf(bytes, at * DIMENSIONS);
  }
  return { count, bytes, norms };
}

function nearestBy(kernel: Kernel, queries: Vectors, base: Vectors): Nearest {
  const nearest = new Nearest(queries.count, 8);
  layBlock(kernel, base, 0, base.count);
  scanBlock(
    kernel,
    base.count,
    Int32Array.from({ length: queries.count }, (_, at) => at),
    queries,
    (query) => nearest.worst(query),
    (query, place, key) => nearest.add(query, place, key),
  );
  return nearest;
}

describe('the kernel', () => {
  it('runs as WebAssembly here', () => {
    expect(openKernel(2).name).toBe('simd');
  });

  it('gives the same neighbours in WebAssembly and in plain code, also of odd counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 70 }), (q, n) => {
        const [queries, base] = [randomVectors(q, n), randomVectors(n, q + 100)];
        const simd = nearestBy(openKernel(n), queries, base);
        const plain = nearestBy(plainKernel(n), queries, base);
        expect(simd.keys).toEqual(plain.keys);
        expect(simd.places).toEqual(plain.places);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps extreme vectors exact', () => {
    const bytes = new Int8Array(2 * DIMENSIONS).fill(127);
    bytes.fill(-127, DIMENSIONS);
    const norms = Int32Array.of(normOf(bytes, 0), normOf(bytes, DIMENSIONS));
    const both = { count: 2, bytes, norms };
    const nearest = nearestBy(openKernel(2), both, both);
    expect(nearest.keys[0]).toBe(127 * 127 * DIMENSIONS);
    expect(nearest.keys[1]).toBe(-3 * 127 * 127 * DIMENSIONS);
  });
});

describe('the nearest few', () => {
  it('are the same in whatever order they come', () => {
    const neighbour = fc.record({ place: fc.nat(40), key: fc.integer({ min: -5, max: 5 }) });
    fc.assert(
      fc.property(fc.uniqueArray(neighbour, { selector: ({ place }) => place }), (all) => {
        const [forth, back] = [new Nearest(1, 3), new Nearest(1, 3)];
        for (const { place, key } of all) forth.add(0, place, key);
        for (const { place, key } of [...all].reverse()) back.add(0, place, key);
        expect(forth.places).toEqual(back.places);
        const best = [...all].sort((a, b) => b.key - a.key || a.place - b.place).slice(0, 3);
        expect([...forth.places.subarray(0, forth.count(0))]).toEqual(
          best.map(({ place }) => place),
        );
      }),
    );
  });
});

describe('cells', () => {
  it('stay of one size, so that a query costs the same in a larger corpus', () => {
    expect([1, 100_000, 1_000_000, 1e9].map(cellCount)).toEqual([16, 20, 200, 32_768]);
  });

  it('are the same for the same sample and seed, and hold every vector once', async () => {
    const sample = randomVectors(300, 5);
    const [first, second] = [await trainCells(sample, 16, 1), await trainCells(sample, 16, 1)];
    expect(first.middles.bytes).toEqual(second.middles.bytes);
    const assigned = await first.nearest(sample, 1);
    expect(assigned.every((cell) => cell >= 0 && cell < 16)).toBe(true);
    expect((await first.nearest(sample, 20)).filter((cell) => cell < 0).length).toBe(300 * 4);
  });
});
