import { describe, expect, it } from 'vitest';
import { meanWithInterval } from './means.ts';
import { dimensionMatrix, metaEvaluation, segmentMeans } from './meta-evaluation.ts';
import { binomialTest, preferenceTest } from './preferences.ts';
import { raterProfiles } from './raters.ts';
import { meanRatings, type Rating, zScoredRatings } from './ratings.ts';
import { simulatedTwoRaterKappa } from './simulated-raters.ts';

function ratingsOf(rater: string, values: readonly number[], dimension?: string): Rating[] {
  return values.map((value, at) => ({
    item: String(at),
    rater,
    value,
    ...(dimension && { dimension }),
  }));
}

describe('means', () => {
  it('have t intervals (SciPy 1.10.1)', () => {
    const { interval, mean, count } = meanWithInterval([4, 5, 3, 4, 4]);
    expect([mean, count]).toEqual([4, 5]);
    expect(interval?.[0]).toBeCloseTo(3.1220109669149156, 12);
    expect(interval?.[1]).toBeCloseTo(4.877989033085084, 12);
    expect(meanWithInterval([4]).interval).toBeUndefined();
  });

  it('of ratings count units, not ratings', () => {
    const ratings = [...ratingsOf('a', [1, 2, 3]), ...ratingsOf('b', [3, 4, 5])];
    expect(meanRatings(ratings)[0]).toMatchObject({ mean: 3, count: 3, ratings: 6 });
  });
});

describe('raters', () => {
  it('become comparable as z-scores; one who never varies gets 0', () => {
    const scored = zScoredRatings([
      ...ratingsOf('a', [10, 30], 'meaning'),
      ...ratingsOf('a', [1, 3], 'fluency'),
      ...ratingsOf('b', [5, 5], 'meaning'),
    ]);
    expect(scored.map(({ value }) => value)).toEqual([-1, 1, -1, 1, 0, 0]);
  });

  it('are lenient or strict against the others', () => {
    const [a, b] = raterProfiles([...ratingsOf('a', [1, 2, 3]), ...ratingsOf('b', [3, 4, 5])]);
    expect([a.bias.mean, b.bias.mean]).toEqual([-2, 2]);
    expect(a.withOthers.value).toBe(1);
  });

  it('who agree give a simulated kappa of 1', () => {
    const values = [0, 25, 50, 75, 100, 50, 25, 0];
    const agreeing = ['a', 'b', 'c'].flatMap((rater) => ratingsOf(rater, values));
    expect(simulatedTwoRaterKappa(agreeing, { seed: 1 })).toMatchObject({ mean: 1, count: 8 });
    expect(simulatedTwoRaterKappa([], { seed: 1 }).mean).toBeNaN();
    expect(() => simulatedTwoRaterKappa(agreeing, { bins: 1 })).toThrow('1 categories');
  });
});

describe('preferences', () => {
  it('are tested with the exact binomial test (SciPy 1.10.1)', () => {
    expect(binomialTest(8, 10)).toBeCloseTo(0.109375, 14);
    expect(binomialTest(85, 221)).toBeCloseTo(0.0007336410278076128, 14);
    expect(binomialTest(53, 265) / 1.0668247013255174e-23).toBeCloseTo(1, 10);
    expect(binomialTest(3, 20, 0.3)).toBeCloseTo(0.22041826738070913, 12);
    expect(binomialTest(0, 0)).toBeCloseTo(1, 12);
    expect(binomialTest(5, 10)).toBeCloseTo(1, 12);
    expect(() => binomialTest(3, 2)).toThrow('3 of 2');
  });

  it('leave "similar" out of the test and in the shares', () => {
    const { shares, pValue } = preferenceTest({ first: 138, second: 82, similar: 139 });
    expect(shares.first).toBeCloseTo(0.384, 3);
    expect(pValue).toBeCloseTo(0.0001942157394589495, 12);
  });
});

describe('metaEvaluation', () => {
  const ratings = [
    ...ratingsOf('a', [1, 2, 3, 4, 5], 'meaning'),
    ...ratingsOf('b', [1, 3, 3, 4, 5], 'meaning'),
    ...ratingsOf('a', [5, 4, 3, 2, 1], 'simplicity'),
  ];

  it('sets metrics against dimensions, with the dimensions among themselves', () => {
    const { dimensions, segments } = segmentMeans(ratings);
    expect(segments).toHaveLength(5);
    const { rows, between } = metaEvaluation({ copy: [1, 2, 3, 4, 5] }, dimensions);
    expect(rows.map(({ dimension, spearman }) => [dimension, spearman.value])).toEqual([
      ['meaning', 1],
      ['simplicity', -1],
    ]);
    expect(between.pearson[0][1].value).toBeLessThan(-0.98);
    expect(dimensionMatrix(dimensions)).toEqual(between);
  });

  it('refuses lists of different length', () => {
    expect(() => metaEvaluation({ bleu: [1] }, { meaning: [1, 2] })).toThrow('1 and 2 segments');
  });
});
