import type { CorpusFiles } from '../files.ts';
import { groupsOfPairs } from '../formats/alignment.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

export async function* readNewselaEs(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const paths = await files.list('newsela_es_aligned/');
  let count = 0;
  for (const path of paths) {
    const levels = /\.(\d)\.txt_ALIGNED_WITH_.*\.(\d)\.txt$/.exec(path);
    if (!levels || Number(levels[1]) - Number(levels[2]) !== 1) continue;
    const text = await readText(files, path);
    const pairs: [source: string, target: string][] = [];
    let line = 1;
    for (const block of text.split('\n\n')) {
      const cells = block.trim().split('\t');
      if (cells.length > 1 && cells.length < 3) {
        throw badContent(path, line, 'This block does not hold a sentence, its score and another.');
      }
      if (cells.length >= 3) {
        pairs.push([cells[cells.length - 1], cells[1]]);
      }
      line += block.split('\n').length + 1;
    }
    for (const { source, target } of groupsOfPairs(pairs)) {
      yield {
        id: `pair-${++count}`,
        source,
        references: [target],
        document: path.replace(/^.*ALIGNED_WITH_/, '').replace(/\.\d\.txt$/, ''),
        level: { source: levels[2], target: levels[1] },
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
