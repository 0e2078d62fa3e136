import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KAPPA_WEIGHTS, meanPairwiseKappa, weightedKappa } from './kappa.ts';
import type { Rating } from './ratings.ts';

describe("Cohen's kappa", () => {
  it('is 0.40 for the textbook table of 50 grant proposals', () => {
    const table = [
      [20, 5],
      [10, 15],
    ];
    const [first, second]: number[][] = [[], []];
    table.forEach((row, one) => {
      row.forEach((count, two) => {
        first.push(...new Array(count).fill(one));
        second.push(...new Array(count).fill(two));
      });
    });
    for (const weights of KAPPA_WEIGHTS) {
      expect(weightedKappa(first, second, weights)).toBeCloseTo(0.4, 12);
    }
  });

  it('equals the definition over the table of counts', () => {
    const ratings = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(ratings, fc.constantFrom(...KAPPA_WEIGHTS), (pairs, weights) => {
        const weight = (a: number, b: number) =>
          weights === 'none' ? Number(a !== b) : Math.abs(a - b) ** (weights === 'linear' ? 1 : 2);
        let [observed, expected] = [0, 0];
        for (const [a, b] of pairs) observed += weight(a, b);
        for (const [a] of pairs) for (const [, b] of pairs) expected += weight(a, b) / pairs.length;
        const kappa = weightedKappa(
          pairs.map(([a]) => a),
          pairs.map(([, b]) => b),
          weights,
        );
        if (expected === 0) expect(kappa).toBeNaN();
        else expect(kappa).toBeCloseTo(1 - observed / expected, 10);
      }),
    );
  });

  it('is averaged over pairs of raters who share units', () => {
    const ratings: Rating[] = [
      ...[1, 2, 3].map((value) => ({ item: String(value), rater: 'a', value })),
      ...[1, 2, 3].map((value) => ({ item: String(value), rater: 'b', value })),
      ...[3, 2, 1].map((value, at) => ({ item: String(at + 1), rater: 'c', value })),
      { item: '9', rater: 'd', value: 1 },
    ];
    expect(meanPairwiseKappa(ratings, 'quadratic')).toEqual({ value: -1 / 3, pairs: 3 });
    expect(meanPairwiseKappa([], 'none')).toEqual({ value: Number.NaN, pairs: 0 });
  });
});
