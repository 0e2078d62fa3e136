import { type PairRecord, SPLITS, Splitter, StatisticsCounter } from '../corpus/index.ts';
import { markdownOf } from '../corpus/statistics/page/tables.ts';
import { basicTable, featureTable, operationTable } from '../corpus/statistics/report-tables.ts';
import type { Language } from '../language/index.ts';
import { countedAnswers, type StudyData } from './analyse.ts';

/** Files of a corpus, by name. */
export type Dataset = ReadonlyMap<string, string>;

/** The written simplifications: one record per source, with one reference per writer. */
export function simplifications({ design, units, answers }: StudyData): PairRecord[] {
  const counted = countedAnswers(answers);
  return units.flatMap(({ id, item }, at) => {
    const own = counted.filter((answer) => answer.unit === id);
    if (own.length === 0) return [];
    const confidence = own.map(({ values }) => values.confidence);
    return [
      {
        id: item.id,
        source: item.source,
        references: own.map(({ values }) => String(values.simplification)),
        operations: own.map(({ values }) => (values.operations ?? []) as readonly string[]),
        annotators: own.map(({ participant }) => participant),
        provenance: { corpus: 'study', file: design.name, line: at + 1 },
        ...(confidence.every((each) => typeof each === 'number') && { confidence }),
      },
    ];
  });
}

/**
 * The written simplifications as a corpus: records in splits that share no sentence, and a card
 * with their statistics. `klartext corpus` commands read the folder.
 *
 * @example for (const [name, text] of datasetOf(data, language)) await writeFile(name, text)
 */
export function datasetOf(data: StudyData, language: Language | undefined): Dataset {
  const records = simplifications(data);
  const splitter = new Splitter({ seed: 1 });
  for (const record of records) splitter.add('study', record);
  const plan = splitter.plan();
  const split = records.flatMap((record, at): PairRecord[] => {
    const own = plan.splitOf(at);
    return own === undefined ? [] : [{ ...record, split: own }];
  });
  const files = SPLITS.map((name): [string, string] => [
    `${name}.jsonl`,
    split
      .filter((record) => record.split === name)
      .map((record) => `${JSON.stringify(record)}\n`)
      .join(''),
  ]);
  const sizes = files.map(([name, text]) => `${name}: ${text.split('\n').length - 1}`);
  return new Map([
    ...files.filter(([, text]) => text !== ''),
    [
      'README.md',
      `${corpusCard(data)}\n## Splits\n\nRecords in ${sizes.join(', ')}. No sentence or near-duplicate occurs in two splits.\n\n## Statistics\n\n${statistics(data, split, language)}\n`,
    ],
  ]);
}

function statistics(
  { design }: StudyData,
  records: readonly PairRecord[],
  language: Language | undefined,
): string {
  const counter = new StatisticsCounter({ language });
  for (const record of records) counter.add(record);
  const named = [
    { name: design.name, language: design.language, statistics: counter.statistics() },
  ];
  return [basicTable(named), operationTable(named), featureTable(named)]
    .map(markdownOf)
    .join('\n\n');
}

/** A card for the corpus: its content, its origin, and what to check before sharing it. */
export function corpusCard(data: StudyData): string {
  const { design } = data;
  const records = simplifications(data);
  const writers = new Set(records.flatMap(({ annotators = [] }) => annotators));
  const written = records.reduce((sum, { references }) => sum + references.length, 0);
  return `# ${design.name}

- Language: ${design.language}
- Sources: ${records.length}; simplifications: ${written}, by ${writers.size} people, ${design.judgements} requested for each source
- Made with \`klartext study\` (design "${design.kind}"); participants have anonymous ids
- Licence: to be added by the publisher; participants read:

> ${design.consent.trim().replaceAll('\n', '\n> ')}

## Instructions

${design.instructions.trim()}

## Before you share it

Read a sample. Remove names of people. State the origin and licence of the sources.
`;
}
