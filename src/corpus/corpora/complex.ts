import type { CorpusFiles } from '../files.ts';
import { readTable, TSV } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import type { WordRecord } from '../record.ts';

const PARTS = [
  ['train', 'train', 'train'],
  ['trial', 'trial', 'dev'],
  ['test-labels', 'test', 'test'],
] as const;

export async function* readComplex(files: CorpusFiles, corpus: string): AsyncGenerator<WordRecord> {
  for (const [folder, part, split] of PARTS) {
    for (const kind of ['single', 'multi']) {
      const path = `${folder}/lcp_${kind}_${part}.tsv`;
      const needs = ['id', 'sentence', 'token', 'complexity'];
      let count = 0;
      for (const row of readTable(await readText(files, path), path, TSV, needs)) {
        const complexity = Number(row.cell('complexity'));
        if (!(complexity >= 0 && complexity <= 1)) {
          throw badContent(path, row.line, 'The complexity is not a number from 0 to 1.');
        }
        yield {
          id: `${split}-${kind}-${++count}`,
          sentence: row.cell('sentence'),
          word: row.cell('token'),
          substitutes: [],
          complexity,
          split,
          provenance: { corpus, file: path, line: row.line },
        };
      }
    }
  }
}
