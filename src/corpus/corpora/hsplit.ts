import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';

export const hsplit: CorpusEntry = {
  id: 'hsplit',
  name: 'HSplit',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'annotators, 4 for each sentence; sentences are only split',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY-SA 3.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/eliorsulem/HSplit-corpus',
  citation:
    'Sulem et al. 2018, BLEU is Not Suitable for the Evaluation of Text Simplification, EMNLP',
  published: { all: 1436, test: 1436, from: 'Sulem et al. 2018 (359 sources, 4 references)' },
  note: 'Not compared: no copy at hand. Its sources are the tokenised test sources of TurkCorpus: lay test.8turkers.tok.norm beside HSplit1_full … HSplit4_full.',
  files: [],
  load: (files) =>
    readParallelPairs(files, 'hsplit', [
      {
        prefix: 'test',
        split: 'test',
        source: 'test.8turkers.tok.norm',
        references: [1, 2, 3, 4].map((at) => `HSplit/HSplit${at}_full`),
      },
    ]),
};
