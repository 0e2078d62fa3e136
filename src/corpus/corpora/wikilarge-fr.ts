import type { CorpusEntry } from '../entry.ts';
import { readMultisim } from '../formats/multisim.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { multisimFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train'],
  ['valid', 'dev'],
  ['test', 'test'],
] as const;

export const wikilargeFr: CorpusEntry = {
  id: 'wikilarge-fr',
  name: 'WikiLarge FR',
  language: 'fr',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia, then machine translation',
  strategy: 'translation',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'http://natalia.grabar.free.fr/resources.php#remi',
  citation:
    'Cardon and Grabar 2020, French Biomedical Text Simplification: When Small and Precise Helps, COLING',
  published: { all: 297753, train: 296402, dev: 992, test: 359, from: 'MultiSim, Table 2' },
  multisim: { all: 297753, train: 296402, dev: 992, test: 359 },
  note: "Not compared: no copy at hand. `pull` takes MultiSim's copy; the makers' FR.wiki.full.aner.ori.*.src and .dst are read too. Machine-translated from WikiLarge.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'French', [
    [
      'WikiLargeFR Corpus_train.csv',
      78695109,
      '9a87228f2096693c6dedf50fb448a9305377e79fe7d8a31ecfe3206093d7c4d2',
    ],
    [
      'WikiLargeFR Corpus_val.csv',
      251309,
      '9f4df6d64f1e6db230d6c379405ec09dce649dfcd102918b19e6dbbe920160d4',
    ],
    [
      'WikiLargeFR Corpus_test.csv',
      98109,
      '7befd980d42250ab59b115e5b2264b2f8cd9f7fcc7dcaf9db7324340e422eaec',
    ],
  ]),
  async *load(files) {
    if (!(await files.read('FR.wiki.full.aner.ori.test.src'))) {
      yield* readMultisim(files, 'wikilarge-fr', 'WikiLargeFR Corpus');
      return;
    }
    yield* readParallelPairs(
      files,
      'wikilarge-fr',
      PARTS.map(([part, split]) => ({
        prefix: split,
        split,
        source: `FR.wiki.full.aner.ori.${part}.src`,
        references: [`FR.wiki.full.aner.ori.${part}.dst`],
      })),
    );
  },
};
