import { KlartextError } from '../../core/index.ts';
import { normalCdf, normalQuantile, studentCdf, studentQuantile } from './distributions.ts';
import { type Random, seededRandom } from './random.ts';

/** The score of a corpus from the sums of its samples' statistics. */
export type ScoreOfSums = (sums: Float64Array) => number;

export type Interval = readonly [low: number, high: number];

export interface ResamplingOptions {
  /** How many resamples (default 1,000). */
  readonly samples?: number;
  /** The same seed gives the same result (default 12345). */
  readonly seed?: number;
  /** Coverage of the interval (default 0.95). */
  readonly level?: number;
}

/** A difference between two systems, second minus first, and its p-value. */
export interface Comparison {
  readonly difference: number;
  /** The interval of the difference; undefined for fewer than two samples, or for a test without one. */
  readonly interval?: Interval;
  readonly pValue: number;
}

const DEFAULTS = { samples: 1000, seed: 12345, level: 0.95 };

/**
 * The bootstrap interval of a score: samples are drawn with replacement and their statistics
 * summed. Percentiles are widened for small n as in Hesterberg (2015, "expanded percentile").
 * Undefined for fewer than two samples.
 *
 * @example
 * bootstrapInterval(Float64Array.of(1, 2, 3, 4), 1, (sums) => sums[0] / 4, { seed: 1 })
 */
export function bootstrapInterval(
  rows: Float64Array,
  width: number,
  score: ScoreOfSums,
  options: ResamplingOptions = {},
): Interval | undefined {
  const { samples, seed, level } = checked(options);
  const count = countOf(rows, width);
  if (count < 2) return undefined;
  const random = seededRandom(seed);
  const sums = new Float64Array(width);
  const scores = new Float64Array(samples);
  for (let sample = 0; sample < samples; sample++) {
    sums.fill(0);
    for (let drawn = 0; drawn < count; drawn++) addRow(sums, rows, random.below(count));
    scores[sample] = score(sums);
  }
  return expandedPercentiles(scores, count, level);
}

/**
 * Paired bootstrap between two systems on the same samples (Koehn 2004): both are scored on each
 * resample. The p-value is two-sided: how often a resampled difference is as far from its mean as the
 * real one is from 0, with the small-sample correction of the interval.
 *
 * @example
 * pairedBootstrap(rowsOfBaseline, rowsOfSystem, width, score, { samples: 1000, seed: 1 }).pValue
 */
export function pairedBootstrap(
  first: Float64Array,
  second: Float64Array,
  width: number,
  score: ScoreOfSums,
  options: ResamplingOptions = {},
): Comparison {
  const { samples, seed, level } = checked(options);
  const count = pairCountOf(first, second, width);
  const difference = differenceOf(first, second, width, score);
  if (count < 2) return { difference, pValue: 1 };
  const random = seededRandom(seed);
  const [sumsFirst, sumsSecond] = [new Float64Array(width), new Float64Array(width)];
  const differences = new Float64Array(samples);
  for (let sample = 0; sample < samples; sample++) {
    sumsFirst.fill(0);
    sumsSecond.fill(0);
    for (let drawn = 0; drawn < count; drawn++) {
      const at = random.below(count);
      addRow(sumsFirst, first, at);
      addRow(sumsSecond, second, at);
    }
    differences[sample] = score(sumsSecond) - score(sumsFirst);
  }
  const mean = differences.reduce((sum, each) => sum + each, 0) / samples;
  const raw = shareAsFar(
    differences.map((each) => each - mean),
    difference,
  );
  return {
    difference,
    interval: expandedPercentiles(differences, count, level),
    pValue: smallSamplePValue(raw, count),
  };
}

/**
 * Approximate randomisation between two systems (Riezler and Maxwell 2005): if they were
 * equally good, randomly swapping their outputs would often give such a difference. Two-sided.
 *
 * @example
 * approximateRandomisation(rowsOfBaseline, rowsOfSystem, width, score, { seed: 1 }).pValue
 */
export function approximateRandomisation(
  first: Float64Array,
  second: Float64Array,
  width: number,
  score: ScoreOfSums,
  options: ResamplingOptions = {},
): Comparison {
  const { samples, seed } = checked(options);
  const count = pairCountOf(first, second, width);
  const difference = differenceOf(first, second, width, score);
  const random = seededRandom(seed);
  const change = second.map((value, at) => value - first[at]);
  const [ofFirst, ofSecond] = [sumRows(first, width), sumRows(second, width)];
  const [sumsFirst, sumsSecond] = [new Float64Array(width), new Float64Array(width)];
  const differences = new Float64Array(samples);
  for (let sample = 0; sample < samples; sample++) {
    sumsFirst.fill(0);
    addRandomHalf(sumsFirst, change, count, random);
    // The first system gains by the swaps what the second loses.
    for (let at = 0; at < width; at++) {
      sumsSecond[at] = ofSecond[at] - sumsFirst[at];
      sumsFirst[at] += ofFirst[at];
    }
    differences[sample] = score(sumsSecond) - score(sumsFirst);
  }
  return { difference, pValue: shareAsFar(differences, difference) };
}

function addRow(sums: Float64Array, rows: Float64Array, row: number): void {
  const start = row * sums.length;
  for (let at = 0; at < sums.length; at++) sums[at] += rows[start + at];
}

function addRandomHalf(sums: Float64Array, rows: Float64Array, count: number, random: Random) {
  let bits = 0;
  for (let row = 0; row < count; row++) {
    if ((row & 31) === 0) bits = random.next();
    if (bits & 1) addRow(sums, rows, row);
    bits >>>= 1;
  }
}

function sumRows(rows: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let row = 0; row * width < rows.length; row++) addRow(sums, rows, row);
  return sums;
}

function differenceOf(a: Float64Array, b: Float64Array, width: number, score: ScoreOfSums) {
  // Sequential, because a score may reuse its argument or result.
  const scoreOfFirst = score(sumRows(a, width));
  return score(sumRows(b, width)) - scoreOfFirst;
}

/** (count + 1) / (samples + 1): the real outcome is one of the random outcomes. */
function shareAsFar(values: Float64Array, difference: number): number {
  // Ignores differences in the last digits, which depend on the order of summation.
  const far = Math.abs(difference) * (1 - 1e-9) - 1e-12;
  let count = 0;
  for (const value of values) if (Math.abs(value) >= far) count++;
  return (count + 1) / (values.length + 1);
}

/** The interval's correction, for a p-value: √((n−1)/n) for the variance, t instead of z. */
function smallSamplePValue(pValue: number, count: number): number {
  if (pValue >= 1) return 1;
  const z = normalQuantile(pValue / 2);
  return 2 * studentCdf(z * Math.sqrt((count - 1) / count), count - 1);
}

function expandedPercentiles(scores: Float64Array, count: number, level: number): Interval {
  const t = studentQuantile((1 - level) / 2, count - 1);
  const tail = normalCdf(t * Math.sqrt(count / (count - 1)));
  scores.sort();
  return [quantile(scores, tail), quantile(scores, 1 - tail)];
}

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

function countOf(rows: Float64Array, width: number): number {
  if (Number.isInteger(width) && width > 0 && rows.length % width === 0) return rows.length / width;
  throw new KlartextError(
    'bad-input',
    `${rows.length} statistics cannot be divided into rows of ${width}.`,
    'Concatenate the statistics of all samples; each row has the width of the metric.',
  );
}

function pairCountOf(first: Float64Array, second: Float64Array, width: number): number {
  const [one, other] = [countOf(first, width), countOf(second, width)];
  if (one === other) return one;
  throw new KlartextError(
    'bad-input',
    `One system has ${one} samples, the other ${other}.`,
    'Compare systems on the same samples, in the same order.',
  );
}

function checked(options: ResamplingOptions): Required<ResamplingOptions> {
  const { samples, level } = { ...DEFAULTS, ...options };
  if (!(Number.isInteger(samples) && samples > 0)) {
    throw new KlartextError('bad-option', `Cannot draw ${samples} resamples.`, 'Try 1000.');
  }
  if (!(level > 0 && level < 1)) {
    throw new KlartextError(
      'bad-option',
      `The level ${level} is not between 0 and 1.`,
      'Try 0.95.',
    );
  }
  return { ...DEFAULTS, ...options };
}
