import type { CorpusEntry } from '../entry.ts';
import { readEasyJapanese } from '../formats/easy-japanese.ts';
import { readMultisim } from '../formats/multisim.ts';
import { multisimFiles } from '../pinned.ts';

const FILE = 'T23-2020.1.7.xlsx';

export const easyJapaneseExtended: CorpusEntry = {
  id: 'easy-japanese-extended',
  name: 'Easy Japanese Extended (SNOW T23)',
  language: 'ja',
  task: 'sentence',
  domain: 'news and textbooks (Tanaka corpus)',
  readers: 'learners of Japanese',
  simplifiedBy: 'crowd workers, with 2,000 words',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY 4.0', permits: 'any use' },
  access: 'open',
  home: 'https://www.jnlp.org/GengoHouse/snow/t23',
  citation:
    'Katsuta and Yamamoto 2018, Crowdsourced Corpus of Sentence Simplification with Core Vocabulary, LREC',
  published: { all: 35000, train: 34269, test: 731, dev: 0, from: 'MultiSim, Table 2' },
  multisim: { all: 35000, train: 34269, test: 731, dev: 0 },
  note: 'Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them (its repository also has a part "val"); the makers\' workbook T23-2020.1.7.xlsx is read too: 100 sentences with seven simplifications each are its test part.',
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'Japanese', [
    [
      'Easy Japanese Extended_train.csv',
      4125675,
      'ce5a0a12921bad342391cfd3f271b19b9b37a742d288e6af8cd32252a96c76fe',
    ],
    [
      'Easy Japanese Extended_val.csv',
      129461,
      '4855752e330bf0b71e3a386d544023b32cdc2afa7596be8b109c3655a83e3a51',
    ],
    [
      'Easy Japanese Extended_test.csv',
      48441,
      '29e5ea461496f6482a4f7213222f8d31700e68a2f26fd11166ab09c5657de5b2',
    ],
  ]),
  async *load(files) {
    if (await files.read(FILE)) yield* readEasyJapanese(files, 'easy-japanese-extended', FILE);
    else yield* readMultisim(files, 'easy-japanese-extended', 'Easy Japanese Extended');
  },
};
