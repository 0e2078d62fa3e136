import type { CorpusEntry } from '../entry.ts';
import { QUOTED_TSV } from '../formats/delimited.ts';
import { readRankWords } from '../formats/rank-words.ts';
import { readVotedWords } from '../formats/voted-words.ts';
import { githubFiles } from '../pinned.ts';

const common = {
  language: 'en',
  task: 'lexical',
  domain: 'Wikipedia',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/qiang2100/BERT-LS',
  mirror: 'benchls-nnseval-lexmturk',
} as const;

export const benchls: CorpusEntry = {
  ...common,
  id: 'benchls',
  name: 'BenchLS',
  readers: 'non-native speakers and general public',
  simplifiedBy: 'crowd workers and non-native speakers',
  citation: 'Paetzold and Specia 2016, Benchmarking Lexical Simplification Systems, LREC',
  published: { all: 929, from: 'Paetzold and Specia 2016' },
  found: { all: 929, test: 929 },
  note: 'Equal. Rank 1 is the simplest substitute.',
  files: githubFiles('qiang2100/BERT-LS', '3aff7312b2afb1fc5c9ab8953b939140b4817475', [
    [
      'datasets/BenchLS.txt',
      224491,
      'e0dbf8095d2dc4a9d4aed008d9e9a6a8b3975a3018cf2785f01f8e663b7dd629',
    ],
  ]),
  load: (files) => readRankWords(files, 'benchls', 'datasets/BenchLS.txt'),
};

export const nnseval: CorpusEntry = {
  ...common,
  id: 'nnseval',
  name: 'NNSeval',
  readers: 'non-native speakers',
  simplifiedBy: 'non-native speakers',
  citation:
    'Paetzold and Specia 2016, Unsupervised Lexical Simplification for Non-Native Speakers, AAAI',
  published: { all: 239, from: 'Paetzold and Specia 2016' },
  found: { all: 239, test: 239 },
  note: 'Equal. Rank 1 is the simplest substitute.',
  files: githubFiles('qiang2100/BERT-LS', '3aff7312b2afb1fc5c9ab8953b939140b4817475', [
    [
      'datasets/NNSeval.txt',
      59731,
      'cb1de378bd3a506ce37f73c58d228f0b2880e220dc085e4360a1950cdcff1265',
    ],
  ]),
  load: (files) => readRankWords(files, 'nnseval', 'datasets/NNSeval.txt'),
};

export const lexmturk: CorpusEntry = {
  ...common,
  id: 'lexmturk',
  name: 'LexMTurk',
  readers: 'general public',
  simplifiedBy: 'crowd workers, 50 for each word',
  citation: 'Horn et al. 2014, Learning a Lexical Simplifier Using Wikipedia, ACL',
  published: { all: 500, from: 'Horn et al. 2014' },
  found: { all: 500, test: 500 },
  note: 'Equal. Repeated annotations are votes. A few lines are damaged in the source (accents).',
  files: githubFiles('qiang2100/BERT-LS', '3aff7312b2afb1fc5c9ab8953b939140b4817475', [
    [
      'datasets/lex.mturk.txt',
      267182,
      '8951260a4d3ed902bc419eea851523b01c2f0b25f7ce6109fa3accd65e74bf6b',
    ],
  ]),
  load: (files) =>
    readVotedWords(files, 'lexmturk', {
      path: 'datasets/lex.mturk.txt',
      split: 'test',
      how: QUOTED_TSV,
      titled: true,
      encoding: 'mixed',
    }),
};
