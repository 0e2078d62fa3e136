import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphaInterval, krippendorffAlpha, SCALES, type Scale } from './alpha.ts';

/** The example of Krippendorff (2011), "Computing Krippendorff's Alpha-Reliability", part D. */
const OBSERVERS = [
  '1 2 3 3 2 1 4 1 2 . . .',
  '1 2 3 3 2 2 4 1 2 5 . 3',
  '. 3 3 3 2 3 4 2 2 5 1 .',
  '1 2 3 3 2 4 4 1 2 5 1 .',
].map((row) => row.split(' '));
const UNITS = OBSERVERS[0].map((_, unit) =>
  OBSERVERS.map((row) => row[unit])
    .filter((value) => value !== '.')
    .map(Number),
);

describe("Krippendorff's alpha", () => {
  it('equals the published example, with missing values', () => {
    expect(krippendorffAlpha(UNITS, 'nominal')).toBeCloseTo(0.743, 3);
    expect(krippendorffAlpha(UNITS, 'ordinal')).toBeCloseTo(0.815, 3);
    expect(krippendorffAlpha(UNITS, 'interval')).toBeCloseTo(0.849, 3);
  });

  it('is 1 for perfect agreement, and not a number when nothing varies', () => {
    for (const scale of SCALES) {
      expect(krippendorffAlpha([[1, 1], [2, 2, 2], [3]], scale)).toBe(1);
      expect(krippendorffAlpha([[1, 1], [1]], scale)).toBeNaN();
      expect(krippendorffAlpha([], scale)).toBeNaN();
    }
  });

  it('has an interval around it, the same for the same seed', () => {
    const interval = alphaInterval(UNITS, 'interval', { seed: 1 });
    expect(interval?.[0]).toBeLessThan(0.849);
    expect(interval?.[1]).toBeGreaterThan(0.849);
    expect(alphaInterval(UNITS, 'interval', { seed: 1 })).toEqual(interval);
  });

  it('refuses what is no number', () => {
    expect(() => krippendorffAlpha([[1, Number.NaN]], 'interval')).toThrow('not a number');
  });

  it('equals the definition over coincidences', () => {
    const units = fc.array(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 0, maxLength: 5 }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(units, fc.constantFrom(...SCALES), (given, scale) => {
        const expected = alphaByDefinition(given, scale);
        const value = krippendorffAlpha(given, scale);
        if (Number.isFinite(expected)) expect(value).toBeCloseTo(expected, 10);
        else expect(value).toBeNaN();
      }),
    );
  });
});

function alphaByDefinition(units: readonly (readonly number[])[], scale: Scale): number {
  const coincidences = new Array(6).fill(0).map(() => new Array(6).fill(0));
  for (const unit of units.filter(({ length }) => length > 1)) {
    for (const [at, one] of unit.entries()) {
      for (const [other, two] of unit.entries()) {
        if (at !== other) coincidences[one][two] += 1 / (unit.length - 1);
      }
    }
  }
  const totals = coincidences.map((row) => row.reduce((sum, each) => sum + each, 0));
  const all = totals.reduce((sum, each) => sum + each, 0);
  const distance = (a: number, b: number) => {
    if (scale === 'nominal') return a === b ? 0 : 1;
    if (scale === 'interval') return (a - b) ** 2;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const between = totals.slice(low, high + 1).reduce((sum, each) => sum + each, 0);
    return (between - (totals[a] + totals[b]) / 2) ** 2;
  };
  let [observed, expected] = [0, 0];
  for (let a = 0; a < 6; a++) {
    for (let b = 0; b < 6; b++) {
      if (a === b) continue;
      observed += coincidences[a][b] * distance(a, b);
      expected += totals[a] * totals[b] * distance(a, b);
    }
  }
  return 1 - ((all - 1) * observed) / expected;
}
