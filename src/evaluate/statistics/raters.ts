import { type Correlation, pearson } from './correlation.ts';
import { type Mean, mean, meanWithInterval } from './means.ts';
import { groupBy, type Rating, unitOf, valuesByUnit } from './ratings.ts';

/** The bias and agreement of one rater. */
export interface RaterProfile {
  readonly rater: string;
  readonly ratings: number;
  readonly mean: number;
  /** The rater's value minus the mean of the others on the same unit: positive values are lenient. */
  readonly bias: Mean;
  /** Correlation with the mean of the others, over units that others also rated. */
  readonly withOthers: Correlation;
}

/**
 * Each rater's bias and agreement with the others, in order of appearance.
 *
 * @example
 * raterProfiles(ratings).filter(({ withOthers }) => withOthers.value < 0.1)
 */
export function raterProfiles(ratings: readonly Rating[], level = 0.95): RaterProfile[] {
  const units = new Map(
    [...valuesByUnit(ratings)].map(([unit, values]) => [
      unit,
      { sum: values.reduce((sum, value) => sum + value, 0), count: values.length },
    ]),
  );
  const byRater = groupBy(
    ratings,
    ({ rater }) => rater,
    (rating) => rating,
  );
  return [...byRater].map(([rater, given]) => {
    const [own, others]: [number[], number[]] = [[], []];
    for (const rating of given) {
      const unit = units.get(unitOf(rating));
      if (!unit || unit.count < 2) continue;
      own.push(rating.value);
      others.push((unit.sum - rating.value) / (unit.count - 1));
    }
    return {
      rater,
      ratings: given.length,
      mean: mean(given.map(({ value }) => value)),
      bias: meanWithInterval(
        own.map((value, at) => value - others[at]),
        level,
      ),
      withOthers: pearson(own, others, { level }),
    };
  });
}
