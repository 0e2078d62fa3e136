import { KlartextError } from '../../core/index.ts';
import { agreementReport } from '../../evaluate/statistics/agreement-report.ts';
import { preferenceReports } from '../../evaluate/statistics/preference-report.ts';
import { type Rating, zScoredRatings } from '../../evaluate/statistics/ratings.ts';
import { printable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { type ColumnOptions, chooseColumns } from './columns.ts';
import { drawPreferences, drawReport } from './drawing.ts';
import {
  asRatings,
  checkConditions,
  readJudgements,
  rowFilter,
  withoutRepeats,
} from './judgements.ts';
import { againstMetrics } from './metrics.ts';
import { readTable, type Table } from './table.ts';

export interface AgreeOptions extends ColumnOptions {
  readonly where?: readonly string[];
  readonly labels?: boolean;
  readonly zScores?: boolean;
  readonly metrics?: string;
  readonly bins: string;
  readonly seed: string;
}

/** `klartext agree`: human ratings in, agreement and means out. */
export async function agree(
  files: readonly string[],
  options: AgreeOptions,
  terminal: Terminal,
): Promise<number> {
  const settings = {
    bins: wholeNumber('--bins', options.bins, 2),
    seed: wholeNumber('--seed', options.seed),
    zScores: options.zScores ?? false,
  };
  const conditions = options.where ?? [];
  const rowsOf = rowFilter(conditions);
  const tables = await readTables(files, terminal);
  const metrics = options.metrics ? await readTables([options.metrics], terminal) : [];
  checkConditions(conditions, [...tables, ...metrics]);

  const read = tables.map((table) => {
    const columns = chooseColumns(table, options);
    return { columns, ...readJudgements(table, rowsOf(table), columns) };
  });
  const { kept, repeats } = withoutRepeats(read.flatMap(({ judgements }) => judgements));
  const missing = read.reduce((sum, each) => sum + each.missing, 0);
  // Printed after the work: with --json, a failure must be the only line on standard error.
  const warnings: string[] = [];
  if (missing > 0) warnings.push(`${missing} ratings are empty and were left out.`);
  if (repeats.length > 0) {
    warnings.push(
      `${repeats.length} ratings repeat an item of the same rater and were left out, the first: ` +
        `${repeats[0].place}. Is a column for system or dimension missing?`,
    );
  }
  if (kept.length === 0) {
    throw new KlartextError(
      'bad-input',
      `${tables[0].file}: no ratings${conditions.length > 0 ? ' match --where' : ' found'}.`,
      'Check the value column and --where.',
    );
  }
  const ratings = options.labels ? undefined : asRatings(kept);
  if (!ratings) {
    const reports = preferenceReports(kept);
    warn(warnings, terminal);
    if (terminal.json) terminal.writeJson({ ratings: kept.length, preferences: reports });
    else terminal.write(`${drawPreferences(reports, terminal).join('\n')}\n`);
    return 0;
  }
  const scored = (list: readonly Rating[]) => (settings.zScores ? zScoredRatings(list) : list);
  const report = agreementReport(ratings, settings);
  if (report.agreement.every(({ count }) => count === 0)) {
    warnings.push('No item was rated by two raters, so agreement cannot be computed.');
  }
  const meta = metrics.map((table) =>
    againstMetrics(scored(ratings), table, rowsOf(table), read[0].columns),
  );
  warn(warnings, terminal);
  if (terminal.json) terminal.writeJson({ ...report, ...(meta[0] && { metrics: meta[0].rows }) });
  else terminal.write(`${drawReport(report, meta[0]?.rows ?? [], terminal).join('\n')}\n`);
  return 0;
}

async function readTables(files: readonly string[], terminal: Terminal): Promise<Table[]> {
  const tables: Table[] = [];
  for (const { name, read } of inputsOf(files, terminal)) {
    try {
      tables.push(readTable(await read(), name));
    } catch (error) {
      if (!(error instanceof KlartextError) || error.message.startsWith(name)) throw error;
      throw new KlartextError(error.code, `${name}: ${error.message}`, error.hint, {
        cause: error,
      });
    }
  }
  return tables;
}

function warn(warnings: readonly string[], terminal: Terminal): void {
  for (const warning of warnings) terminal.notice(`warning: ${printable(warning)}\n`);
}
