import type { CorpusFiles } from '../files.ts';
import { CBST, readNumberedFile } from '../formats/numbered-sentences.ts';
import { readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const LEVELS = { str: 'structural', int: 'intuitive' } as const;

export async function* readCbst(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  const paths = (await files.list('')).filter((path) => /_(str|int)\.txt$/.test(path));
  if (paths.length === 0) await readText(files, 'Bernoulli_str.txt');
  for (const path of paths) {
    const [, document, level] = /([^/]*)_(str|int)\.txt$/.exec(path) as RegExpExecArray;
    const pairs = readNumberedFile(await readText(files, path), path, CBST);
    for (const [at, { source, target }] of pairs.entries()) {
      yield {
        id: `${document}-${level}-${at + 1}`,
        source,
        references: [target],
        document,
        level: { target: LEVELS[level as 'str' | 'int'] },
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
