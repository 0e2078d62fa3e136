import { unknownName } from '../../core/index.ts';
import type { Evaluation, Measured } from '../../evaluate/evaluate.ts';
import {
  approximateRandomisation,
  bootstrapInterval,
  pairedBootstrap,
  type ResamplingOptions,
} from '../../evaluate/statistics/resampling.ts';
import type { Comparison, ResultScore } from './results.ts';

type Scores = Record<string, Record<string, ResultScore>>;

const scoreIn =
  ({ metric }: Measured) =>
  (sums: Float64Array) =>
    metric.score(sums).value;

/** All scores with their bootstrap intervals. */
export function withIntervals(evaluation: Evaluation, options: ResamplingOptions): Scores {
  return mapScores(evaluation, (measured) => {
    const { rows, metric, score } = measured;
    const interval =
      rows && bootstrapInterval(rows.all(), metric.width, scoreIn(measured), options);
    return interval ? { ...score, interval } : score;
  });
}

/** The scores, each with its difference from one system's score on the same metric. */
export function compared(
  scores: Scores,
  evaluation: Evaluation,
  base: string | undefined,
  options: ResamplingOptions,
): Scores {
  if (base === undefined) return scores;
  const against = evaluation.systems.get(base);
  if (!against) throw unknownName('system', base, [...evaluation.systems.keys()]);
  return mapScores(evaluation, (measured, system, metric) => {
    const score = scores[system][metric];
    const other = against.get(metric);
    if (system === base || !other?.rows || !measured.rows) return score;
    const [first, second] = [other.rows.all(), measured.rows.all()];
    const { width } = measured.metric;
    const paired = pairedBootstrap(first, second, width, scoreIn(measured), options);
    const random = approximateRandomisation(first, second, width, scoreIn(measured), options);
    const comparison: Comparison = {
      with: base,
      difference: paired.difference,
      ...(paired.interval && { interval: paired.interval }),
      pValue: random.pValue,
      pValueBootstrap: paired.pValue,
    };
    return { ...score, comparison };
  });
}

function mapScores(
  { systems }: Evaluation,
  change: (measured: Measured, system: string, metric: string) => ResultScore,
): Scores {
  return Object.fromEntries(
    [...systems].map(([system, byMetric]) => [
      system,
      Object.fromEntries(
        [...byMetric].map(([metric, measured]) => [metric, change(measured, system, metric)]),
      ),
    ]),
  );
}
