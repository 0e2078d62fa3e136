import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const qats: CorpusEntry = {
  id: 'qats',
  name: 'QATS 2016',
  language: 'en',
  task: 'sentence',
  domain: 'news and Wikipedia',
  readers: 'general public',
  simplifiedBy: 'systems, judged by people',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/feralvam/easse',
  citation: 'Štajner et al. 2016, Shared Task on Quality Assessment for Text Simplification, QATS',
  published: { all: 126, test: 126, from: 'Štajner et al. 2016' },
  found: { all: 126, test: 126 },
  note: 'Equal. The simple side is the output of systems whose quality was judged, not a gold simplification. The 505 training pairs and the judgements are not in this copy.',
  files: githubFiles(
    'feralvam/easse',
    '6a4352ec299ed03fda8ee45445ca43d9c7673e89',
    [
      [
        'data/test_sets/qats/qats.test.orig',
        18319,
        'fbe7bb7c8201cc6dc4fa4a239549b94c944a976277e74a558864d65d4d5abcad',
      ],
      [
        'data/test_sets/qats/qats.test.simp',
        15474,
        'e47dc93f0796ada3dc6adfbae996c5a619ba945744e5c769a5acde929c016d69',
      ],
    ],
    'easse/resources',
  ),
  mirror: 'easse',
  load: (files) =>
    readParallelPairs(files, 'qats', [
      {
        prefix: 'test',
        split: 'test',
        source: 'data/test_sets/qats/qats.test.orig',
        references: ['data/test_sets/qats/qats.test.simp'],
      },
    ]),
};
