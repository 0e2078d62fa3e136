import { alphaInterval, krippendorffAlpha, SCALES } from './alpha.ts';
import { type KappaWeights, type PairwiseKappa, pairwiseKappas } from './kappa.ts';
import { type DimensionMatrix, dimensionMatrix, segmentMeans } from './meta-evaluation.ts';
import { type RaterProfile, raterProfiles } from './raters.ts';
import {
  groupBy,
  type MeanRating,
  meanRatings,
  type Rating,
  valuesByUnit,
  zScoredRatings,
} from './ratings.ts';
import type { Interval } from './resampling.ts';
import { type SimulatedKappa, simulatedTwoRaterKappa } from './simulated-raters.ts';

/** The agreement of raters in one dimension. */
export interface DimensionAgreement {
  readonly dimension?: string;
  /** Units that at least two raters judged. */
  readonly count: number;
  readonly alpha: {
    readonly nominal: number;
    readonly ordinal: number;
    readonly interval: number;
    /** The 95% interval of `interval`. */
    readonly confidence?: Interval;
  };
  /** Cohen's kappa, the mean over pairs of raters. */
  readonly kappa: Readonly<Record<KappaWeights, PairwiseKappa>>;
  /** The simulated two raters of the thesis; undefined if no unit has three ratings. */
  readonly simulated?: SimulatedKappa;
}

export interface AgreementReport {
  readonly ratings: number;
  readonly items: number;
  readonly raters: readonly RaterProfile[];
  readonly agreement: readonly DimensionAgreement[];
  readonly means: readonly MeanRating[];
  readonly dimensions: DimensionMatrix;
}

export interface AgreementOptions {
  /** Convert each rater's ratings to z-scores before means, biases and the matrix (default false). */
  readonly zScores?: boolean;
  /** Categories of the simulated two raters (default 5). */
  readonly bins?: number;
  /** Default 12345. */
  readonly seed?: number;
}

/**
 * All statistics of ratings alone: agreement per dimension, means per system and dimension, each
 * rater's bias, and correlations between dimensions.
 *
 * @example
 * agreementReport(ratings).agreement[0].alpha.interval
 */
export function agreementReport(
  ratings: readonly Rating[],
  options: AgreementOptions = {},
): AgreementReport {
  const compared = options.zScores ? zScoredRatings(ratings) : ratings;
  const byDimension = groupBy(
    compared,
    ({ dimension }) => dimension ?? '',
    (rating) => rating,
  );
  return {
    ratings: ratings.length,
    items: new Set(ratings.map(({ item }) => item)).size,
    raters: raterProfiles(compared),
    agreement: [...byDimension.values()].map((group) => ({
      ...(group[0].dimension !== undefined && { dimension: group[0].dimension }),
      ...agreementIn(group, options),
      ...simulatedIn(ratings, group, options),
    })),
    means: meanRatings(compared),
    dimensions: dimensionMatrix(segmentMeans(compared).dimensions),
  };
}

/** The agreement of comparable ratings: those of one dimension. */
export function agreementIn(
  ratings: readonly Rating[],
  { seed }: AgreementOptions = {},
): Pick<DimensionAgreement, 'count' | 'alpha' | 'kappa'> {
  const units = [...valuesByUnit(ratings).values()];
  const [nominal, ordinal, interval] = SCALES.map((scale) => krippendorffAlpha(units, scale));
  const confidence = alphaInterval(units, 'interval', seed === undefined ? {} : { seed });
  return {
    count: units.filter(({ length }) => length > 1).length,
    alpha: { nominal, ordinal, interval, ...(confidence && { confidence }) },
    kappa: pairwiseKappas(ratings),
  };
}

/** Cuts by each rater's span over all dimensions, and measures one dimension. */
function simulatedIn(
  ratings: readonly Rating[],
  group: readonly Rating[],
  { bins, seed }: AgreementOptions,
) {
  if (![...valuesByUnit(group).values()].some(({ length }) => length > 2)) return {};
  const [{ dimension }] = group;
  const simulated = simulatedTwoRaterKappa(ratings, {
    ...(bins !== undefined && { bins }),
    ...(seed !== undefined && { seed }),
    ...(dimension !== undefined && { dimension }),
  });
  return { simulated };
}
