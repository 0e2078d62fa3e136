import type { CorpusEntry } from '../entry.ts';
import { readAlignedJson } from '../formats/aligned-json.ts';

const LEVELS = ['0', '1', '2', '3', '4'] as const;

type Article = Readonly<Record<string, Record<string, string>>> & {
  readonly sentence_alignment: readonly (readonly [from: string, to: string])[];
};

export const newselaEn: CorpusEntry = {
  id: 'newsela-en',
  name: 'Newsela EN',
  language: 'en',
  task: 'sentence',
  domain: 'news',
  readers: 'pupils',
  simplifiedBy: 'professional writers',
  strategy: 'target audience resource',
  alignment: 'document',
  licence: { name: 'Newsela data agreement', permits: 'research only' },
  access: 'on request',
  home: 'https://newsela.com/data/',
  citation:
    'Xu et al. 2015, Problems in Current Text Simplification Research: New Data Can Help, TACL',
  published: { all: 293968, train: 291969, dev: 1008, test: 991, from: 'MultiSim, Table 2' },
  multisim: { all: 293968, train: 291969, dev: 1008, test: 991 },
  note: 'Not compared: no copy at hand. Expects newsela-auto-all-data.json of Newsela-Auto; gives pairs of neighbouring levels, as MultiSim does.',
  files: [],
  load: (files) =>
    readAlignedJson(files, 'newsela-en', 'newsela-auto-all-data.json', function* (key, value) {
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
    }),
};
