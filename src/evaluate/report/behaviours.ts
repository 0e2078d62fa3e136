import { seededRandom } from '../statistics/random.ts';
import type { Behaviour, SystemBehaviours } from './data.ts';
import { COMPRESSION, SIMILARITY, SPLITS } from './features.ts';
import type { Pairs } from './pairs.ts';

/** As in EASSE's report. */
const SHOWN = 10;

interface Kind {
  readonly title: string;
  /** Larger values come first; undefined for an output without this behaviour. */
  readonly rank: (item: number) => number | undefined;
}

/** Outputs of each system with a certain behaviour, clearest first (as in EASSE). */
export function behavioursOf(
  pairs: Pairs,
  replaced: readonly Float64Array[],
  seed: number,
): SystemBehaviours[] {
  return pairs.systems.map((system, at) => ({
    system,
    behaviours: kindsOf(pairs, at, replaced[at], seed).map((kind) => chosen(kind, pairs, at)),
  }));
}

function kindsOf(pairs: Pairs, system: number, replaced: Float64Array, seed: number): Kind[] {
  const compression = pairs.values(COMPRESSION, system) ?? [];
  const similarity = pairs.values(SIMILARITY, system) ?? [];
  const splits = pairs.values(SPLITS, system) ?? [];
  const differences = pairs.differences[system];
  const random = seededRandom(seed);
  const order = pairs.samples.map(() => random.fraction());
  const isEmpty = (item: number) =>
    pairs.samples[item].outputs[pairs.systems[system]].trim() === '';
  const negative = (value: number | undefined) => (value === undefined ? undefined : -value);
  const over = (value: number | undefined, limit: number) =>
    value !== undefined && value > limit ? value : undefined;
  return [
    { title: 'Random', rank: (item) => order[item] },
    {
      title: 'One word changed',
      rank: (item) => {
        const { removedWords, addedWords } = differences[item];
        return Math.max(removedWords, addedWords) === 1 ? order[item] : undefined;
      },
    },
    {
      title: 'Most compressed',
      rank: (item) => {
        const value = compression[item];
        return value !== undefined && value < 1 && !isEmpty(item) ? -value : undefined;
      },
    },
    { title: 'Longer than the source', rank: (item) => over(compression[item], 1) },
    {
      title: 'Most dissimilar',
      rank: (item) => (isEmpty(item) ? undefined : negative(similarity[item])),
    },
    {
      title: 'Most similar without being identical',
      rank: (item) => {
        const value = similarity[item];
        return value !== undefined && value < 1 ? value : undefined;
      },
    },
    { title: 'Most splits', rank: (item) => over(splits[item], 1) },
    { title: 'Most words replaced', rank: (item) => over(replaced[item], 0) },
    ...bestAndWorst(pairs, system),
    { title: 'Empty', rank: (item) => (isEmpty(item) ? 1 : undefined) },
  ];
}

/** By SARI, or the first metric with a better direction. */
function bestAndWorst({ metrics, columns }: Pairs, system: number): Kind[] {
  const metric =
    metrics.find(({ name }) => name === 'sari') ??
    metrics.find(({ better }) => better !== 'neither');
  const values = columns.find((column) => column.metric === metric?.name)?.values[system];
  if (!metric || !values) return [];
  const sign = metric.better === 'lower' ? -1 : 1;
  const rank = (side: number) => (item: number) => {
    const value = values[item];
    return value === undefined ? undefined : side * sign * value;
  };
  return [
    { title: `Best ${metric.name}`, rank: rank(1) },
    { title: `Worst ${metric.name}`, rank: rank(-1) },
  ];
}

function chosen({ title, rank }: Kind, pairs: Pairs, system: number): Behaviour {
  const found: { item: number; value: number }[] = [];
  pairs.samples.forEach((_, item) => {
    const value = rank(item);
    if (value !== undefined) found.push({ item, value });
  });
  found.sort((a, b) => b.value - a.value || a.item - b.item);
  return {
    title,
    count: found.length,
    shown: found.slice(0, SHOWN).map(({ item }) => pairs.pair(system, item)),
  };
}
