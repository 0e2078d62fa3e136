import type { CorpusFiles } from '../files.ts';
import type { Split, WordRecord } from '../record.ts';
import { type Delimiting, readRows, TSV } from './delimited.ts';
import { readVotes } from './substitutes.ts';
import { badContent, type Encoding, readText } from './text.ts';

/** The format of TSAR-2022: sentence, word, then one annotation per cell, without a header. */
export async function* readVotedWords(
  files: CorpusFiles,
  corpus: string,
  part: {
    readonly path: string;
    readonly split: Split;
    readonly cells?: Delimiting;
    readonly encoding?: Encoding;
    /** The first row names the columns. */
    readonly titled?: boolean;
    readonly optional?: boolean;
  },
): AsyncGenerator<WordRecord> {
  const { path, split, titled } = part;
  if (part.optional && !(await files.read(path))) return;
  const rows = readRows(await readText(files, path, part.encoding), path, part.cells ?? TSV);
  if (titled) rows.next();
  let count = 0;
  for (const { line, cells } of rows) {
    const [sentence, word, ...annotations] = cells;
    if (word === undefined) throw badContent(path, line, 'This row has no second cell, the word.');
    yield {
      id: `${split}-${++count}`,
      sentence,
      word: word.trim(),
      substitutes: readVotes(annotations),
      split,
      provenance: { corpus, file: path, line },
    };
  }
}
