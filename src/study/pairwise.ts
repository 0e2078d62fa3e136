import { mean } from '../evaluate/statistics/means.ts';
import { binomialTest } from '../evaluate/statistics/preferences.ts';
import { groupBy, type Rating } from '../evaluate/statistics/ratings.ts';
import { type Comparison, pairedBootstrap } from '../evaluate/statistics/resampling.ts';
import { type Power, powerOfDifferences } from './power.ts';

/** Two systems in one dimension, over the items with ratings for both. */
export interface PairwiseTest extends Comparison {
  /** `difference` and `interval` are of the first minus the second. */
  readonly first: string;
  readonly second: string;
  readonly dimension: string;
  readonly items: number;
  /** Exact sign test of the number of items with a higher rating for the first. */
  readonly signTest: number;
  /** Items needed to detect a difference of this size with 80% power at 5%. */
  readonly power?: Power;
}

export function pairwiseTests(ratings: readonly Rating[], seed: number): PairwiseTest[] {
  const byDimension = groupBy(
    ratings,
    ({ dimension }) => dimension ?? '',
    (rating) => rating,
  );
  return [...byDimension].flatMap(([dimension, group]) => {
    const bySystem = new Map(
      [
        ...groupBy(
          group,
          ({ system }) => system ?? '',
          (rating) => rating,
        ),
      ].map(([system, own]) => [
        system,
        new Map(
          [
            ...groupBy(
              own,
              ({ item }) => item,
              ({ value }) => value,
            ),
          ].map(([item, values]) => [item, mean(values)]),
        ),
      ]),
    );
    const systems = [...bySystem.keys()].sort();
    return systems.flatMap((first, at) =>
      systems.slice(at + 1).flatMap((second) => {
        const [one, other] = [bySystem.get(first), bySystem.get(second)];
        const items = [...(one?.keys() ?? [])].filter((item) => other?.has(item));
        if (!one || !other || items.length === 0) return [];
        return [
          compare(
            first,
            second,
            dimension,
            items.map((item) => [one.get(item) ?? 0, other.get(item) ?? 0]),
            seed,
          ),
        ];
      }),
    );
  });
}

function compare(
  first: string,
  second: string,
  dimension: string,
  pairs: readonly (readonly [number, number])[],
  seed: number,
): PairwiseTest {
  const column = (at: 0 | 1) => Float64Array.from(pairs.flatMap((pair) => [pair[at], 1]));
  // The bootstrap subtracts its first from its second.
  const bootstrap = pairedBootstrap(column(1), column(0), 2, ([sum, count]) => sum / count, {
    seed,
  });
  const differences = pairs.map(([one, other]) => one - other);
  const better = differences.filter((each) => each > 0).length;
  const worse = differences.filter((each) => each < 0).length;
  const power = powerOfDifferences(differences);
  return {
    first,
    second,
    dimension,
    items: pairs.length,
    ...bootstrap,
    signTest: better + worse === 0 ? 1 : binomialTest(better, better + worse),
    ...(power && { power }),
  };
}
