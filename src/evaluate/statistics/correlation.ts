import { KlartextError } from '../../core/index.ts';
import { normalCdf, normalQuantile, studentTwoSided } from './distributions.ts';
import { mean } from './means.ts';
import type { Interval } from './resampling.ts';

/** The correlation of two lists of numbers; NaN if one of them does not vary. */
export interface Correlation {
  readonly value: number;
  /** The number of pairs without a missing number. */
  readonly count: number;
  /** By Fisher's z; undefined for too few pairs. */
  readonly interval?: Interval;
  /** Two-sided, against zero correlation. */
  readonly pValue: number;
}

export interface CorrelationOptions {
  /** Coverage of the interval (default 0.95). */
  readonly level?: number;
}

/**
 * Pearson's correlation. Pairs with a missing number (NaN) are ignored.
 *
 * @example
 * pearson([1, 2, 3, 4], [2, 4, 5, 9]).value // 0.964…
 */
export function pearson(
  first: readonly number[],
  second: readonly number[],
  options: CorrelationOptions = {},
): Correlation {
  const [x, y] = completePairs(first, second);
  const value = productMoment(x, y);
  const interval = fisherInterval(value, 1 / (x.length - 3), options.level);
  return { value, count: x.length, ...interval, pValue: pValueOfR(value, x.length) };
}

/**
 * Spearman's rank correlation: Pearson's on ranks, ties sharing their mean rank. The interval has
 * the variance of Bonett and Wright (2000).
 *
 * @example
 * spearman([1, 2, 3, 4], [1, 4, 9, 16]).value // 1
 */
export function spearman(
  first: readonly number[],
  second: readonly number[],
  options: CorrelationOptions = {},
): Correlation {
  const [x, y] = completePairs(first, second);
  const value = productMoment(ranks(x), ranks(y));
  const interval = fisherInterval(value, (1 + value ** 2 / 2) / (x.length - 3), options.level);
  return { value, count: x.length, ...interval, pValue: pValueOfR(value, x.length) };
}

/**
 * Kendall's tau-b in O(n log n) (Knight 1966). The interval has Fieller's variance (Bonett and
 * Wright 2000); the p-value is asymptotic, corrected for ties.
 *
 * @example
 * kendall([1, 2, 3], [1, 3, 2]).value // 0.333…
 */
export function kendall(
  first: readonly number[],
  second: readonly number[],
  options: CorrelationOptions = {},
): Correlation {
  const [x, y] = completePairs(first, second);
  const count = x.length;
  const order = [...x.keys()].sort((a, b) => x[a] - x[b] || y[a] - y[b]);
  const [tiesX, tiesY] = [tieCounts(x), tieCounts(y)];
  const both = tieRuns(order, (a, b) => x[a] === x[b] && y[a] === y[b]);
  const pairs = (count * (count - 1)) / 2;
  const discordant = inversions(order.map((at) => y[at]));
  const [inX, inY, inBoth] = [tiedPairs(tiesX), tiedPairs(tiesY), tiedPairs(both)];
  const surplus = pairs - inX - inY + inBoth - 2 * discordant;
  const value = bounded(surplus / Math.sqrt((pairs - inX) * (pairs - inY)));
  return {
    value,
    count,
    ...fisherInterval(value, 0.437 / (count - 4), options.level),
    pValue: Number.isNaN(value) ? Number.NaN : kendallPValue(surplus, count, tiesX, tiesY),
  };
}

function kendallPValue(surplus: number, n: number, tiesX: number[], tiesY: number[]): number {
  const sum = (ties: number[], of: (t: number) => number) =>
    ties.reduce((total, each) => total + of(each), 0);
  const pairsOf = (t: number) => t * (t - 1);
  const triplesOf = (t: number) => t * (t - 1) * (t - 2);
  const spread = (t: number) => pairsOf(t) * (2 * t + 5);
  let variance = (spread(n) - sum(tiesX, spread) - sum(tiesY, spread)) / 18;
  variance += (sum(tiesX, pairsOf) * sum(tiesY, pairsOf)) / (2 * pairsOf(n));
  if (n > 2) variance += (sum(tiesX, triplesOf) * sum(tiesY, triplesOf)) / (9 * triplesOf(n));
  return 2 * normalCdf(-Math.abs(surplus) / Math.sqrt(variance));
}

function completePairs(first: readonly number[], second: readonly number[]): [number[], number[]] {
  if (first.length !== second.length) {
    throw new KlartextError(
      'bad-input',
      `Lists of ${first.length} and ${second.length} numbers cannot be correlated.`,
      'Give lists of equal length, with NaN for missing numbers.',
    );
  }
  const kept = [...first.keys()].filter(
    (at) => !Number.isNaN(first[at]) && !Number.isNaN(second[at]),
  );
  return [kept.map((at) => first[at]), kept.map((at) => second[at])];
}

function productMoment(x: readonly number[], y: readonly number[]): number {
  const [meanX, meanY] = [mean(x), mean(y)];
  let [both, squaresX, squaresY] = [0, 0, 0];
  for (let at = 0; at < x.length; at++) {
    const [dx, dy] = [x[at] - meanX, y[at] - meanY];
    both += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  }
  return bounded(both / Math.sqrt(squaresX * squaresY));
}

/** Clamps a correlation that rounding puts just above 1. */
function bounded(value: number): number {
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : Number.NaN;
}

function pValueOfR(value: number, count: number): number {
  if (count < 3) return Number.NaN;
  return studentTwoSided(value * Math.sqrt((count - 2) / (1 - value ** 2)), count - 2);
}

function fisherInterval(value: number, variance: number, level = 0.95): { interval?: Interval } {
  if (!(variance > 0 && Number.isFinite(variance)) || Number.isNaN(value)) return {};
  const reach = normalQuantile((1 + level) / 2) * Math.sqrt(variance);
  const z = Math.atanh(value);
  return { interval: [Math.tanh(z - reach), Math.tanh(z + reach)] };
}

/** Ranks from 1; ties share their mean rank. */
function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => values[a] - values[b]);
  const ranked = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let at = from; at < to; at++) ranked[order[at]] = (from + to + 1) / 2;
    from = to;
  }
  return ranked;
}

function tieCounts(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function tieRuns(order: readonly number[], isTied: (a: number, b: number) => boolean): number[] {
  const runs: number[] = [];
  for (let at = 0; at < order.length; at++) {
    if (at > 0 && isTied(order[at - 1], order[at])) runs[runs.length - 1]++;
    else runs.push(1);
  }
  return runs;
}

function tiedPairs(counts: readonly number[]): number {
  return counts.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0);
}

/** The number of inversions, counted during a merge sort. */
function inversions(values: number[]): number {
  let source = values;
  let target = new Array<number>(values.length);
  let count = 0;
  for (let size = 1; size < values.length; size *= 2) {
    for (let start = 0; start < values.length; start += 2 * size) {
      const middle = Math.min(start + size, values.length);
      const end = Math.min(start + 2 * size, values.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        if (right >= end || (left < middle && source[left] <= source[right])) {
          target[at] = source[left++];
        } else {
          count += middle - left;
          target[at] = source[right++];
        }
      }
    }
    [source, target] = [target, source];
  }
  return count;
}
