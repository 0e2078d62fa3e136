import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { type Delimiting, readRows } from './delimited.ts';
import { joinSentences } from './parallel.ts';
import { badContent, readText } from './text.ts';

/** A table of pairs whose columns are known by their number, counted from 1. */
export interface UntitledTable {
  readonly path: string;
  /** Ids of its records start with this. */
  readonly prefix: string;
  readonly cells: Delimiting;
  readonly source: number;
  readonly reference: number;
  /** The number of cells that every row must have. */
  readonly width?: number;
  readonly split?: Split;
  /** The first row is not a pair. */
  readonly titled?: boolean;
  /** Removes spaces around the sentences. */
  readonly trim?: boolean;
  /** Rows with the same source are merged into one record with several references. */
  readonly group?: boolean;
  /** A separator between the sentences of a split; it becomes a space. */
  readonly sentenceBreak?: string;
  /** Some copies of the corpus lack this file. */
  readonly optional?: boolean;
}

/** Pairs from a table, in the order of its rows (of the first row of each source, if grouped). */
export async function* readUntitledTable(
  files: CorpusFiles,
  corpus: string,
  table: UntitledTable,
): AsyncGenerator<PairRecord> {
  const { path, prefix, split, sentenceBreak, width } = table;
  if (table.optional && !(await files.read(path))) return;
  const needed = Math.max(table.source, table.reference);
  const rows = readRows(await readText(files, path), path, table.cells);
  if (table.titled) rows.next();
  const groups = new Map<string, PairRecord & { references: string[] }>();
  let count = 0;
  for (const { line, cells } of rows) {
    if (cells.length < needed || (width !== undefined && cells.length !== width)) {
      const expected = width ?? `at least ${needed}`;
      throw badContent(path, line, `This row has ${cells.length} cells instead of ${expected}.`);
    }
    const [source, target] = [table.source, table.reference].map((column) =>
      table.trim ? cells[column - 1].trim() : cells[column - 1],
    );
    const reference = sentenceBreak ? joinSentences(target, sentenceBreak) : target;
    const known = table.group ? groups.get(source) : undefined;
    if (known) {
      known.references.push(reference);
      continue;
    }
    const record = {
      id: `${prefix}-${++count}`,
      source,
      references: [reference],
      ...(split && { split }),
      provenance: { corpus, file: path, line },
    };
    if (table.group) groups.set(source, record);
    else yield record;
  }
  yield* groups.values();
}
