import { KlartextError } from '../../core/index.ts';
import { bootstrapInterval, type Interval, type ResamplingOptions } from './resampling.ts';

export const SCALES = ['nominal', 'ordinal', 'interval'] as const;
/** How far apart two values are: not at all or wholly, by rank, or by their difference. */
export type Scale = (typeof SCALES)[number];

/**
 * Krippendorff's alpha. A unit is the list of values it was given, by any raters, in any number;
 * a unit with fewer than two says nothing about agreement and is left out. 1 is perfect, 0 what
 * chance gives, NaN when all values are alike. Linear in the number of values.
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
 * The bootstrap interval of alpha over units. The disagreement that chance would give is held
 * fixed (Krippendorff's own procedure): only the observed one is drawn anew.
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

/** A unit's disagreement, and how many values it has. */
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
    throw new KlartextError('bad-input', 'A rating is not a number.', 'Leave missing ratings out.');
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
