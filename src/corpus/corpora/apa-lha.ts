import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readParallelPairs } from '../formats/parallel.ts';

const common = {
  language: 'de',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of German',
  simplifiedBy: 'the Austrian Press Agency',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'on request, for research', permits: 'research only' },
  access: 'on request',
  home: 'https://zenodo.org/record/5148163',
  citation: 'Spring et al. 2021, Exploring German Multi-Level Text Simplification, RANLP',
  files: [],
} as const;

const load = (files: CorpusFiles, corpus: string, level: string) =>
  readParallelPairs(
    files,
    corpus,
    (['train', 'dev', 'test'] as const).map((split) => ({
      prefix: split,
      split,
      source: `${split}.or-${level}.or`,
      references: [`${split}.or-${level}.${level}`],
      level: { source: 'OR', target: level.toUpperCase() },
      optional: split !== 'test',
    })),
  );

export const apaLhaA2: CorpusEntry = {
  ...common,
  id: 'apa-lha-or-a2',
  name: 'APA-LHA OR-A2',
  published: { all: 500, test: 500, from: 'EASSE-DE, Table 1' },
  note: 'Not compared: no copy at hand. Expects test.or-a2.or and test.or-a2.a2 (train and dev likewise; 8,455 training pairs in EASSE-DE, Table 2), one sentence a line.',
  load: (files) => load(files, 'apa-lha-or-a2', 'a2'),
};

export const apaLhaB1: CorpusEntry = {
  ...common,
  id: 'apa-lha-or-b1',
  name: 'APA-LHA OR-B1',
  published: { all: 500, test: 500, from: 'EASSE-DE, Table 1' },
  note: 'Not compared: no copy at hand. Expects test.or-b1.or and test.or-b1.b1 (train and dev likewise; 9,268 training pairs in EASSE-DE, Table 2), one sentence a line.',
  load: (files) => load(files, 'apa-lha-or-b1', 'b1'),
};
