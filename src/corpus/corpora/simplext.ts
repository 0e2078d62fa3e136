import type { CorpusFiles } from '../files.ts';
import { readNumberedFiles, SIMPLEXT } from '../formats/numbered-sentences.ts';
import { readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

export async function* readSimplext(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const paths = (await files.list('simplext_corpus_part')).filter((path) =>
    path.endsWith('.full.xml'),
  );
  if (paths.length === 0) await readText(files, 'simplext_corpus_part1/1.full.xml');
  for (const file of paths) {
    const simple = file.replace(/\.full\.xml$/, '.simp.xml');
    const pairs = readNumberedFiles(
      { file, text: await readText(files, file) },
      { file: simple, text: await readText(files, simple) },
      SIMPLEXT,
    );
    const document = file.replace(/^.*\//, '').replace(/\.full\.xml$/, '');
    for (const [at, { source, target }] of pairs.entries()) {
      yield {
        id: `${file.slice(0, -'.full.xml'.length)}-${at + 1}`,
        source,
        references: [target],
        document,
        provenance: { corpus, file, line: 1 },
      };
    }
  }
}
