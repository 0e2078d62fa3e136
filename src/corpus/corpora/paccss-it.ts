import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { readMultisim } from '../formats/multisim.ts';
import { badContent, readText } from '../formats/text.ts';
import { multisimFiles } from '../pinned.ts';

const FILE = 'PACCSS-IT.txt';

export const paccssIt: CorpusEntry = {
  id: 'paccss-it',
  name: 'PaCCSS-IT',
  language: 'it',
  task: 'sentence',
  domain: 'websites',
  readers: 'general public',
  simplifiedBy: 'authors of web pages',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'http://www.italianlp.it/resources/paccss-it-parallel-corpus-of-complex-simple-sentences-for-italian/',
  citation:
    'Brunato et al. 2016, PaCCSS-IT: A Parallel Corpus of Complex-Simple Sentences for Automatic Text Simplification, EMNLP',
  published: { all: 63006, train: 60485, dev: 1254, test: 1267, from: 'MultiSim, Tables 1 and 2' },
  multisim: { all: 63006, train: 60485, dev: 1254, test: 1267 },
  note: "Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them; the makers' PACCSS-IT.txt is read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'Italian', [
    [
      'PaCCSS-IT Corpus_train.csv',
      5304970,
      '52e0b429b9976aa017ca992bdaf4199734450d5dfef218cdea1976b959070c81',
    ],
    [
      'PaCCSS-IT Corpus_val.csv',
      108995,
      'd638bcd6c1b2252fc956388fa795fed6c9b107ec5bf7695362ac95b977d7b078',
    ],
    [
      'PaCCSS-IT Corpus_test.csv',
      109397,
      '9a97058a2b97e5840b2d4e7c602c058a3d21ef6d01f1b6ba115abda8ba440719',
    ],
  ]),
  async *load(files) {
    if (!(await files.read(FILE))) {
      yield* readMultisim(files, 'paccss-it', 'PaCCSS-IT Corpus');
      return;
    }
    const rows = readRows(await readText(files, FILE), FILE, TSV);
    rows.next();
    let count = 0;
    for (const { line, cells } of rows) {
      if (cells.length < 2) throw badContent(FILE, line, 'This row has no second cell.');
      yield {
        id: `pair-${++count}`,
        source: cells[0].trim(),
        references: [cells[1].trim()],
        provenance: { corpus: 'paccss-it', file: FILE, line },
      };
    }
  },
};
