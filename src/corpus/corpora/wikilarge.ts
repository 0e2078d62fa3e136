import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train'],
  ['valid', 'dev'],
  ['test', 'test'],
] as const;

export const wikilarge: CorpusEntry = {
  id: 'wikilarge',
  name: 'WikiLarge',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated (from Wikipedia, CC BY-SA)', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/louismartin/dress-data',
  citation:
    'Zhang and Lapata 2017, Sentence Simplification with Deep Reinforcement Learning, EMNLP',
  published: { all: 297753, train: 296402, dev: 992, test: 359, from: 'Zhang and Lapata 2017' },
  found: { all: 1351, dev: 992, test: 359 },
  note: 'Equal for valid and test. The training part (296,402) comes in an archive of the same repository; lay its files beside these and import the folder. Tokenised; brackets are -LRB-, -RRB-.',
  files: githubFiles(
    'louismartin/dress-data',
    'd99d8846bde641d96eaaa67e6a3a16c15e90cfd1',
    [
      [
        'wikilarge/wiki.full.aner.ori.test.dst',
        42375,
        '18f3aa443c4c7df40e75eb7814b8ebc4fc1d74f38f7d37d39911fc16ba8c9aa3',
      ],
      [
        'wikilarge/wiki.full.aner.ori.test.src',
        45337,
        'a2ce55da522bb40131b24a7fd8163ed774e81a9d55927f39a2b1ce1b762f2b2c',
      ],
      [
        'wikilarge/wiki.full.aner.ori.valid.dst',
        99042,
        'f64982a70e7c5eacd219c175b9f257a6c350560f24d0f63603dd86c9efc13188',
      ],
      [
        'wikilarge/wiki.full.aner.ori.valid.src',
        138132,
        '59210fcce3cf00840d2f4cc322878c14bc5ec18ee66de46a1f6934282224f307',
      ],
    ],
    'data-simplification',
  ),
  mirror: 'dress-data',
  load: (files) =>
    readParallelPairs(
      files,
      'wikilarge',
      PARTS.map(([part, split]) => ({
        prefix: split,
        split,
        source: `wikilarge/wiki.full.aner.ori.${part}.src`,
        references: [`wikilarge/wiki.full.aner.ori.${part}.dst`],
        optional: part === 'train',
      })),
    ),
};
