import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from './random.ts';
import { approximateRandomisation, bootstrapInterval, pairedBootstrap } from './resampling.ts';

const meanOfSums = (sums: Float64Array) => sums[0] / sums[1];

/** Rows of (value, 1): their score is the mean. */
function rowsOf(values: readonly number[]): Float64Array {
  return Float64Array.from(values.flatMap((value) => [value, 1]));
}

function normal(random: Random): number {
  return (
    Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())
  );
}

function sample(random: Random, count: number, of: () => number = () => normal(random)): number[] {
  return new Array(count).fill(0).map(of);
}

describe('bootstrapInterval', () => {
  it('covers the true mean of small samples at the stated rate', () => {
    const random = seededRandom(3);
    let covered = 0;
    for (let trial = 0; trial < 2000; trial++) {
      const rows = rowsOf(sample(random, 15));
      const [low, high] = bootstrapInterval(rows, 2, meanOfSums, { samples: 500, seed: trial }) ?? [
        1, -1,
      ];
      if (low <= 0 && high >= 0) covered++;
    }
    expect(covered / 2000).toBeGreaterThan(0.93);
    expect(covered / 2000).toBeLessThan(0.97);
  });

  it('is reproducible by its seed and undefined for one sample', () => {
    const rows = rowsOf(sample(seededRandom(1), 50));
    const once = bootstrapInterval(rows, 2, meanOfSums, { seed: 7 });
    expect(bootstrapInterval(rows, 2, meanOfSums, { seed: 7 })).toEqual(once);
    expect(bootstrapInterval(rows, 2, meanOfSums, { seed: 8 })).not.toEqual(once);
    expect(bootstrapInterval(rowsOf([1]), 2, meanOfSums)).toBeUndefined();
  });
});

describe('tests between two systems', () => {
  // A test of exactly 5% passes this in about 85 of 100 draws of 2,000 (its standard error is .5%):
  // over 12,000 pairs with six other seeds both rejected 5.1%, single draws 4.6% to 6.0%.
  it.each([
    ['paired bootstrap', pairedBootstrap, 60],
    ['paired bootstrap on few samples', pairedBootstrap, 20],
    ['approximate randomisation', approximateRandomisation, 60],
  ])('%s rejects at most 5.5 in 100 of 2,000 pairs of like systems', (_name, test, count) => {
    const random = seededRandom(count);
    let rejected = 0;
    for (let trial = 0; trial < 2000; trial++) {
      const difficulty = sample(random, count);
      const one = difficulty.map((each) => each + normal(random));
      const other = difficulty.map((each) => each + normal(random));
      const options = { samples: 400, seed: trial };
      if (test(rowsOf(one), rowsOf(other), 2, meanOfSums, options).pValue <= 0.05) rejected++;
    }
    expect(rejected / 2000).toBeLessThanOrEqual(0.055);
    expect(rejected / 2000).toBeGreaterThan(0.035);
  });

  it.each([
    ['paired bootstrap', pairedBootstrap],
    ['approximate randomisation', approximateRandomisation],
  ])('%s finds a real difference, and none between a system and itself', (_name, test) => {
    const random = seededRandom(5);
    const one = sample(random, 200);
    const other = one.map((each) => each + 0.3 + 0.5 * normal(random));
    const found = test(rowsOf(one), rowsOf(other), 2, meanOfSums);
    expect(found.difference).toBeCloseTo(0.3, 0);
    expect(found.pValue).toBeLessThan(0.01);
    expect(test(rowsOf(one), rowsOf(one), 2, meanOfSums).pValue).toBe(1);
    const turned = test(rowsOf(other), rowsOf(one), 2, meanOfSums);
    expect(turned.difference).toBeCloseTo(-found.difference, 12);
  });

  it('refuse systems of different length, bad rows and bad options', () => {
    const [three, two] = [rowsOf([1, 2, 3]), rowsOf([1, 2])];
    expect(() => pairedBootstrap(three, two, 2, meanOfSums)).toThrow('3 samples, the other 2');
    expect(() => bootstrapInterval(three, 4, meanOfSums)).toThrow('rows of 4');
    expect(() => bootstrapInterval(three, 2, meanOfSums, { samples: 0 })).toThrow('0 resamples');
    expect(() => bootstrapInterval(three, 2, meanOfSums, { level: 95 })).toThrow('level 95');
  });
});

describe('seededRandom', () => {
  it('spreads evenly and differs between neighbouring seeds', () => {
    const counts = new Array(10).fill(0);
    const random = seededRandom(0);
    for (let draw = 0; draw < 100_000; draw++) counts[random.below(10)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    expect(seededRandom(1).next()).not.toBe(seededRandom(2).next());
  });
});
