import type { CorpusFiles } from '../files.ts';
import type { Split, WordRecord } from '../record.ts';
import { readRows, TSV } from './delimited.ts';
import { badContent, readText } from './text.ts';

const CELLS = 11;

/** The format of CWI-2018: sentence, offsets, word, counts of annotators, and how many marked it. */
export async function* readJudgedWords(
  files: CorpusFiles,
  corpus: string,
  parts: readonly { readonly path: string; readonly split: Split; readonly prefix: string }[],
): AsyncGenerator<WordRecord> {
  for (const { path, split, prefix } of parts) {
    let count = 0;
    for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
      if (cells.length !== CELLS) {
        throw badContent(path, line, `This row has ${cells.length} cells instead of ${CELLS}.`);
      }
      const [start, complexity] = [Number(cells[2]), Number(cells[10])];
      if (!(complexity >= 0 && complexity <= 1) || !Number.isInteger(start)) {
        throw badContent(path, line, `"${cells[2]}" or "${cells[10]}" is not the expected number.`);
      }
      yield {
        id: `${prefix}-${++count}`,
        sentence: cells[1],
        word: cells[4],
        start,
        substitutes: [],
        complexity,
        split,
        provenance: { corpus, file: path, line },
      };
    }
  }
}
