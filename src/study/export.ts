import { csvRow } from '../evaluate/tables/csv.ts';
import { countedAnswers, type StudyData } from './analyse.ts';
import type { Place, Values } from './form.ts';
import { preferencesIn, ratingsIn, wordVotes } from './judgements.ts';
import type { Unit } from './unit.ts';
import { goldOf } from './word-review.ts';

/** Every answer as it was given, with what it was given to: nothing is lost. */
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

/** TSAR's gold format: sentence, word, and every answer as often as it was given and counts. */
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

/** What participants wrote, as a corpus: one record per source, a reference per writer. */
export function simplificationsAsCorpus({ design, units, answers }: StudyData): string {
  const counted = countedAnswers(answers);
  return units
    .flatMap((unit, at) => {
      const own = counted.filter((answer) => answer.unit === unit.id);
      if (own.length === 0) return [];
      const record = {
        id: unit.item.id,
        source: unit.item.source,
        references: own.map(({ values }) => String(values.simplification)),
        operations: own.map(({ values }) => (values.operations ?? []) as readonly string[]),
        annotators: own.map(({ participant }) => participant),
        provenance: { corpus: 'study', file: design.name, line: at + 1 },
        ...(own.every(({ values }) => typeof values.confidence === 'number') && {
          confidence: own.map(({ values }) => values.confidence as number),
        }),
      };
      return [`${JSON.stringify(record)}\n`];
    })
    .join('');
}

/** A card for the corpus: what it is, how it was made, and what to check before it is shared. */
export function corpusCard({ design, units, participants, answers }: StudyData): string {
  const counted = countedAnswers(answers);
  const sources = units.filter(({ part }) => part === 'item').length;
  return `# ${design.name}

- Language: ${design.language}
- Sources: ${sources}; simplifications: ${counted.length}, by ${participants.length} people, ${design.judgements} wanted for each source
- Made with \`klartext study\` (design "${design.kind}"); participants are named by anonymous ids
- Licence: to be filled in by who publishes it; participants were told:

> ${design.consent.trim().replaceAll('\n', '\n> ')}

## Instructions

${design.instructions.trim()}

## Before it is shared

Read a sample. Remove what names people. State where the sources are from and under which licence.
`;
}
