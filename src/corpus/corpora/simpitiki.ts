import type { CorpusFiles } from '../files.ts';
import { readSimpitiki } from '../formats/simpitiki.ts';
import { readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const FILE = 'corpus/simpitiki-v2.xml';

/** The edits of one origin: `itwiki`, or `tn` for the municipality of Trento. */
export async function* readSimpitikiEdits(
  files: CorpusFiles,
  corpus: string,
  origin: string,
): AsyncGenerator<PairRecord> {
  let count = 0;
  for (const edit of readSimpitiki(await readText(files, FILE), FILE)) {
    // Three edits of version 2 have no text.
    if (edit.origin !== origin || (edit.before === '' && edit.after === '')) continue;
    yield {
      id: `${origin}-${++count}`,
      source: edit.before,
      references: [edit.after],
      operations: [[edit.type]],
      provenance: { corpus, file: FILE, line: edit.line },
    };
  }
}
