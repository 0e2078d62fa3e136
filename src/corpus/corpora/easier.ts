import type { CorpusFiles } from '../files.ts';
import { readRows } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import type { WordRecord } from '../record.ts';

const FILE = 'SGSS.csv';

export async function* readEasier(files: CorpusFiles, corpus: string): AsyncGenerator<WordRecord> {
  const text = await readText(files, FILE, 'mixed');
  let count = 0;
  for (const { line, cells } of readRows(text, FILE, { separator: ';', quotes: true })) {
    if (count === 0 && cells[0] === 'document_id') continue;
    if (cells.length < 5) throw badContent(FILE, line, 'This row has fewer than five cells.');
    const substitutes = cells[cells.length - 1].split(',').map((word) => word.trim());
    yield {
      id: `word-${++count}`,
      sentence: cells.slice(3, -1).join(';').trim(),
      word: cells[2].trim(),
      substitutes: substitutes.filter((word) => word !== '').map((word) => ({ word })),
      split: 'test',
      provenance: { corpus, file: FILE, line },
    };
  }
}
