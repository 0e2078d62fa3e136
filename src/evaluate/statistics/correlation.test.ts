import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kendall, pearson, spearman } from './correlation.ts';

const FIRST = [12, 2, 1, 12, 2, 7, 3.5, 9, 9, 4];
const SECOND = [1, 4, 7, 1, 0, 2, 5, 3, 3, 8];

/** Expected values: SciPy 1.10.1 (Kendall: the asymptotic p-value). */
describe('correlation', () => {
  it("is Pearson's, with the interval of Fisher's z", () => {
    const { value, pValue, interval, count } = pearson(FIRST, SECOND);
    expect(value).toBeCloseTo(-0.5297007036054522, 13);
    expect(pValue).toBeCloseTo(0.11531986676388098, 12);
    expect(interval?.[0]).toBeCloseTo(-0.8693777820233538, 12);
    expect(interval?.[1]).toBeCloseTo(0.14992891218638346, 12);
    expect(count).toBe(10);
  });

  it("is Spearman's and Kendall's tau-b, with ties", () => {
    expect(spearman(FIRST, SECOND).value).toBeCloseTo(-0.46154064635142605, 13);
    expect(spearman(FIRST, SECOND).pValue).toBeCloseTo(0.17935469621966596, 12);
    expect(kendall(FIRST, SECOND).value).toBeCloseTo(-0.3764966442680094, 13);
    expect(kendall(FIRST, SECOND).pValue).toBeCloseTo(0.14434979874235282, 12);
  });

  it('leaves out pairs with a missing number', () => {
    const [first, second] = [
      [...FIRST, Number.NaN, 3],
      [...SECOND, 2, Number.NaN],
    ];
    expect(pearson(first, second)).toEqual(pearson(FIRST, SECOND));
    expect(kendall(first, second)).toEqual(kendall(FIRST, SECOND));
  });

  it('is NaN if a list does not vary, and has no interval for few pairs', () => {
    for (const correlate of [pearson, spearman, kendall]) {
      expect(correlate([1, 1, 1, 1, 1], [1, 2, 3, 4, 5]).value).toBeNaN();
      expect(correlate([], []).value).toBeNaN();
      const few = correlate([1, 2, 3], [1, 2, 3]);
      expect([few.value, few.interval]).toEqual([1, undefined]);
    }
  });

  it('refuses lists of different length', () => {
    expect(() => pearson([1, 2], [1])).toThrow('2 and 1 numbers');
  });

  it('counts tau-b as the definition over all pairs does', () => {
    const list = fc.array(
      fc.tuple(fc.integer({ max: 6, min: 0 }), fc.integer({ max: 6, min: 0 })),
      {
        minLength: 2,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(list, (pairs) => {
        let [surplus, apartInX, apartInY] = [0, 0, 0];
        for (const [at, [x, y]] of pairs.entries()) {
          for (const [otherX, otherY] of pairs.slice(at + 1)) {
            surplus += Math.sign(x - otherX) * Math.sign(y - otherY);
            apartInX += x === otherX ? 0 : 1;
            apartInY += y === otherY ? 0 : 1;
          }
        }
        const { value } = kendall(
          pairs.map(([x]) => x),
          pairs.map(([, y]) => y),
        );
        if (apartInX === 0 || apartInY === 0) expect(value).toBeNaN();
        else expect(value).toBeCloseTo(surplus / Math.sqrt(apartInX * apartInY), 12);
      }),
    );
  });
});
