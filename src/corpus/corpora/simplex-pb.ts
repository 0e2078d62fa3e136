import type { CorpusEntry } from '../entry.ts';
import { readRankWords } from '../formats/rank-words.ts';
import { githubFiles } from '../pinned.ts';

export const simplexPb: CorpusEntry = {
  id: 'simplex-pb',
  name: 'SIMPLEX-PB',
  language: 'pt-BR',
  task: 'lexical',
  domain: 'texts for children',
  readers: 'children',
  simplifiedBy: 'linguists',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/nathanshartmann/SIMPLEX-PB',
  citation:
    'Hartmann et al. 2018, SIMPLEX-PB: A Lexical Simplification Database and Benchmark for Portuguese, PROPOR',
  published: { all: 1719, from: 'Hartmann et al. 2018 (words annotated)' },
  found: { all: 812, test: 812 },
  note: "The file of the repository is the test set of the paper's experiments: 812 words that have substitutes, of 1,719 that were annotated. All substitutes have rank 0: they are not ranked.",
  files: githubFiles('nathanshartmann/SIMPLEX-PB', '2b11fc4f1e8051f1bbcd143e106132880c2dc32a', [
    [
      'dataset_propor2018.txt',
      127348,
      '7ee64182990975161f62702eb4940d5fcb88d424eb5b37d004a9dad3084e190a',
    ],
  ]),
  mirror: 'simplex-pb',
  load: (files) => readRankWords(files, 'simplex-pb', 'dataset_propor2018.txt'),
};
