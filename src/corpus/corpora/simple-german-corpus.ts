import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';

export const simpleGermanCorpus: CorpusEntry = {
  id: 'simple-german-corpus',
  name: 'Simple German Corpus (Toborek et al.)',
  language: 'de',
  task: 'sentence',
  domain: 'websites',
  readers: 'mixed: readers of plain and easy language',
  simplifiedBy: 'publishers of eight websites',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'texts under copyright, scripts MIT', permits: 'see terms' },
  access: 'on request',
  home: 'https://github.com/buschmo/Simple-German-Corpus',
  citation: 'Toborek et al. 2023, A New Aligned Simple German Corpus, ACL',
  published: { all: 391, test: 391, from: 'EASSE-DE, Table 1' },
  note: 'Not compared: no copy at hand; its makers give out scripts that collect the pages. Expects simple-german-corpus.test.org and .simp, one sentence a line.',
  files: [],
  load: (files) =>
    readParallelPairs(files, 'simple-german-corpus', [
      {
        prefix: 'test',
        split: 'test',
        source: 'simple-german-corpus.test.org',
        references: ['simple-german-corpus.test.simp'],
      },
    ]),
};
