import { KlartextError } from '../../core/index.ts';
import { deviation, mean } from './means.ts';
import { type Random, seededRandom } from './random.ts';
import { groupBy, type Rating, unitOf, zScoredRatings } from './ratings.ts';

export interface SimulatedKappa {
  readonly mean: number;
  /** Standard deviation over the repeats. */
  readonly deviation: number;
  readonly repeats: number;
  /** Usable units: those with at least two ratings. */
  readonly count: number;
}

export interface SimulatedKappaOptions {
  /** Equally wide categories (default 5). */
  readonly bins?: number;
  /** Default 1,000. */
  readonly repeats?: number;
  /** Default 12345. */
  readonly seed?: number;
  /** The dimension to measure; without it, all ratings belong to one dimension. */
  readonly dimension?: string;
  /**
   * The range that the categories divide: each rater's own span over all dimensions (default; comes within
   * .025 of the thesis), or the span of all z-scores.
   */
  readonly span?: 'all' | 'rater';
}

/**
 * Agreement of a crowd in which no two raters share enough items (Pavlick and Tetreault 2016; the
 * thesis, §7.5.2): z-score each rater, cut the z-scores into categories, and let one rating drawn
 * at random stand for rater A, the rounded mean category of the others for rater B;
 * quadratic-weighted kappa of the two, over many draws. Equal parts of a rater's own span are the
 * same before and after z-scoring, so that case needs no z-scores.
 *
 * @example
 * simulatedTwoRaterKappa(ratings, { repeats: 1000, seed: 1 }).mean
 */
export function simulatedTwoRaterKappa(
  ratings: readonly Rating[],
  options: SimulatedKappaOptions = {},
): SimulatedKappa {
  const { bins = 5, repeats = 1000, seed = 12345, span = 'rater', dimension } = options;
  if (!(Number.isInteger(bins) && bins > 1 && Number.isInteger(repeats) && repeats > 0)) {
    throw new KlartextError(
      'bad-option',
      `Cannot compute kappa with ${bins} categories and ${repeats} repeats.`,
      'Try 5 categories and 1000 repeats.',
    );
  }
  const isAsked = (rating: Rating) => dimension === undefined || rating.dimension === dimension;
  const categorised =
    span === 'rater'
      ? categories(ratings, bins, span).filter(isAsked)
      : categories(zScoredRatings(ratings.filter(isAsked)), bins, span);
  const units = [...groupBy(categorised, unitOf, ({ value }) => value).values()].filter(
    (unit) => unit.length > 1,
  );
  const random = seededRandom(seed);
  const sums = units.map((unit) => unit.reduce((sum, value) => sum + value, 0));
  const kappas = Array.from({ length: units.length > 1 ? repeats : 0 }, () =>
    drawnKappa(units, sums, random),
  );
  return { mean: mean(kappas), deviation: deviation(kappas), repeats, count: units.length };
}

/** One draw. Quadratic kappa needs only sums, and a thousand draws of thousands of units add up. */
function drawnKappa(
  units: readonly (readonly number[])[],
  sums: readonly number[],
  random: Random,
): number {
  let [a, b, squares, distances] = [0, 0, 0, 0];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at];
    const chosen = unit[random.below(unit.length)];
    const others = Math.round((sums[at] - chosen) / (unit.length - 1));
    a += chosen;
    b += others;
    squares += chosen * chosen + others * others;
    distances += (chosen - others) ** 2;
  }
  return 1 - distances / (squares - (2 * a * b) / units.length);
}

function categories(ratings: readonly Rating[], bins: number, span: 'all' | 'rater'): Rating[] {
  const groupOf = ({ rater }: Rating) => (span === 'rater' ? rater : '');
  const spans = new Map<string, { low: number; high: number }>();
  for (const rating of ratings) {
    const { low, high } = spans.get(groupOf(rating)) ?? { low: rating.value, high: rating.value };
    spans.set(groupOf(rating), {
      low: Math.min(low, rating.value),
      high: Math.max(high, rating.value),
    });
  }
  return ratings.map((rating) => {
    const { low, high } = spans.get(groupOf(rating)) ?? { low: 0, high: 0 };
    const share = high > low ? (rating.value - low) / (high - low) : 0;
    return { ...rating, value: Math.min(bins - 1, Math.floor(share * bins)) };
  });
}
