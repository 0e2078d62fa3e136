import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { type Delimiting, readTable, type TitledRow } from './delimited.ts';
import { type Encoding, readText } from './text.ts';

/** A table with a source in one column and a simplification in another. */
export interface PairTable {
  readonly path: string;
  /** Ids of its records start with this. */
  readonly prefix: string;
  readonly how: Delimiting;
  readonly source: string;
  readonly reference: string;
  readonly encoding?: Encoding;
  readonly split?: Split;
  /** Rows with the same source are merged into one record with several references. */
  readonly group?: boolean;
  /** Columns that `extra` reads. */
  readonly needs?: readonly string[];
  /** Further fields of the record, from its row. */
  extra?(row: TitledRow): Omit<Partial<PairRecord>, 'id' | 'source' | 'references'>;
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
  const { path, prefix, how, source, reference, split, extra } = table;
  if (table.optional && !(await files.read(path))) return;
  const text = await readText(files, path, table.encoding);
  const needs = [source, reference, ...(table.needs ?? [])];
  const groups = new Map<string, PairRecord & { references: string[] }>();
  const clean = (cell: string) =>
    table.documents || !/[\r\n]/.test(cell) ? cell.trim() : oneLine(cell);
  let count = 0;
  for (const row of readTable(text, path, how, needs)) {
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
      ...extra?.(row),
      provenance: { corpus, file: path, line: row.line },
    };
    if (table.group) groups.set(from, record);
    else yield record;
  }
  yield* groups.values();
}

function oneLine(cell: string): string {
  return cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
