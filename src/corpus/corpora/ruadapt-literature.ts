import type { CorpusFiles } from '../files.ts';
import { groupsOfPairs } from '../formats/alignment.ts';
import { CSV, readRows } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

export async function* readRuAdaptLiterature(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const path = 'all_cats_out_sent.csv';
  const rows = readRows(await readText(files, path), path, CSV);
  rows.next();
  const documents = new Map<string, [source: string, target: string][]>();
  for (const { line, cells } of rows) {
    if (cells.length < 6) throw badContent(path, line, 'This row has fewer than six cells.');
    const pairs = documents.get(cells[0]) ?? [];
    documents.set(cells[0], pairs);
    pairs.push([cells[5].trim(), cells[2].trim()]);
  }
  for (const [document, pairs] of documents) {
    for (const [at, group] of groupsOfPairs(pairs).entries()) {
      yield {
        id: `${document}-${at + 1}`,
        source: group.source,
        references: [group.target],
        document,
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
