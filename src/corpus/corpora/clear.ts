import type { CorpusEntry } from '../entry.ts';
import { readMultisim } from '../formats/multisim.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { multisimFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train'],
  ['valid', 'dev'],
  ['test', 'test'],
] as const;

export const clear: CorpusEntry = {
  id: 'clear',
  name: 'CLEAR',
  language: 'fr',
  task: 'sentence',
  domain: 'medical',
  readers: 'general public',
  simplifiedBy: 'volunteers and experts',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'http://natalia.grabar.free.fr/resources.php#remi',
  citation: 'Grabar and Cardon 2018, CLEAR – Simple Corpus for Medical French, ATA',
  published: { all: 4596, train: 4196, dev: 300, test: 100, from: 'MultiSim, Table 2' },
  multisim: { all: 4596, train: 4196, dev: 300, test: 100 },
  note: "Not compared: no copy at hand. `pull` takes MultiSim's copy; the makers' clear.train.src, .dst and so on are read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'French', [
    [
      'CLEAR Corpus_train.csv',
      1300538,
      'fe432e609c3a31c194deb70b087ce8fd21a786cdc74c360d8a4aeabfe191b6a7',
    ],
    [
      'CLEAR Corpus_val.csv',
      92976,
      '689bb40907ae60a4f3d67713afc888f8091f8523b8315ac263f33285f3e4604c',
    ],
    [
      'CLEAR Corpus_test.csv',
      30814,
      'c27a3e64309a5434835eec47c54d592688b0b1cb41cd66f9a8f9c862a7cb39fd',
    ],
  ]),
  async *load(files) {
    if (!(await files.read('clear.test.src'))) {
      yield* readMultisim(files, 'clear', 'CLEAR Corpus');
      return;
    }
    yield* readParallelPairs(
      files,
      'clear',
      PARTS.map(([part, split]) => ({
        prefix: split,
        split,
        source: `clear.${part}.src`,
        references: [`clear.${part}.dst`],
      })),
    );
  },
};
