import { KlartextError } from '../../core/index.ts';
import {
  type Correlation,
  type CorrelationOptions,
  kendall,
  pearson,
  spearman,
} from './correlation.ts';
import { mean } from './means.ts';
import { groupBy, type Rating } from './ratings.ts';

export interface MetricAgainstRatings {
  readonly metric: string;
  readonly dimension: string;
  readonly pearson: Correlation;
  readonly spearman: Correlation;
  readonly kendall: Correlation;
}

/** Correlations of each dimension with each other one. */
export interface DimensionMatrix {
  readonly names: readonly string[];
  readonly pearson: readonly (readonly Correlation[])[];
}

/**
 * Correlations of metrics with ratings, and between the dimensions, which are needed to interpret
 * them: a metric of meaning correlates with simplicity if raters do not distinguish the two
 * (thesis, ch. 8).
 */
export interface MetaEvaluation {
  readonly rows: readonly MetricAgainstRatings[];
  readonly between: DimensionMatrix;
}

type NumbersByName = Readonly<Record<string, readonly number[]>>;

/**
 * Correlates metrics with ratings, segment by segment. All lists are over the same segments in the
 * same order; NaN is a missing number.
 *
 * @example
 * metaEvaluation({ bleu: [60, 80, 20] }, { meaning: [70, 90, 30], simplicity: [40, 20, 60] })
 */
export function metaEvaluation(
  metrics: NumbersByName,
  dimensions: NumbersByName,
  options: CorrelationOptions = {},
): MetaEvaluation {
  const lengths = new Set([...Object.values(metrics), ...Object.values(dimensions)].map(lengthOf));
  if (lengths.size > 1) {
    throw new KlartextError(
      'bad-input',
      `Metrics and ratings have ${[...lengths].join(' and ')} segments.`,
      'Give each metric and dimension one number per segment, with NaN for missing numbers.',
    );
  }
  const rows = Object.entries(metrics).flatMap(([metric, scores]) =>
    Object.entries(dimensions).map(([dimension, values]) => ({
      metric,
      dimension,
      pearson: pearson(scores, values, options),
      spearman: spearman(scores, values, options),
      kendall: kendall(scores, values, options),
    })),
  );
  return { rows, between: dimensionMatrix(dimensions, options) };
}

/**
 * Pearson's correlation between all pairs of dimensions.
 *
 * @example
 * dimensionMatrix({ fluency: [1, 2, 3], meaning: [2, 2, 3] }).pearson[0][1].value
 */
export function dimensionMatrix(
  dimensions: NumbersByName,
  options: CorrelationOptions = {},
): DimensionMatrix {
  const names = Object.keys(dimensions);
  return {
    names,
    pearson: names.map((one) =>
      names.map((other) => pearson(dimensions[one], dimensions[other], options)),
    ),
  };
}

/** Mean ratings of segments, by dimension, all lists in the order of `segments`. */
export interface SegmentMeans {
  readonly segments: readonly { readonly item: string; readonly system?: string }[];
  readonly dimensions: Readonly<Record<string, number[]>>;
}

/**
 * The mean rating of each segment (an item of a system) in each dimension; NaN if a segment has
 * no rating. Ratings without a dimension are listed under "rating".
 *
 * @example
 * dimensionMatrix(segmentMeans(ratings).dimensions)
 */
export function segmentMeans(ratings: readonly Rating[]): SegmentMeans {
  const bySegment = groupBy(
    ratings,
    ({ item, system }) => JSON.stringify([item, system ?? null]),
    (rating) => rating,
  );
  const nameOf = ({ dimension }: Rating) => dimension ?? 'rating';
  const names = [...new Set(ratings.map(nameOf))];
  const dimensions = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
  const segments = [...bySegment.values()].map((group) => {
    const values = groupBy(group, nameOf, ({ value }) => value);
    for (const name of names) dimensions[name].push(mean(values.get(name) ?? []));
    const { item, system } = group[0];
    return { item, ...(system !== undefined && { system }) };
  });
  return { segments, dimensions };
}

function lengthOf(list: readonly number[]): number {
  return list.length;
}
