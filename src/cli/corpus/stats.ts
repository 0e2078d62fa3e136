import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusEntry } from '../../corpus/entry.ts';
import { OutputFile } from '../../corpus/export/output-file.ts';
import type { PairRecord } from '../../corpus/record.ts';
import { corpora } from '../../corpus/registry.ts';
import { StatisticsCounter } from '../../corpus/statistics/corpus-statistics.ts';
import { LANGUAGE_FAMILIES } from '../../corpus/statistics/families.ts';
import { comparisonPage } from '../../corpus/statistics/page/comparison-page.ts';
import { corpusPage } from '../../corpus/statistics/page/corpus-page.ts';
import { markdownOf, type TextTable } from '../../corpus/statistics/page/tables.ts';
import {
  basicTable,
  featureTable,
  type Named,
  operationTable,
} from '../../corpus/statistics/report-tables.ts';
import { transferTable } from '../../corpus/statistics/transfer.ts';
import { seededRandom } from '../../evaluate/statistics/random.ts';
import { drawTable, printable } from '../columns.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { languageOf, type PairSet, type Places, pairSets, watched } from './read-records.ts';

interface StatsOptions extends Places {
  readonly language?: string;
  readonly sample?: string;
  readonly split?: string;
  readonly html?: string;
  readonly markdown?: boolean;
  readonly transfer?: boolean;
}

interface Counted extends Named {
  readonly id: string;
  readonly entry?: CorpusEntry | undefined;
  readonly samples: readonly PairRecord[];
}

const SAMPLES = 20;

/** `klartext corpus stats`: the composition of corpora, and how they compare. */
export async function corpusStats(
  names: readonly string[],
  options: StatsOptions,
  terminal: Terminal,
): Promise<number> {
  const counted: Counted[] = [];
  for (const set of pairSets(names, options)) counted.push(await count(set, options, terminal));
  if (options.html !== undefined) writePages(counted, options.html, terminal);
  if (terminal.json) {
    const values = counted.map(({ id, name, language, statistics }) => ({
      id,
      name,
      language,
      ...statistics,
    }));
    terminal.writeJson(values.length === 1 ? values[0] : values);
    return 0;
  }
  const tables = [basicTable(counted), operationTable(counted), featureTable(counted)];
  if (counted.length > 1) tables.unshift(kindTable(counted));
  if (options.transfer) {
    for (const { entry } of counted) if (entry) tables.push(transferTable(entry, entries()));
  }
  for (const table of tables) terminal.write(`${drawn(table, options, terminal)}\n\n`);
  return 0;
}

async function count(set: PairSet, options: StatsOptions, terminal: Terminal): Promise<Counted> {
  const language = await languageOf(set, options.language);
  const counter = new StatisticsCounter({
    language,
    sample: wholeNumber('--sample', options.sample ?? '1000'),
  });
  const samples: PairRecord[] = [];
  const random = seededRandom(1);
  let seen = 0;
  for await (const record of watched(set, terminal)) {
    if (options.split !== undefined && record.split !== options.split) continue;
    counter.add(record);
    const place = seen < SAMPLES ? seen : random.below(seen + 1);
    if (place < SAMPLES) samples[place] = record;
    seen++;
  }
  return {
    id: set.name,
    name: set.entry?.name ?? set.name,
    language: set.entry?.language ?? language?.id ?? 'und',
    entry: set.entry,
    statistics: counter.statistics(),
    samples,
  };
}

const entries = () => corpora.names().map((id) => corpora.get(id));

/** An overview of corpora by domain, script, family and language. */
function kindTable(counted: readonly Counted[]): TextTable {
  return {
    caption: 'Language, domain, readers and strategy',
    titles: ['corpus', 'language', 'family', 'script', 'domain', 'readers', 'strategy', 'records'],
    textColumns: [1, 2, 3, 4, 5, 6],
    rows: counted.map(({ name, language, entry, statistics }) => {
      const [family, script] = LANGUAGE_FAMILIES[language.split('-')[0]] ?? ['–', '–'];
      return [
        name,
        language,
        family,
        script,
        entry?.domain ?? '–',
        entry?.readers ?? '–',
        entry?.strategy ?? '–',
        statistics.records.toLocaleString('en-US'),
      ];
    }),
  };
}

function drawn(table: TextTable, options: StatsOptions, terminal: Terminal): string {
  if (options.markdown) return markdownOf(table);
  const { colours, columns } = terminal;
  const [first, ...others] = table.rows;
  // A single corpus is easier to read vertically, and fits any terminal.
  if (first !== undefined && others.length === 0) {
    const rows = table.titles.map((title, at) => {
      const label = title === '→' ? `  → simple` : title;
      return [{ text: label, colour: colours.dim }, { text: printable(first[at]) }];
    });
    const lines = drawTable([{ title: '' }, { title: '' }], rows, columns).slice(1);
    return [colours.bold(table.caption), ...lines].join('\n');
  }
  const titles = table.titles.map((title, at) => ({
    title,
    align: at === 0 || table.textColumns?.includes(at) ? ('left' as const) : ('right' as const),
    most: 40,
  }));
  const rows = table.rows.map((cells) => cells.map((text) => ({ text: printable(text) })));
  const lines = drawTable(titles, rows, Math.max(columns, 200), colours.dim);
  return [colours.bold(table.caption), ...lines].join('\n');
}

/** A page per corpus, and one that compares several. */
function writePages(counted: readonly Counted[], folder: string, terminal: Terminal): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, html: string) => {
    const file = new OutputFile(join(folder, name));
    file.write(html);
    file.finish();
    if (!terminal.json) terminal.notice(`${printable(file.path)}\n`);
  };
  for (const corpus of counted) {
    const { entry, samples } = corpus;
    write(`${corpus.id}.html`, corpusPage(corpus, { entry, samples, others: entries() }));
  }
  if (counted.length > 1) write('index.html', comparisonPage(counted, kindTable(counted)));
}
