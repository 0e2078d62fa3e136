import type { CorpusEntry } from '../entry.ts';
import { readNumberedFolder } from '../formats/numbered-folder.ts';
import { TEACHER } from '../formats/numbered-sentences.ts';
import { multisimFiles } from '../pinned.ts';

export const teacher: CorpusEntry = {
  id: 'teacher',
  name: 'Teacher',
  language: 'it',
  task: 'sentence',
  domain: 'educational websites',
  readers: 'learners of Italian and pupils',
  simplifiedBy: 'teachers',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'http://www.italianlp.it/resources/terence-and-teacher/',
  citation:
    'Brunato et al. 2015, Design and Annotation of the First Italian Corpus for Text Simplification, LAW',
  published: { all: 170, train: 136, dev: 17, test: 17, from: 'MultiSim, Table 2' },
  multisim: { all: 170, train: 136, dev: 17, test: 17 },
  note: "Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them; the makers' folder Teacher/ with numbered sentences is read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'Italian', [
    [
      'Teacher_train.csv',
      28793,
      '3dd3b36b391a9e1ceda548aacaeef6dec3700666ee2aa689cfd358781bf8dcf1',
    ],
    ['Teacher_val.csv', 3721, 'ed6e846593103abeb5a527732f44974bad34839ea359a60e2b68020e19953523'],
    ['Teacher_test.csv', 3882, '6561cd1897f3632a172b2f713bc94dd06305e9e1d147bc54107dae2bde9c138e'],
  ]),
  load: (files) => readNumberedFolder(files, 'teacher', 'Teacher', TEACHER),
};
