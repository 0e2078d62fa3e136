import { KlartextError } from '../../core/index.ts';
import { mean } from './means.ts';
import { type Rating, unitOf } from './ratings.ts';

export const KAPPA_WEIGHTS = ['none', 'linear', 'quadratic'] as const;
/** How much a disagreement counts: all the same, by its distance, or by its square. */
export type KappaWeights = (typeof KAPPA_WEIGHTS)[number];

/**
 * Cohen's kappa of two raters who rated the same units, weighted (Cohen 1968) by the distance of
 * the values. On a scale of neighbouring whole numbers that equals weights by category. NaN when
 * both give one and the same value throughout.
 *
 * @example
 * weightedKappa([1, 2, 3, 3], [1, 2, 2, 3], 'quadratic') // 0.8
 */
export function weightedKappa(
  first: readonly number[],
  second: readonly number[],
  weights: KappaWeights = 'none',
): number {
  if (first.length !== second.length) {
    throw new KlartextError(
      'bad-input',
      `One rater gave ${first.length} ratings, the other ${second.length}.`,
      'Give the ratings of both for the same units, in the same order.',
    );
  }
  const distance = DISTANCES[weights];
  const observed = mean(first.map((value, at) => distance(value, second[at])));
  return 1 - observed / EXPECTED[weights](first, second);
}

const DISTANCES: Record<KappaWeights, (a: number, b: number) => number> = {
  none: (a, b) => (a === b ? 0 : 1),
  linear: (a, b) => Math.abs(a - b),
  quadratic: (a, b) => (a - b) ** 2,
};

/** The mean distance of any value of one from any of the other, without going through all pairs. */
const EXPECTED: Record<KappaWeights, (a: readonly number[], b: readonly number[]) => number> = {
  none(a, b) {
    const counts = new Map<number, number>();
    for (const value of b) counts.set(value, (counts.get(value) ?? 0) + 1);
    return 1 - mean(a.map((value) => (counts.get(value) ?? 0) / b.length));
  },
  linear(a, b) {
    const sorted = [...b].sort((one, other) => one - other);
    const ordered = [...a].sort((one, other) => one - other);
    const total = sorted.reduce((sum, value) => sum + value, 0);
    let [below, sumBelow, sum] = [0, 0, 0];
    for (const value of ordered) {
      while (below < sorted.length && sorted[below] < value) sumBelow += sorted[below++];
      sum += value * below - sumBelow + (total - sumBelow) - value * (sorted.length - below);
    }
    return sum / a.length / b.length;
  },
  quadratic(a, b) {
    const [meanA, meanB] = [mean(a), mean(b)];
    const spread = (values: readonly number[], middle: number) =>
      mean(values.map((value) => (value - middle) ** 2));
    return spread(a, meanA) + spread(b, meanB) + (meanA - meanB) ** 2;
  },
};

export interface PairwiseKappa {
  /** The mean over pairs of raters (Light 1971); NaN without any. */
  readonly value: number;
  /** Pairs of raters with enough units in common for a kappa. */
  readonly pairs: number;
}

const LEAST_IN_COMMON = 2;

/**
 * The mean of Cohen's kappa over all pairs of raters, on the units both rated.
 *
 * @example
 * meanPairwiseKappa(ratings, 'quadratic').value
 */
export function meanPairwiseKappa(
  ratings: readonly Rating[],
  weights: KappaWeights = 'none',
): PairwiseKappa {
  const raters = new Map<string, Map<string, number>>();
  for (const rating of ratings) {
    const given = raters.get(rating.rater) ?? new Map<string, number>();
    raters.set(rating.rater, given.set(unitOf(rating), rating.value));
  }
  const all = [...raters.values()];
  const kappas: number[] = [];
  for (let one = 0; one < all.length; one++) {
    for (let other = one + 1; other < all.length; other++) {
      const common = [...all[one].keys()].filter((unit) => all[other].has(unit));
      if (common.length < LEAST_IN_COMMON) continue;
      const valuesOf = (given: Map<string, number>) => common.map((unit) => given.get(unit) ?? 0);
      const kappa = weightedKappa(valuesOf(all[one]), valuesOf(all[other]), weights);
      if (!Number.isNaN(kappa)) kappas.push(kappa);
    }
  }
  return { value: mean(kappas), pairs: kappas.length };
}
