import type { CorpusFiles } from '../files.ts';
import { groupsOfPairs } from '../formats/alignment.ts';
import { readLines, readParallel } from '../formats/parallel.ts';
import type { PairRecord } from '../record.ts';

export async function* readGermanNews(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  for (const folder of ['A2-OR', 'B1-OR']) {
    const paths = await files.list(`${folder}/`);
    const simple = paths.filter((path) => path.endsWith('.simpde'));
    if (simple.length === 0) await readLines(files, `${folder}/0_2019.de`);
    for (const path of simple) {
      const original = path.replace(/_[AB]\d\.simpde$/, '.de');
      const [sources, targets] = await readParallel(files, [original, path]);
      const aligned = sources.map((text, at) => [text, targets[at]] as const);
      for (const [at, { source, target }] of groupsOfPairs(aligned).entries()) {
        yield {
          id: `${original.slice(0, -3)}-${at + 1}`,
          source,
          references: [target],
          document: original.slice(folder.length + 1, -3),
          level: { target: folder.slice(0, 2) },
          provenance: { corpus, file: original, line: 1 },
        };
      }
    }
  }
}
