import { KlartextError } from '../../core/index.ts';
import { bootstrapInterval, type Interval, type ResamplingOptions } from './resampling.ts';

export const SCALES = ['nominal', 'ordinal', 'interval'] as const;
/** The distance of two values: equal or not, by rank, or by their difference. */
export type Scale = (typeof SCALES)[number];

/**
 * Krippendorff's alpha. A unit is the list of its values, from any number of raters; a unit with
 * fewer than two is ignored. 1 is perfect agreement, 0 is chance, NaN means that all values are
 * equal. Linear in the number of values.
 *
 * @example
 * krippendorffAlpha([[1, 1], [2, 2, 3], [3, 3]], 'ordinal')
 */
export function krippendorffAlpha(units: readonly (readonly number[])[], scale: Scale): number {
  const { rows, score } = alphaStatistics(units, scale);
  const sums = new Float64Array(WIDTH);
  for (let at = 0; at < rows.length; at++) sums[at % WIDTH] += rows[at];
  return score(sums);
}

/**
 * The bootstrap interval of alpha over units. The expected disagreement is fixed, as in
 * Krippendorff's own procedure: only the observed disagreement is resampled.
 *
 * @example
 * alphaInterval(units, 'interval', { samples: 1000, seed: 1 })
 */
export function alphaInterval(
  units: readonly (readonly number[])[],
  scale: Scale,
  options: ResamplingOptions = {},
): Interval | undefined {
  const { rows, score } = alphaStatistics(units, scale);
  return bootstrapInterval(rows, WIDTH, score, options);
}

/** A unit's disagreement and its number of values. */
const WIDTH = 2;

function alphaStatistics(units: readonly (readonly number[])[], scale: Scale) {
  const pairable = units.filter((unit) => unit.length > 1);
  const place = placesOn(scale, pairable.flat());
  const disagreement = scale === 'nominal' ? unlikePairs : squaredDistances;
  const rows = new Float64Array(pairable.length * WIDTH);
  pairable.forEach((unit, at) => {
    rows[at * WIDTH] = disagreement(unit.map(place)) / (unit.length - 1);
    rows[at * WIDTH + 1] = unit.length;
  });
  const all = pairable.flat().map(place);
  const expected = disagreement(all) / (all.length * (all.length - 1));
  return { rows, score: (sums: Float64Array) => 1 - sums[0] / sums[1] / expected };
}

/**
 * The ordinal distance of two values is (how many values lie between them, with half of each end)²,
 * that is the squared difference of their middle ranks.
 */
function placesOn(scale: Scale, values: readonly number[]): (value: number) => number {
  if (values.some((value) => !Number.isFinite(value))) {
    throw new KlartextError('bad-input', 'A rating is not a number.', 'Omit missing ratings.');
  }
  if (scale !== 'ordinal') return (value) => value;
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const places = new Map<number, number>();
  let before = 0;
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    places.set(value, before + count / 2);
    before += count;
  }
  return (value) => places.get(value) ?? Number.NaN;
}

/** Over ordered pairs of different values in the list. */
function unlikePairs(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let alike = 0;
  for (const count of counts.values()) alike += count * count;
  return values.length ** 2 - alike;
}

/** Σ (a − b)² over ordered pairs = 2n Σ (a − mean)², without the cancellation of squares. */
function squaredDistances(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return 2 * values.length * values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}
