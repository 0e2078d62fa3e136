import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const textcomplexitydeZest: CorpusEntry = {
  id: 'textcomplexityde-zest',
  name: 'TextComplexityDE (split of ZEST)',
  language: 'de',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'learners of German',
  simplifiedBy: 'native speakers',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'MIT', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/Jmallins/TextComplexityDE',
  citation: 'Mallinson et al. 2020, Zero-Shot Crosslingual Sentence Simplification, EMNLP',
  published: { all: 250, from: 'Mallinson et al. 2020' },
  found: { all: 250, dev: 128, test: 122 },
  note: 'Equal. The same 250 pairs as textcomplexityde, split into dev and test.',
  files: githubFiles('Jmallins/TextComplexityDE', 'dbb8a2885a3132b1805b301c75c9c24770d8434f', [
    [
      'TextComplexityDE19/dev.src',
      27954,
      'cec612445815973ccefab5e80850bec38785755decb2fd0aa74ccefa8ccba59f',
    ],
    [
      'TextComplexityDE19/dev.tgt',
      25094,
      '90a224ec7c8135b227aecc240fd390dbe8a2b728b2a62e16c02261a36e887c9f',
    ],
    [
      'TextComplexityDE19/test.src',
      23928,
      'dc192e6cc91688a1beaa1a5a9617849cf438e66052947835965e21b2f995124f',
    ],
    [
      'TextComplexityDE19/test.tgt',
      22691,
      'f06b7d840d571493712efeb5ce9430a944d012d53755380ce7a06b56fd068523',
    ],
  ]),
  mirror: 'tcde-zest-split',
  load: (files) =>
    readParallelPairs(
      files,
      'textcomplexityde-zest',
      (['dev', 'test'] as const).map((split) => ({
        prefix: split,
        split,
        source: `TextComplexityDE19/${split}.src`,
        references: [`TextComplexityDE19/${split}.tgt`],
      })),
    ),
};
