import { KlartextError } from '../../core/index.ts';
import { OutputFile } from '../../corpus/export/output-file.ts';
import { FilterChain, type PairFilter } from '../../corpus/filter/filter.ts';
import { Decontamination, Deduplication } from '../../corpus/filter/known-sentences.ts';
import {
  bleuFilter,
  editFilter,
  languageFilter,
  lengthFilter,
  ratioFilter,
} from '../../corpus/filter/measures.ts';
import {
  folderFiles,
  loadIdentifier,
  type Tokenizer,
  tokenizers,
  tokenizersWith,
} from '../../language/index.ts';
import { cut, printable } from '../columns.ts';
import { range } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { languageOf, type PairSet, type Places, pairSets, watched } from './read-records.ts';

interface FilterOptions extends Places {
  readonly bleu?: string;
  readonly edits?: string;
  readonly length?: string;
  readonly ratio?: string;
  readonly language?: string;
  readonly against?: readonly string[];
  readonly unique?: boolean;
  readonly split?: string;
  readonly out?: string;
}

/** `klartext corpus filter`: drops pairs, and reports how many each filter dropped. */
export async function corpusFilter(
  names: readonly string[],
  options: FilterOptions,
  terminal: Terminal,
): Promise<number> {
  const sets = pairSets(names, options);
  const reports: { corpus: string; report: ReturnType<FilterChain['report']> }[] = [];
  const file = options.out === undefined ? undefined : new OutputFile(options.out);
  try {
    for (const set of sets) {
      const chain = new FilterChain(await filtersOf(set, options, terminal));
      for await (const record of watched(set, terminal)) {
        if (options.split !== undefined && record.split !== options.split) continue;
        const kept = chain.apply(record);
        if (kept && file) file.write(`${JSON.stringify(kept)}\n`);
      }
      reports.push({ corpus: set.name, report: chain.report() });
    }
  } catch (error) {
    file?.discard();
    throw error;
  }
  file?.finish();
  if (terminal.json) {
    terminal.writeJson(reports.map(({ corpus, report }) => ({ corpus, ...report })));
  } else for (const { corpus, report } of reports) draw(corpus, report, terminal);
  if (!file && !terminal.json)
    terminal.notice('Nothing was written; --out FILE writes the remaining pairs.\n');
  return 0;
}

/** Cheap filters first: pairs they drop need no measurement. */
async function filtersOf(
  set: PairSet,
  options: FilterOptions,
  terminal: Terminal,
): Promise<PairFilter[]> {
  const filters: PairFilter[] = [];
  if (options.unique) filters.push(new Deduplication());
  if (options.length) filters.push(lengthFilter(range('--length', options.length)));
  if (options.ratio) filters.push(ratioFilter(range('--ratio', options.ratio)));
  if (options.against) filters.push(await decontamination(options, terminal));
  if (options.edits) filters.push(editFilter(range('--edits', options.edits)));
  if (options.bleu) {
    filters.push(bleuFilter(range('--bleu', options.bleu), await tokenizerOf(set)));
  }
  if (options.language) {
    filters.push(languageFilter(options.language, await loadIdentifier(await folderFiles())));
  }
  if (filters.length > 0) return filters;
  throw new KlartextError(
    'bad-option',
    'No filter was named.',
    'For example: --bleu 10..70, --edits 0.05..0.9, --length 10..400, --against asset, --unique',
  );
}

async function tokenizerOf(set: PairSet): Promise<Tokenizer> {
  const language = await languageOf(set, undefined);
  const name = language?.profile.evaluationTokenizer ?? '13a';
  return language ? tokenizersWith(language).get(name) : tokenizers.get(name);
}

/** The dev and test splits of evaluation sets; all of a set without splits. */
async function decontamination(options: FilterOptions, terminal: Terminal): Promise<PairFilter> {
  const clean = new Decontamination();
  for (const set of pairSets(options.against ?? [], { ...options, all: false })) {
    for await (const record of watched(set, terminal)) {
      if (record.split !== 'train') clean.protect(record);
    }
  }
  return clean;
}

function draw(
  corpus: string,
  report: ReturnType<FilterChain['report']>,
  { colours, columns, write }: Terminal,
): void {
  const count = (value: number) => value.toLocaleString('en-US');
  const kept = report.filters.reduce((left, { removed }) => left - removed, report.pairs);
  write(
    `${colours.bold(corpus)}: ${count(kept)} of ${count(report.pairs)} pairs kept ` +
      `(${count(report.keptRecords)} of ${count(report.records)} records)\n`,
  );
  for (const { name, keeps, seen, removed, examples } of report.filters) {
    const share = seen > 0 ? ((100 * removed) / seen).toFixed(1) : '0.0';
    write(
      `  ${name.padEnd(14)} −${count(removed)} of ${count(seen)} (${share}%), keeps ${keeps}\n`,
    );
    for (const { id, why, source, reference } of examples.slice(0, 2)) {
      const line = `${id}: ${why}: ${source} → ${reference}`;
      write(`    ${colours.dim(cut(printable(line), Math.max(20, columns - 4)))}\n`);
    }
  }
}
