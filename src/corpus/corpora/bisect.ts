import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train'],
  ['valid', 'dev'],
  ['test', 'test'],
] as const;

const common = {
  task: 'sentence',
  domain: 'politics and web (parallel texts)',
  readers: 'general public',
  simplifiedBy: 'translators; sentences are only split',
  strategy: 'translation',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  home: 'https://github.com/mounicam/BiSECT',
  citation: 'Kim et al. 2021, BiSECT: Learning to Split and Rephrase Sentences with Bitexts, EMNLP',
} as const;

export const bisect: CorpusEntry = {
  ...common,
  id: 'bisect',
  name: 'BiSECT',
  language: 'en',
  access: 'open',
  published: { all: 938102, train: 928440, dev: 9079, test: 583, from: 'README' },
  found: { all: 9662, dev: 9079, test: 583 },
  note: 'Equal for valid and test. The training part (928,440) is kept elsewhere by its makers: lay bisect/train.src.gz and train.dst.gz beside these and import the folder. Tokenised; <SEP> between sentences is read as a blank.',
  files: githubFiles('mounicam/BiSECT', '8b4f167809d32f7fd2e112c68c53d32a34afcbb5', [
    [
      'bisect/test.dst.gz',
      47957,
      'be44195ecf4ec61de9764f61386f09fea1e7ddf4881ddd6083c02c9777c5d920',
    ],
    [
      'bisect/test.src.gz',
      47071,
      '401f7165a6cd277f0eddceadb3a7320131d3d257c3c074a2444a24478562d713',
    ],
    [
      'bisect/valid.dst.gz',
      602483,
      '999484129d3dd1aecc4218ec9bb8a93f28cc7fc50143aba32ca65758cf9c9780',
    ],
    [
      'bisect/valid.src.gz',
      593324,
      '9fcfcf0eb4cd52b3f3569a92df052c5d26c126f90691ac69976cf11c077046ab',
    ],
  ]),
  mirror: 'bisect',
  load: (files) =>
    readParallelPairs(
      files,
      'bisect',
      PARTS.map(([part, split]) => ({
        prefix: split,
        split,
        source: `bisect/${part}.src.gz`,
        references: [`bisect/${part}.dst.gz`],
        sentenceBreak: '<SEP>',
        optional: part === 'train',
      })),
    ),
};

export const bisectChallenge: CorpusEntry = {
  ...common,
  id: 'bisect-challenge',
  name: 'BiSECT challenge',
  language: 'en',
  access: 'open',
  published: { all: 1798, test: 1798, from: 'lines of challenge_test' },
  found: { all: 1798, test: 1798 },
  note: 'Equal. Sentences that need more than a cut to be split.',
  files: githubFiles('mounicam/BiSECT', '8b4f167809d32f7fd2e112c68c53d32a34afcbb5', [
    [
      'bisect_challenge/challenge_test.dst',
      581921,
      '2423762ed070f0be80783c9d888c07810c2fd87771589e61887e9a3b575e3258',
    ],
    [
      'bisect_challenge/challenge_test.src',
      604246,
      '4c34b2e785a766d39d2eddd531ef41f0214698c88c1714121d89deb45e81e0ff',
    ],
  ]),
  mirror: 'bisect',
  load: (files) =>
    readParallelPairs(files, 'bisect-challenge', [
      {
        prefix: 'test',
        split: 'test',
        source: 'bisect_challenge/challenge_test.src',
        references: ['bisect_challenge/challenge_test.dst'],
        sentenceBreak: '<SEP>',
      },
    ]),
};

export const bisectDe: CorpusEntry = {
  ...common,
  id: 'bisect-de',
  name: 'BiSECT (German)',
  language: 'de',
  access: 'open',
  published: { all: 753, test: 753, from: 'EASSE-DE, Table 1' },
  note: 'Not compared: no copy at hand, and its makers keep it outside the repository. Expects de_test.src and de_test.dst, one sentence a line.',
  files: [],
  load: (files) =>
    readParallelPairs(files, 'bisect-de', [
      {
        prefix: 'test',
        split: 'test',
        source: 'de_test.src',
        references: ['de_test.dst'],
        sentenceBreak: '<SEP>',
      },
    ]),
};
