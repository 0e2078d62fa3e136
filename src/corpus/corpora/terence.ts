import type { CorpusEntry } from '../entry.ts';
import { readNumberedFolder } from '../formats/numbered-folder.ts';
import { TERENCE } from '../formats/numbered-sentences.ts';
import { multisimFiles } from '../pinned.ts';

export const terence: CorpusEntry = {
  id: 'terence',
  name: 'Terence',
  language: 'it',
  task: 'sentence',
  domain: 'literature',
  readers: 'children with poor comprehension',
  simplifiedBy: 'experts',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'http://www.italianlp.it/resources/terence-and-teacher/',
  citation:
    'Brunato et al. 2015, Design and Annotation of the First Italian Corpus for Text Simplification, LAW',
  published: { all: 1012, train: 809, dev: 102, test: 101, from: 'MultiSim, Table 2' },
  multisim: { all: 1012, train: 809, dev: 102, test: 101 },
  note: "Not compared: no copy at hand. `pull` takes the pairs as MultiSim split them; the makers' folder Terence/ with numbered sentences is read too.",
  files: multisimFiles('96c9c2a6d4ddc9691419c6b85478583f153efcd8', 'Italian', [
    [
      'Terence_train.csv',
      162407,
      'a07242ca08ba81c6cc8e4a697f675319353c9e27aee178cd77fc903d862d69c6',
    ],
    ['Terence_val.csv', 20162, '77f79c53c7a4ac7a7d38ef8b0c3d81228187583691342e1fd7ec24d0e029e665'],
    ['Terence_test.csv', 19128, 'f904e295cf697491f64c3d8bc8a25e009a139fe7f5d984eb42c977c62fa2d63e'],
  ]),
  load: (files) => readNumberedFolder(files, 'terence', 'Terence', TERENCE),
};
