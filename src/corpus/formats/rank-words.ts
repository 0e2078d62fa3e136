import type { CorpusFiles } from '../files.ts';
import type { Split, WordRecord } from '../record.ts';
import { readRows, TSV } from './delimited.ts';
import { readRanked, tokenStart } from './substitutes.ts';
import { badContent, readText } from './text.ts';

/** The "victor" format of LEXenstein: sentence, word, its token index, then `rank:word` cells. */
export async function* readRankWords(
  files: CorpusFiles,
  corpus: string,
  path: string,
  split: Split = 'test',
): AsyncGenerator<WordRecord> {
  let count = 0;
  for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
    const [sentence, word, index, ...ranked] = cells;
    if (!/^\d+$/.test(index ?? ''))
      throw badContent(path, line, 'The third cell is not a token index.');
    const start = tokenStart(sentence, Number(index));
    const isThere = start !== undefined && sentence.startsWith(word, start);
    yield {
      id: `${split}-${++count}`,
      sentence,
      word,
      ...(isThere && { start }),
      substitutes: readRanked(ranked, path, line),
      split,
      provenance: { corpus, file: path, line },
    };
  }
}
