import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { type Delimiting, readTable, type TitledRow } from './delimited.ts';
import { type Encoding, readText } from './text.ts';

/** A table with a source in one column and a simplification in another, by their titles. */
export interface PairTable {
  readonly path: string;
  /** Ids of its records start with this. */
  readonly prefix: string;
  readonly cells: Delimiting;
  readonly source: string;
  readonly reference: string;
  readonly encoding?: Encoding;
  readonly split?: Split;
  /** The level of all pairs. */
  readonly level?: PairRecord['level'];
  /** Columns with further fields of a pair. */
  readonly columns?: {
    readonly document?: string;
    readonly sourceLevel?: string;
    readonly targetLevel?: string;
    readonly confidence?: string;
  };
  /** Operations by column and cell; `*` stands for any other cell, a missing one for none. */
  readonly operations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Rows with the same source are merged into one record with several references. */
  readonly group?: boolean;
  readonly optional?: boolean;
  /** Cells are documents, so line breaks are kept. In sentences they become spaces. */
  readonly documents?: boolean;
}

/** Pairs from a table, in the order of its rows (of the first row of each source, if grouped). */
export async function* readTablePairs(
  files: CorpusFiles,
  corpus: string,
  table: PairTable,
): AsyncGenerator<PairRecord> {
  const { path, prefix, source, reference, split, columns = {}, operations = {} } = table;
  if (table.optional && !(await files.read(path))) return;
  const text = await readText(files, path, table.encoding);
  const needs = [source, reference, ...Object.values(columns), ...Object.keys(operations)];
  const groups = new Map<string, PairRecord & { references: string[] }>();
  const clean = (cell: string) =>
    table.documents || !/[\r\n]/.test(cell) ? cell.trim() : oneLine(cell);
  let count = 0;
  for (const row of readTable(text, path, table.cells, needs)) {
    const from = clean(row.cell(source));
    const known = table.group ? groups.get(from) : undefined;
    if (known) {
      known.references.push(clean(row.cell(reference)));
      continue;
    }
    const record = {
      id: `${prefix}-${++count}`,
      source: from,
      references: [clean(row.cell(reference))],
      ...(split && { split }),
      ...furtherFields(table, row),
      provenance: { corpus, file: path, line: row.line },
    };
    if (table.group) groups.set(from, record);
    else yield record;
  }
  yield* groups.values();
}

function furtherFields(
  { level, columns = {}, operations }: PairTable,
  row: TitledRow,
): Pick<PairRecord, 'document' | 'level' | 'operations' | 'confidence'> {
  const { document, sourceLevel, targetLevel, confidence } = columns;
  const levels = level ?? {
    ...(sourceLevel && { source: row.cell(sourceLevel) }),
    ...(targetLevel && { target: row.cell(targetLevel) }),
  };
  return {
    ...(document && { document: row.cell(document) }),
    ...(Object.keys(levels).length > 0 && { level: levels }),
    ...(operations && { operations: [operationsOf(operations, row)] }),
    ...(confidence && { confidence: [Number(row.cell(confidence))] }),
  };
}

function operationsOf(columns: NonNullable<PairTable['operations']>, row: TitledRow): string[] {
  return Object.entries(columns).flatMap(([column, names]) => {
    const name = names[row.cell(column)] ?? names['*'];
    return name === undefined ? [] : [name];
  });
}

function oneLine(cell: string): string {
  return cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
