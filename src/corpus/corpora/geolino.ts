import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const geolino: CorpusEntry = {
  id: 'geolino',
  name: 'GEOlino',
  language: 'de',
  task: 'sentence',
  domain: 'science communication',
  readers: 'children of five to seven',
  simplifiedBy: 'a linguist',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/Jmallins/ZEST-data',
  citation: 'Mallinson et al. 2020, Zero-Shot Crosslingual Sentence Simplification, EMNLP',
  published: { all: 1198, dev: 535, test: 663, from: 'Mallinson et al. 2020; MultiSim, Table 1' },
  multisim: { all: 1198, train: 958, dev: 118, test: 122 },
  found: { all: 1198, dev: 535, test: 663 },
  note: 'Equal. The test part is the GEOlino set of EASSE-DE. MultiSim joins both parts and splits them anew.',
  files: githubFiles('Jmallins/ZEST-data', 'cb3b2c03313e25f93e5bba860a8a6a6298b91534', [
    ['geolino.test.src', 60184, '31b43684dd7cb9c5d4c677a011327dc67dc3eefd8a6ce44a53198e5c5b488314'],
    ['geolino.test.tgt', 56382, '6ac316f16d20790bfce6c25081b3543b8188151b6944f6072ebd2841c77032ca'],
    [
      'geolino.valid.src',
      51714,
      'f070c6984701898a6796b0e284f50a267bcaa2c1156d58d9a68101bbe012db9d',
    ],
    [
      'geolino.valid.tgt',
      48971,
      'd0af6691e6f6b7b38231602aa9bf25854869a1f9caef02cf9171909297cad28f',
    ],
  ]),
  mirror: 'geolino',
  load: (files) =>
    readParallelPairs(
      files,
      'geolino',
      (['valid', 'test'] as const).map((part) => ({
        prefix: part === 'valid' ? 'dev' : 'test',
        split: part === 'valid' ? 'dev' : 'test',
        source: `geolino.${part}.src`,
        references: [`geolino.${part}.tgt`],
      })),
    ),
};
