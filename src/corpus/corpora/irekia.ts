import type { CorpusFiles } from '../files.ts';
import { QUOTED_TSV, readTable } from '../formats/delimited.ts';
import { readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

export async function* readIrekia(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  const path = 'IrekiaLF_es_sentenceAligned_test.csv';
  const needs = ['ID', 'Original_sentence', 'E2R_sentence1'];
  for (const row of readTable(await readText(files, path), path, QUOTED_TSV, needs)) {
    const easy = row.cells.slice(2).map((cell) => cell.trim());
    const reference = easy.filter((cell) => cell !== '').join(' ');
    const source = row.cell('Original_sentence').trim();
    if (reference === '' || source === '') continue;
    const id = row.cell('ID').trim();
    yield {
      id,
      source,
      references: [reference],
      split: 'test',
      document: id.split('_')[1] ?? id,
      provenance: { corpus, file: path, line: row.line },
    };
  }
}
