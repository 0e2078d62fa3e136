import type { CorpusFiles } from '../files.ts';
import type { PairRecord } from '../record.ts';
import { badContent, readBytes } from './text.ts';
import { readXlsx } from './xlsx.ts';

const ORIGINAL = '#日本語(原文)';
const SIMPLE = '#やさしい日本語';
/** Columns of the evaluation sheet of T23: one for each worker. */
const WORKER = /^A[a-z]$/;

/** The workbooks SNOW T15 and T23: pairs, and in T23 a sheet with seven simplifications each. */
export async function* readEasyJapanese(
  files: CorpusFiles,
  corpus: string,
  path: string,
): AsyncGenerator<PairRecord> {
  let found = false;
  for (const sheet of readXlsx(await readBytes(files, path), path)) {
    const titles = (sheet.rows[0]?.cells ?? []).map((title) => title.trim());
    const original = titles.indexOf(ORIGINAL);
    const simple = titles.indexOf(SIMPLE);
    const workers = [...titles.keys()].filter((column) => WORKER.test(titles[column]));
    const columns = workers.length > 0 ? workers : [simple];
    if (original < 0 || columns[0] < 0) continue;
    found = true;
    const split = workers.length > 0 ? ({ split: 'test' } as const) : undefined;
    let count = 0;
    for (const { row, cells } of sheet.rows.slice(1)) {
      const source = cells[original]?.trim();
      if (!source) continue;
      yield {
        id: `${workers.length > 0 ? 'test' : 'pair'}-${++count}`,
        source,
        references: columns.map((column) => (cells[column] ?? '').trim()).filter(Boolean),
        ...split,
        ...(workers.length > 0 && { annotators: workers.map((column) => titles[column]) }),
        provenance: { corpus, file: path, line: row },
      };
    }
  }
  if (!found) {
    throw badContent(path, 1, `No sheet has the columns "${ORIGINAL}" and "${SIMPLE}".`);
  }
}
