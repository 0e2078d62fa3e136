import { CSV, readRows } from '../../corpus/formats/delimited.ts';
import { readText } from '../../corpus/formats/text.ts';
import { corpusFiles } from '../../corpus/load.ts';
import type { PairRecord } from '../../corpus/record.ts';
import { corpora } from '../../corpus/registry.ts';
import {
  type BleuAndSari,
  baselineScores,
  countSide,
  drawnScores,
  joinedPairs,
} from '../../corpus/statistics/multisim.ts';
import { MULTISIM_ROWS, type PublishedRow } from '../../corpus/statistics/multisim-published.ts';
import { OperationTally } from '../../corpus/statistics/operations.ts';
import { markdownOf } from '../../corpus/statistics/page/tables.ts';
import type { Language } from '../../language/index.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { languageOf, type Places, pairSets, userStore } from './read-records.ts';

const SEED = 1;

/** `klartext corpus multisim`: compares the figures in MultiSim's paper with ours, as Markdown. */
export async function corpusMultisim(
  options: Places & { readonly draws?: string },
  terminal: Terminal,
): Promise<number> {
  const draws = wholeNumber('--draws', options.draws ?? '100');
  const scores: string[][] = [];
  const basics: string[][] = [];
  const operations: string[][] = [];
  const notes: string[] = [];
  const progress = terminal.progress('MultiSim', MULTISIM_ROWS.length);
  for (const row of MULTISIM_ROWS) {
    const [set] = pairSets([row.id], options);
    const language = (await languageOf(set, undefined)) as Language;
    const records: PairRecord[] = [];
    for await (const record of set.records()) if (belongs(record, row)) records.push(record);
    const pairs = row.isJoined ? joinedPairs(records) : records;
    if (row.scores) scores.push(...scoreRows(row, pairs, language, draws));
    if (row.basic) basics.push(...basicRows(row, await sidesOf(row, records, options), language));
    if (row.operations) operations.push(operationRow(row, records));
    if (row.note) notes.push(`- **${row.name}**: ${row.note}`);
    await progress.advance(1);
  }
  progress.done();
  terminal.write(pageOf({ scores, basics, operations, notes }, draws));
  return 0;
}

function belongs({ level }: PairRecord, row: PublishedRow): boolean {
  return !row.level || (level?.source === row.level[0] && level.target === row.level[1]);
}

/** Never writes "-0". */
const two = (value: number) => value.toFixed(2).replace(/^-(0\.00)$/, '$1');

const signed = (value: number) => {
  const text = value.toFixed(1).replace(/^-(0\.0)$/, '$1');
  return text.startsWith('-') ? text : `+${text}`;
};

function scoreRows(
  row: PublishedRow,
  records: readonly PairRecord[],
  language: Language,
  draws: number,
): string[][] {
  const published = row.scores as NonNullable<PublishedRow['scores']>;
  const { test } = published;
  const ours = test === 'original' ? records.filter(({ split }) => split === 'test') : records;
  const scored = baselineScores(ours, language);
  const range =
    test === 'original'
      ? undefined
      : drawnScores(records, language, { size: test, draws, seed: SEED });
  return (['identity', 'truncation'] as const).map((system) => [
    row.name,
    system,
    ...[0, 1].flatMap((metric) => {
      const [theirs, mine] = [published[system][metric], scored[system][metric]];
      const ends = range?.[system].map((end: BleuAndSari) => end[metric]);
      const inside = ends && theirs >= ends[0] && theirs <= ends[1];
      const verdict = ends
        ? `${two(ends[0])} to ${two(ends[1])}${inside ? '' : ' ✗'}`
        : two(mine - theirs);
      return [two(theirs), two(mine), verdict];
    }),
  ]);
}

/** Both sides as MultiSim counts them: raw where trailing spaces matter. */
async function sidesOf(
  row: PublishedRow,
  records: readonly PairRecord[],
  { mirror }: Places,
): Promise<[sources: string[], targets: string[]]> {
  if (!row.raw) {
    return [
      records.flatMap(({ source, references }) => references.map(() => source)),
      records.flatMap(({ references }) => references),
    ];
  }
  const sides: [string[], string[]] = [[], []];
  const place = { store: userStore(), ...(mirror !== undefined && { mirror }) };
  const files = corpusFiles(corpora.get(row.id), place);
  for (const path of row.raw.paths) {
    const rows = readRows(await readText(files, path, row.raw.encoding), path, CSV);
    const titles = rows.next().value?.cells ?? [];
    const columns = row.raw.columns.map((title) => titles.indexOf(title));
    for (const { cells } of rows) {
      columns.forEach((column, at) => {
        sides[at].push(cells[column]);
      });
    }
  }
  return sides;
}

function basicRows(
  row: PublishedRow,
  texts: readonly [sources: readonly string[], targets: readonly string[]],
  language: Language,
): string[][] {
  const published = row.basic as NonNullable<PublishedRow['basic']>;
  const sides = texts.map((side) => countSide(side, language, published.rule));
  return sides.map((side, at) => {
    const cell = (theirs: number, mine: number, digits: number) => {
      const change = 100 * (mine / theirs - 1);
      return `${theirs} / ${mine.toFixed(digits)} (${signed(change)}%)`;
    };
    return [
      row.name,
      at === 0 ? 'original' : 'simple',
      cell(published.vocabulary[at], side.vocabulary, 0),
      cell(published.tokens[at], side.tokens, 0),
      cell(published.perSentence[at], side.tokensPerText, 2),
      cell(published.characters[at], side.charactersPerToken, 2),
    ];
  });
}

/**
 * What became of the source sentences, published beside ours. A text is taken for one sentence: a
 * source that stands in several rows was split.
 */
function operationRow(row: PublishedRow, records: readonly PairRecord[]): string[] {
  const targetsOf = new Map<string, Set<string>>();
  for (const { source, references } of records) {
    const targets = targetsOf.get(source) ?? new Set();
    for (const target of references) targets.add(target);
    targetsOf.set(source, targets);
  }
  const tally = new OperationTally();
  for (const [source, targets] of targetsOf)
    tally.add(source, 1, [...targets].join(' '), targets.size);
  const ours = tally.shares();
  const shares = [ours.deleted, ours.split, ours.same, ours.changed, ours.merged, ours.inserted];
  return [row.name, ...shares.map((share, at) => `${row.operations?.[at]} / ${share.toFixed(1)}`)];
}

interface Tables {
  readonly scores: string[][];
  readonly basics: string[][];
  readonly operations: string[][];
  readonly notes: string[];
}

function pageOf({ scores, basics, operations, notes }: Tables, draws: number): string {
  return `# MultiSim's figures and ours

Written by \`klartext corpus multisim --mirror .data > notes/multisim.md\`; do not edit. Published figures are those of Ryan, Naous and Xu (2023), *Revisiting non-English Text Simplification: A Unified Multilingual Benchmark*, for the corpora that are available.

## Table 3: two baselines

Identity is the source itself; truncation is its first 80% of words and a full stop. BLEU and SARI are computed as in MultiSim: corpus level, lower case, 13a; sources with one reference, two references and so on are scored separately, and the scores are averaged by their number.

For a corpus with a test set by its authors (SloTS, RSSE), the last column is the difference. For the others, MultiSim drew a test set that is not available: our score is that of the whole corpus, and the last column is the range of 95% of ${draws} random test sets of MultiSim's size; ✗ marks a published score outside it.

${markdownOf({
  caption: 'BLEU and SARI of identity and truncation',
  titles: [
    'corpus',
    'baseline',
    'BLEU published',
    'ours',
    'difference or range',
    'SARI published',
    'ours',
    'difference or range',
  ],
  rows: scores,
})}

## Table 6: sizes

Published / ours. Tokens by Toktok; characters include spaces, as in MultiSim's counter.

${markdownOf({
  caption: 'Vocabulary, tokens, tokens per sentence, characters per token',
  titles: ['corpus', 'side', 'vocabulary', 'tokens', 'tokens/sentence', 'characters/token'],
  rows: basics,
})}

## Table 7: edit operations

Published / ours, in per cent of original sentences (inserted: of simple ones).

${markdownOf({
  caption: 'Operations on sentences',
  titles: ['corpus', 'deleted', 'split', 'same', 'changed', 'merged', 'inserted'],
  rows: operations,
})}

## Why some differ

${notes.join('\n')}
`;
}
