import type { CorpusEntry } from '../entry.ts';
import { readAlignedJson } from '../formats/aligned-json.ts';
import { readMultisim } from '../formats/multisim.ts';
import { multisimFiles } from '../pinned.ts';

interface Article {
  readonly normal: { readonly title: string; readonly content: Record<string, string> };
  readonly simple: { readonly content: Record<string, string> };
  readonly sentence_alignment: readonly (readonly [simple: string, normal: string])[];
}

export const wikiauto: CorpusEntry = {
  id: 'wikiauto',
  name: 'Wiki-Auto',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia',
  strategy: 'automatic',
  alignment: 'document',
  licence: { name: 'CC BY-SA 3.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/chaojiang06/wiki-auto',
  citation:
    'Jiang et al. 2020, Neural CRF Model for Sentence Alignment in Text Simplification, ACL',
  published: { all: 586150, train: 576126, dev: 5012, test: 5012, from: 'MultiSim, Table 2' },
  multisim: { all: 586150, train: 576126, dev: 5012, test: 5012 },
  note: "Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them; the makers' own wiki-auto-part-1-data.json and -part-2-data.json are read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'English', [
    [
      'WikiAuto_train.csv',
      139222053,
      '84330f2ee5c6f5b96d37f44079d7111e9f90a3f2757ff22e41c936b8c9fb0d81',
    ],
    [
      'WikiAuto_val.csv',
      1239149,
      '2190464cc8a6ef96ed97afb168d60054455112a31f60127df167705f646deedd',
    ],
    [
      'WikiAuto_test.csv',
      1216791,
      'd0cde4b9f9acb58412969884630964fa206fe540f7442b554dfa722733d3eb98',
    ],
  ]),
  async *load(files) {
    const parts = await files.list('wiki-auto-part-');
    if (parts.length === 0) yield* readMultisim(files, 'wikiauto', 'WikiAuto');
    for (const path of parts.filter((each) => each.endsWith('-data.json'))) {
      yield* readAlignedJson(files, 'wikiauto', path, function* (_, value) {
        const article = value as Article;
        yield {
          document: article.normal.title,
          sources: article.normal.content,
          targets: article.simple.content,
          links: article.sentence_alignment.map(([simple, normal]) => [normal, simple]),
        };
      });
    }
  },
};
