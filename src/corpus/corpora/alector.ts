import type { CorpusFiles } from '../files.ts';
import { readFilePairs } from '../formats/sentence-files.ts';
import { readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

export async function* readAlector(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  const pairs = await readFilePairs(files, 'corpus/', ['_source.txt', '_target.txt']);
  if (pairs.length === 0) await readText(files, 'corpus/0_source.txt');
  for (const { name, sourceFile, source, target } of pairs) {
    const document = name.slice('corpus/'.length);
    yield {
      id: document,
      source,
      references: [target],
      document,
      provenance: { corpus, file: sourceFile, line: 1 },
    };
  }
}
