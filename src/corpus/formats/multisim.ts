import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { CSV, readRows } from './delimited.ts';
import { badContent, readText } from './text.ts';

/** MultiSim calls dev "val". */
const PARTS: readonly [name: string, split: Split][] = [
  ['train', 'train'],
  ['val', 'dev'],
  ['test', 'test'],
];

/**
 * Pairs as MultiSim publishes them, in three files (`Teacher_train.csv` …): a column `original` and
 * one or more with simplifications.
 */
export async function* readMultisim(
  files: CorpusFiles,
  corpus: string,
  name: string,
): AsyncGenerator<PairRecord> {
  for (const [part, split] of PARTS) {
    const file = `${name}_${part}.csv`;
    const rows = readRows(await readText(files, file), file, CSV);
    const titles = rows.next();
    const original = titles.done ? -1 : titles.value.cells.indexOf('original');
    if (original < 0) throw badContent(file, 1, 'There is no column "original".');
    let count = 0;
    for (const { line, cells } of rows) {
      yield {
        id: `${split}-${++count}`,
        source: cells[original] ?? '',
        references: cells.filter((cell, column) => column !== original && cell !== ''),
        split,
        provenance: { corpus, file, line },
      };
    }
  }
}
