import { mean } from '../evaluate/statistics/means.ts';
import { groupBy, type Rating } from '../evaluate/statistics/ratings.ts';

/** The agreement of participants who ranked the same texts. */
export interface RankAgreement {
  readonly dimension: string;
  readonly items: number;
  /** Kendall's W of each item, 0 to 1: the mean over items that two or more people ranked. */
  readonly concordance: number;
}

/** Agreement of rankings, one row for each dimension. */
export function rankAgreement(ratings: readonly Rating[]): RankAgreement[] {
  const byDimension = groupBy(
    ratings,
    ({ dimension }) => dimension ?? '',
    (rating) => rating,
  );
  return [...byDimension].map(([dimension, own]) => {
    const items = [
      ...groupBy(
        own,
        ({ item }) => item,
        (rating) => rating,
      ).values(),
    ].map((item) => [
      ...groupBy(
        [...item].sort((one, other) => ((one.system ?? '') < (other.system ?? '') ? -1 : 1)),
        ({ rater }) => rater,
        ({ value }) => value,
      ).values(),
    ]);
    const values = items
      .filter((rows) => rows.length > 1)
      .map(kendallW)
      .filter((value) => !Number.isNaN(value));
    return { dimension, items: values.length, concordance: mean(values) };
  });
}

/**
 * Kendall's coefficient of concordance, corrected for ties (Kendall 1948, chapter 6): each row is
 * one person's ranking of the same things.
 *
 * @example kendallW([[1, 2, 3], [1, 2, 3]]) // 1
 */
export function kendallW(rows: readonly (readonly number[])[]): number {
  const people = rows.length;
  const things = rows[0]?.length ?? 0;
  const ranked = rows.map(middleRanks);
  const sums = Array.from({ length: things }, (_, at) =>
    ranked.reduce((sum, row) => sum + row[at], 0),
  );
  const middle = (people * (things + 1)) / 2;
  const spread = sums.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  const ties = ranked.reduce((sum, row) => sum + tieCorrection(row), 0);
  return (12 * spread) / (people ** 2 * (things ** 3 - things) - people * ties);
}

/** Ranks, with ties sharing their mean rank. */
function middleRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const before = values.filter((each) => each < value).length;
    const equal = values.filter((each) => each === value).length;
    return before + (equal + 1) / 2;
  });
}

function tieCorrection(ranks: readonly number[]): number {
  const sizes = new Map<number, number>();
  for (const rank of ranks) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size ** 3 - size), 0);
}
