import type { CorpusEntry } from '../entry.ts';
import { CSV } from '../formats/delimited.ts';
import { type PairTable, readTablePairs } from '../formats/table-pairs.ts';
import { githubFiles } from '../pinned.ts';

const table = (path: string, split: 'train' | 'test'): PairTable => ({
  path,
  prefix: split,
  split,
  how: CSV,
  source: 'INPUT:source',
  reference: 'OUTPUT:output',
  group: true,
});

export const rsse: CorpusEntry = {
  id: 'rsse',
  name: 'RuSimpleSentEval',
  language: 'ru',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'crowd workers',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/dialogue-evaluation/RuSimpleSentEval',
  citation:
    'Sakhovskiy et al. 2021, RuSimpleSentEval-2021 Shared Task: Evaluating Sentence Simplification for Russian, Dialogue',
  published: { all: 6804, train: 3406, test: 3398, from: 'MultiSim, Table 2' },
  multisim: { all: 6804, train: 3406, test: 3398, dev: 0 },
  found: { all: 6804, train: 3406, test: 3398 },
  note: 'Equal: 1,000 and 1,000 sources with one to five references. The part the task calls dev is for training, as in MultiSim; the references of the hidden test were never published.',
  files: githubFiles(
    'dialogue-evaluation/RuSimpleSentEval',
    '3ef52b6016673eb739545f8b79cd3a5e65f162b7',
    [
      [
        'dev_sents.csv',
        1484827,
        '960ef6d70d64df26873afaa333e14a551a87f409b7505844479182a84cc41396',
      ],
      [
        'public_test_sents.csv',
        1458483,
        'b7dd22aa4f64d646bc718886fd44cd9de089966057f0ce7f8f5703377602adf4',
      ],
    ],
  ),
  mirror: 'rsse',
  async *load(files) {
    yield* readTablePairs(files, 'rsse', table('dev_sents.csv', 'train'));
    yield* readTablePairs(files, 'rsse', table('public_test_sents.csv', 'test'));
  },
};
