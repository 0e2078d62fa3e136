import type { CorpusFiles } from '../files.ts';
import type { PairRecord } from '../record.ts';
import { type Numbering, readNumberedFile } from './numbered-sentences.ts';
import { readText } from './text.ts';

/**
 * Records of a folder of numbered files, one for each document, as the authors of Terence and
 * Teacher distribute it.
 */
export async function* readNumberedFolder(
  files: CorpusFiles,
  corpus: string,
  folder: string,
  how: Numbering,
): AsyncGenerator<PairRecord> {
  const paths = (await files.list(`${folder}/`)).filter((path) => path.endsWith('.txt'));
  if (paths.length === 0) await readText(files, `${folder}/1.txt`);
  for (const path of paths) {
    const document = path.slice(folder.length + 1, -'.txt'.length);
    const pairs = readNumberedFile(await readText(files, path), path, how);
    for (const [at, { source, target }] of pairs.entries()) {
      yield {
        id: `${document}-${at + 1}`,
        source,
        references: [target],
        document,
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
