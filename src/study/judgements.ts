import type { LabelledRating } from '../evaluate/statistics/preference-report.ts';
import type { Rating } from '../evaluate/statistics/ratings.ts';
import type { Design } from './design.ts';
import { fieldOf, LETTERS } from './forms.ts';
import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

type Units = ReadonlyMap<string, Unit>;

/** Ratings of systems, from answers about rated or ranked texts. A rank is a rating, 1 the best. */
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

/** Preferences with the systems' names; `system` of a judgement is the pair that was compared. */
export function preferencesIn(
  design: Design,
  answers: readonly Answer[],
  units: Units,
): LabelledRating[] {
  if (design.kind !== 'prefer') return [];
  return answers.flatMap(({ participant: rater, unit, systems, values }) =>
    design.questions.flatMap(({ id: dimension }) => {
      const side = LETTERS.indexOf(String(values[dimension]));
      const { item, systems: pair } = units.get(unit) ?? { item: { id: unit }, systems };
      return [
        {
          item: item.id,
          rater,
          system: pair.join(' – '),
          dimension,
          label: side >= 0 ? systems[side] : 'similar',
        },
      ];
    }),
  );
}

/** Votes for simpler words, most frequent first, as TSAR counts them. */
export interface WordVotes {
  readonly item: string;
  readonly source: string;
  readonly word: string;
  readonly votes: readonly (readonly [answer: string, count: number])[];
}

export function wordVotes(answers: readonly Answer[], units: Units): WordVotes[] {
  const byUnit = new Map<string, Map<string, number>>();
  for (const { unit, values } of answers) {
    const votes = byUnit.get(unit) ?? new Map<string, number>();
    const answer = String(values.word ?? '').trim();
    votes.set(answer, (votes.get(answer) ?? 0) + 1);
    byUnit.set(unit, votes);
  }
  return [...byUnit].flatMap(([unit, votes]) => {
    const item = units.get(unit)?.item;
    if (!item) return [];
    const sorted = [...votes].sort(([, one], [, other]) => other - one);
    return [{ item: item.id, source: item.source, word: item.word ?? '', votes: sorted }];
  });
}
