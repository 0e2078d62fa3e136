import { studentQuantile } from './distributions.ts';
import type { Interval } from './resampling.ts';

export interface Mean {
  readonly mean: number;
  /** Standard deviation of the sample (n − 1); NaN for one number. */
  readonly deviation: number;
  readonly count: number;
  /** By Student's t, which is valid for small samples; undefined for fewer than two numbers. */
  readonly interval?: Interval;
}

/** The arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The standard deviation of a sample (n − 1). */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN;
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * The mean of a sample with its t interval.
 *
 * @example
 * meanWithInterval([4, 5, 3, 4, 4]).interval // [3.12…, 4.87…]
 */
export function meanWithInterval(values: readonly number[], level = 0.95): Mean {
  const count = values.length;
  const middle = mean(values);
  const spread = deviation(values);
  if (count < 2) return { mean: middle, deviation: spread, count };
  const reach = studentQuantile((1 + level) / 2, count - 1) * (spread / Math.sqrt(count));
  return {
    mean: middle,
    deviation: spread,
    count,
    interval: [middle - reach, middle + reach],
  };
}
