import { KlartextError } from '../../core/index.ts';
import {
  type MetaEvaluation,
  metaEvaluation,
  segmentMeans,
} from '../../evaluate/statistics/meta-evaluation.ts';
import type { Rating } from '../../evaluate/statistics/ratings.ts';
import { present, type RatingColumns } from './columns.ts';
import type { Table, TableRow } from './table.ts';

/** Correlates the metrics in a table (its columns of numbers) with mean ratings, per segment. */
export function againstMetrics(
  ratings: readonly Rating[],
  table: Table,
  rows: readonly TableRow[],
  columns: Pick<RatingColumns, 'item' | 'system'>,
): MetaEvaluation {
  const keyColumns = [columns.item, columns.system].filter((each) => each !== undefined);
  for (const column of keyColumns) present(table, column);
  const byKey = new Map<string, TableRow>();
  for (const row of rows) {
    const key = JSON.stringify(keyColumns.map((column) => row.cell(column)));
    const earlier = byKey.get(key);
    if (earlier) {
      throw new KlartextError(
        'bad-input',
        `${table.file}: Lines ${earlier.line} and ${row.line} are scores of the same item.`,
        'Select one of them, for example: --where test_set=asset',
      );
    }
    byKey.set(key, row);
  }
  const { segments, dimensions } = segmentMeans(ratings);
  const found = segments.map(({ item, system }) =>
    byKey.get(JSON.stringify(columns.system === undefined ? [item] : [item, system])),
  );
  if (found.every((row) => row === undefined)) {
    throw new KlartextError(
      'bad-input',
      `${table.file}: the file contains none of the rated items.`,
      `Both files identify items by ${keyColumns.join(' and ')}.`,
    );
  }
  const names = table.columns.filter(
    (column) => !keyColumns.includes(column) && rows.every((row) => isScore(row.cell(column))),
  );
  return metaEvaluation(
    Object.fromEntries(names.map((name) => [name, found.map((row) => score(row?.cell(name)))])),
    dimensions,
  );
}

function isScore(cell: string): boolean {
  return cell === '' || Number.isFinite(Number(cell));
}

function score(cell: string | undefined): number {
  return cell === undefined || cell === '' ? Number.NaN : Number(cell);
}
