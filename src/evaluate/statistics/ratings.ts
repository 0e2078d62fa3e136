import { type Mean, mean, meanWithInterval } from './means.ts';

/** One rater's rating of an item (of one system, in one dimension). */
export interface Rating {
  readonly item: string;
  readonly rater: string;
  readonly system?: string;
  readonly dimension?: string;
  readonly value: number;
}

/** The key of the judged unit: ratings of one unit should agree. */
export function unitOf({ item, system, dimension }: Omit<Rating, 'value' | 'rater'>): string {
  return JSON.stringify([item, system ?? null, dimension ?? null]);
}

/** The values of each unit, in order of first appearance. */
export function valuesByUnit(ratings: readonly Rating[]): Map<string, number[]> {
  return groupBy(ratings, unitOf, ({ value }) => value);
}

/** A map from each key to its members, in order of first appearance. */
export function groupBy<T, V>(
  list: readonly T[],
  keyOf: (member: T) => string,
  pick: (member: T) => V,
): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const member of list) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(pick(member));
    else groups.set(key, [pick(member)]);
  }
  return groups;
}

/**
 * Ratings as distances from their rater's own mean in that dimension, in the rater's own standard
 * deviations (Graham et al. 2013): this makes strict and lenient raters comparable. The
 * deviation is that of the population (n, not n − 1), as in published z-scores. A rater who never
 * varies always gets 0.
 *
 * @example
 * zScoredRatings([{ item: '1', rater: 'a', value: 40 }, { item: '2', rater: 'a', value: 60 }])
 */
export function zScoredRatings<T extends Rating>(ratings: readonly T[]): T[] {
  const keyOf = ({ rater, dimension }: Rating) => JSON.stringify([rater, dimension ?? null]);
  const norms = new Map<string, { middle: number; spread: number }>();
  for (const [key, values] of groupBy(ratings, keyOf, ({ value }) => value)) {
    const middle = mean(values);
    norms.set(key, { middle, spread: Math.sqrt(mean(values.map((each) => (each - middle) ** 2))) });
  }
  return ratings.map((rating) => {
    const { middle, spread } = norms.get(keyOf(rating)) ?? { middle: 0, spread: 0 };
    return { ...rating, value: spread > 0 ? (rating.value - middle) / spread : 0 };
  });
}

export interface MeanRating extends Mean {
  readonly system?: string;
  readonly dimension?: string;
  /** The number of ratings of all units. */
  readonly ratings: number;
}

/**
 * Means per system and dimension with t intervals. The interval is over units (`count`), each with
 * the mean of its ratings: ratings of one text are not independent of each other.
 *
 * @example
 * meanRatings(ratings).map(({ system, mean, interval }) => …)
 */
export function meanRatings(ratings: readonly Rating[], level = 0.95): MeanRating[] {
  const cells = groupBy(
    ratings,
    ({ system, dimension }) => JSON.stringify([system ?? null, dimension ?? null]),
    (rating) => rating,
  );
  return [...cells.values()].map((cell) => ({
    ...(cell[0].system !== undefined && { system: cell[0].system }),
    ...(cell[0].dimension !== undefined && { dimension: cell[0].dimension }),
    ratings: cell.length,
    ...meanWithInterval([...valuesByUnit(cell).values()].map(mean), level),
  }));
}
