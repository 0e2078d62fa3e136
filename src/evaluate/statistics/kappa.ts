import { KlartextError } from '../../core/index.ts';
import { mean } from './means.ts';
import { type Rating, unitOf } from './ratings.ts';

export const KAPPA_WEIGHTS = ['none', 'linear', 'quadratic'] as const;
/** The weight of a disagreement: constant, by its distance, or by its square. */
export type KappaWeights = (typeof KAPPA_WEIGHTS)[number];

/**
 * Cohen's kappa of two raters who rated the same units, weighted (Cohen 1968) by the distance of
 * the values. On a scale of neighbouring whole numbers that equals weights by category. NaN if
 * both always give the same single value.
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
      'Give the ratings of both raters for the same units, in the same order.',
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

/** The mean distance between values of the two raters, without iterating over all pairs. */
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
  /** Pairs of raters with enough common units for a kappa. */
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
  return pairwiseKappas(ratings, [weights])[weights];
}

/** The same for several weights, with a single search for common units. */
export function pairwiseKappas(
  ratings: readonly Rating[],
  weights: readonly KappaWeights[] = KAPPA_WEIGHTS,
): Record<KappaWeights, PairwiseKappa> {
  const kappas: Record<KappaWeights, number[]> = { none: [], linear: [], quadratic: [] };
  for (const [first, second] of sharedValues(ratings)) {
    if (first.length < LEAST_IN_COMMON) continue;
    for (const each of weights) {
      const kappa = weightedKappa(first, second, each);
      if (!Number.isNaN(kappa)) kappas[each].push(kappa);
    }
  }
  const summary = (values: readonly number[]) => ({ value: mean(values), pairs: values.length });
  return {
    none: summary(kappas.none),
    linear: summary(kappas.linear),
    quadratic: summary(kappas.quadratic),
  };
}

/** The ratings of every two raters for their common units; by unit, because most pairs share few. */
function sharedValues(ratings: readonly Rating[]): Iterable<[number[], number[]]> {
  const numbers = new Map<string, number>();
  const units = new Map<string, Map<number, number>>();
  for (const rating of ratings) {
    const number = numbers.get(rating.rater) ?? numbers.size;
    numbers.set(rating.rater, number);
    const unit = unitOf(rating);
    const given = units.get(unit) ?? new Map<number, number>();
    units.set(unit, given.set(number, rating.value));
  }
  const shared = new Map<number, [number[], number[]]>();
  for (const given of units.values()) {
    const values = [...given].sort(([one], [other]) => one - other);
    for (const [at, [one, value]] of values.entries()) {
      for (let next = at + 1; next < values.length; next++) {
        const [other, otherValue] = values[next];
        const key = one * numbers.size + other;
        const pair = shared.get(key) ?? [[], []];
        if (!shared.has(key)) shared.set(key, pair);
        pair[0].push(value);
        pair[1].push(otherValue);
      }
    }
  }
  return shared.values();
}
