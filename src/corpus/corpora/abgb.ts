import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';

export const abgb: CorpusEntry = {
  id: 'abgb',
  name: 'ABGB',
  language: 'de',
  task: 'sentence',
  domain: 'law',
  readers: 'laypeople',
  simplifiedBy: '2 versions for each sentence',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/MeisterFa/ABGB-TextSimplification-Datasets',
  citation: 'Meister 2023, ABGB-TextSimplification-Datasets, GitHub',
  published: { all: 896, test: 896, from: 'EASSE-DE, Table 1 (448 sources, 2 references)' },
  note: 'Not compared: no copy at hand. Expects abgb.test.org and abgb.test.simp.0, abgb.test.simp.1, one sentence a line.',
  files: [],
  load: (files) =>
    readParallelPairs(files, 'abgb', [
      {
        prefix: 'test',
        split: 'test',
        source: 'abgb.test.org',
        references: ['abgb.test.simp.0', 'abgb.test.simp.1'],
      },
    ]),
};
