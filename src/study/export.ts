import { csvRow } from '../evaluate/tables/csv.ts';
import { countedAnswers, type StudyData } from './analyse.ts';
import { simplifications } from './dataset.ts';
import type { Place, Values } from './form.ts';
import { preferencesIn, ratingsIn, wordVotes } from './judgements.ts';
import type { Unit } from './unit.ts';
import { goldOf } from './word-review.ts';

/** Every answer unchanged, with its item. */
export function answersAsJsonLines({ units, answers }: StudyData): string {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return answers
    .map((answer) => `${JSON.stringify({ ...answer, item: byId.get(answer.unit)?.item.id })}\n`)
    .join('');
}

/** One judgement per row: `item, system, dimension, rater, value`, as `klartext agree` reads it. */
export function judgementsAsCsv({ design, units, answers }: StudyData): string {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const counted = countedAnswers(answers);
  const rows: string[][] = [
    ...ratingsIn(design, counted, byId).map(
      ({ item, system = '', dimension = '', rater, value }) => [
        item,
        system,
        dimension,
        rater,
        String(value),
      ],
    ),
    ...preferencesIn(design, counted, byId).map(
      ({ item, system = '', dimension = '', rater, label }) => [
        item,
        system,
        dimension,
        rater,
        label,
      ],
    ),
  ];
  if (rows.length === 0) {
    for (const { participant, unit, values } of counted) {
      for (const [name, value] of Object.entries(values)) {
        rows.push([
          byId.get(unit)?.item.id ?? unit,
          '',
          name,
          participant,
          written(value, byId.get(unit)),
        ]);
      }
    }
  }
  return [['item', 'system', 'dimension', 'rater', 'value'], ...rows].map(csvRow).join('');
}

function written(value: Values[string], unit: Unit | undefined): string {
  if (!Array.isArray(value)) return String(value);
  const [system] = unit?.systems ?? [];
  const text = system === undefined ? unit?.item.source : unit?.item.outputs[system];
  return value
    .map((each: string | Place) =>
      typeof each === 'string' ? each : (text?.slice(each.start, each.end) ?? ''),
    )
    .join('; ');
}

/** TSAR's gold format: sentence, word, and every accepted answer, repeated once per vote. */
export function substitutesAsTsar({ units, answers, decisions }: StudyData): string {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return wordVotes(countedAnswers(answers), byId, goldOf(decisions))
    .filter(({ votes }) => votes.length > 0)
    .map(({ source, word, votes }) => {
      const words = votes.flatMap(([answer, count]) => Array<string>(count).fill(answer));
      return `${[source, word, ...words].map(oneCell).join('\t')}\n`;
    })
    .join('');
}

const oneCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ').trim();

/** The written simplifications as JSON Lines for `klartext corpus` commands. */
export function simplificationsAsCorpus(data: StudyData): string {
  return simplifications(data)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');
}
