import { groupBy, type Rating } from '../evaluate/statistics/ratings.ts';
import type { Design } from './design.ts';
import { fieldOf, LETTERS } from './forms.ts';
import { type Preference, SIMILAR } from './preferences.ts';
import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

type Units = ReadonlyMap<string, Unit>;

/** Ratings of systems, from answers about rated or ranked texts. A rank is a rating; 1 is best. */
export function ratingsIn(design: Design, answers: readonly Answer[], units: Units): Rating[] {
  const ids =
    design.kind === 'rate'
      ? design.dimensions.map(({ id }) => id)
      : design.kind === 'rank'
        ? design.questions.map(({ id }) => id)
        : [];
  return answers.flatMap(({ participant: rater, unit, systems, values }) =>
    systems.flatMap((system, at) =>
      ids.flatMap((dimension) => {
        const value = Number(values[fieldOf(at, dimension)] ?? Number.NaN);
        const item = units.get(unit)?.item.id ?? unit;
        return Number.isNaN(value) ? [] : [{ item, rater, system, dimension, value }];
      }),
    ),
  );
}

/** Preferences with the systems' names; `system` of a judgement is the compared pair. */
export function preferencesIn(
  design: Design,
  answers: readonly Answer[],
  units: Units,
): Preference[] {
  if (design.kind === 'rank') return pairsOfRanks(ratingsIn(design, answers, units));
  if (design.kind !== 'prefer') return [];
  return answers.flatMap(({ participant: rater, unit, systems, values }) =>
    design.questions.flatMap(({ id: dimension }) => {
      const side = LETTERS.indexOf(String(values[dimension]));
      const { item, systems: pair } = units.get(unit) ?? { item: { id: unit }, systems };
      const [first, second] = pair;
      const label = side >= 0 ? systems[side] : SIMILAR;
      return preference({ item: item.id, rater, dimension, label }, first, second);
    }),
  );
}

/** For every two texts, a ranking prefers the one with the better rank. */
function pairsOfRanks(ranks: readonly Rating[]): Preference[] {
  const lists = groupBy(
    ranks,
    ({ item, rater, dimension }) => JSON.stringify([item, rater, dimension]),
    (rank) => rank,
  );
  return [...lists.values()].flatMap((list) => {
    const sorted = list.sort((one, other) => ((one.system ?? '') < (other.system ?? '') ? -1 : 1));
    return sorted.flatMap(({ system: first = '', value, ...rank }, at) =>
      sorted.slice(at + 1).map(({ system: second = '', value: other }) => {
        const label = value < other ? first : value > other ? second : SIMILAR;
        return preference({ ...rank, label }, first, second);
      }),
    );
  });
}

function preference(
  judgement: Omit<Preference, 'pair' | 'system'>,
  first: string,
  second: string,
): Preference {
  return { ...judgement, system: `${first} – ${second}`, pair: [first, second] };
}

/** Votes for simpler words, most frequent first, as TSAR counts them. */
export interface WordVotes {
  readonly unit: string;
  readonly item: string;
  readonly source: string;
  readonly word: string;
  readonly votes: readonly (readonly [answer: string, count: number])[];
}

/** `goldFor` returns the word that an answer counts as, or undefined if it does not count. */
export function wordVotes(
  answers: readonly Answer[],
  units: Units,
  goldFor: (unit: string, answer: string) => string | undefined = (_, answer) => answer,
): WordVotes[] {
  const byUnit = new Map<string, Map<string, number>>();
  for (const { unit, values } of answers) {
    const votes = byUnit.get(unit) ?? new Map<string, number>();
    byUnit.set(unit, votes);
    const gold = goldFor(unit, givenWord(values));
    if (gold !== undefined) votes.set(gold, (votes.get(gold) ?? 0) + 1);
  }
  return [...byUnit].flatMap(([unit, votes]) => {
    const item = units.get(unit)?.item;
    if (!item) return [];
    const sorted = [...votes].sort(([, one], [, other]) => other - one);
    return [{ unit, item: item.id, source: item.source, word: item.word ?? '', votes: sorted }];
  });
}

function givenWord({ word }: Answer['values']): string {
  return String(word ?? '').trim();
}
