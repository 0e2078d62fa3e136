import type { CorpusFiles } from '../files.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { tokenStart } from '../formats/substitutes.ts';
import { badContent, readText } from '../formats/text.ts';
import type { WordRecord } from '../record.ts';

const FILE = 'dataset/annotation_data.csv';

export async function* readHanls(files: CorpusFiles, corpus: string): AsyncGenerator<WordRecord> {
  let count = 0;
  for (const { line, cells } of readRows(await readText(files, FILE), FILE, TSV)) {
    if (cells.length !== 5) throw badContent(FILE, line, 'This row does not have five cells.');
    const [sentence, word, , index, substitutes] = cells;
    const start = tokenStart(sentence, Number(index));
    const isThere = start !== undefined && sentence.startsWith(word, start);
    yield {
      id: `test-${++count}`,
      sentence,
      word,
      ...(isThere && { start }),
      substitutes: substitutes
        .split(' ')
        .filter((each) => each !== '')
        .map((each) => ({ word: each })),
      split: 'test',
      provenance: { corpus, file: FILE, line },
    };
  }
}
