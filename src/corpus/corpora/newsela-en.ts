import type { CorpusFiles } from '../files.ts';
import { readAlignedJson } from '../formats/aligned-json.ts';
import type { PairRecord } from '../record.ts';

const LEVELS = ['0', '1', '2', '3', '4'] as const;

type Article = Readonly<Record<string, Record<string, string>>> & {
  readonly sentence_alignment: readonly (readonly [from: string, to: string])[];
};

export function readNewselaEn(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  return readAlignedJson(files, corpus, 'newsela-auto-all-data.json', function* (key, value) {
    const article = value as Article;
    for (let at = 0; at + 1 < LEVELS.length; at++) {
      const [from, to] = [LEVELS[at], LEVELS[at + 1]];
      const [sources, targets] = [article[from] ?? {}, article[to] ?? {}];
      yield {
        document: key,
        sources,
        targets,
        level: { source: from, target: to },
        links: article.sentence_alignment.filter(
          ([source, target]) => source in sources && target in targets,
        ),
      };
    }
  });
}
