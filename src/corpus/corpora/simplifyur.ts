import type { CorpusFiles } from '../files.ts';
import { readGroups } from '../formats/groups.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const [COMPLEX, SIMPLE] = ['Data/Complex.txt', 'Data/Simplified.txt'];

export async function* readSimplifyUr(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const [sources, targets] = await Promise.all(
    [COMPLEX, SIMPLE].map(async (path) =>
      readGroups(await readText(files, path), (line) => line === '--'),
    ),
  );
  for (const [at, { line, lines }] of sources.entries()) {
    if (lines.length !== 1)
      throw badContent(COMPLEX, line, 'A group has not exactly one sentence.');
    const references = targets[at]?.lines ?? [];
    if (references.length === 0) {
      throw badContent(SIMPLE, targets[at]?.line ?? 1, `Group ${at + 1} has no simplification.`);
    }
    yield {
      id: `group-${at + 1}`,
      source: lines[0],
      references,
      provenance: { corpus, file: COMPLEX, line },
    };
  }
}
