import type { CorpusEntry } from '../entry.ts';
import { readEasyJapanese } from '../formats/easy-japanese.ts';
import { readMultisim } from '../formats/multisim.ts';
import { multisimFiles } from '../pinned.ts';

const FILE = 'T15-2020.1.7.xlsx';

export const easyJapanese: CorpusEntry = {
  id: 'easy-japanese',
  name: 'Easy Japanese (SNOW T15)',
  language: 'ja',
  task: 'sentence',
  domain: 'news and textbooks (Tanaka corpus)',
  readers: 'learners of Japanese',
  simplifiedBy: 'students, with 2,000 words',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY 4.0', permits: 'any use' },
  access: 'open',
  home: 'https://www.jnlp.org/GengoHouse/snow/t15',
  citation: 'Maruyama and Yamamoto 2018, Simplified Corpus with Core Vocabulary, LREC',
  published: { all: 50000, train: 48000, dev: 1000, test: 1000, from: 'MultiSim, Tables 1 and 2' },
  multisim: { all: 50000, train: 48000, dev: 1000, test: 1000 },
  note: "Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them; the makers' workbook T15-2020.1.7.xlsx is read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'Japanese', [
    [
      'Easy Japanese Corpus_train.csv',
      4444271,
      'dca9913a6effa5973fd51c06843dd234c880f3b34d3b7e817fcd3c8ca2371f7e',
    ],
    [
      'Easy Japanese Corpus_val.csv',
      92166,
      '193d4b61772dd69dfb83084a34a527d9dd0be7aa6c07402e348b9669533158b4',
    ],
    [
      'Easy Japanese Corpus_test.csv',
      92393,
      '1469d6ee1e614fa457614ce09951bda4947afcbdd76f6480b77c36b77a71fcd6',
    ],
  ]),
  async *load(files) {
    if (await files.read(FILE)) yield* readEasyJapanese(files, 'easy-japanese', FILE);
    else yield* readMultisim(files, 'easy-japanese', 'Easy Japanese Corpus');
  },
};
