import type { CorpusEntry } from '../entry.ts';
import { readMultisim } from '../formats/multisim.ts';
import { multisimFiles } from '../pinned.ts';

export const porsimples: CorpusEntry = {
  id: 'porsimples',
  name: 'PorSimples',
  language: 'pt-BR',
  task: 'sentence',
  domain: 'news',
  readers: 'people with low literacy',
  simplifiedBy: 'a linguist, at two levels (natural, strong)',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'on request',
  home: 'mailto:sandra@icmc.usp.br',
  citation:
    'Aluísio and Gasperin 2010, Fostering Digital Inclusion and Accessibility: The PorSimples project, YIWCALA',
  published: { all: 7864, train: 6290, dev: 784, test: 790, from: 'MultiSim, Table 2' },
  multisim: { all: 7864, train: 6290, dev: 784, test: 790 },
  note: 'Not compared: no copy at hand. MultiSim lists it as on request and has put its pairs into its repository since, where `pull` finds them. The original annotation (xces files) is not read; porsimplessent is an open edition of the same sentences.',
  files: multisimFiles('462b962c176809fd8d93a65019c03072dfa39b27', 'Brazilian Portuguese', [
    [
      'PorSimples_train.csv',
      1203949,
      'e5066de7a53c1eb3e8cc4b4bd8f4fff8495deef796bd6a66aee07661900d362c',
    ],
    [
      'PorSimples_val.csv',
      115903,
      'acefbc23e1a4d0d286ab81cf97eec89afffee6b4c0083bcff795b23a8341f3ef',
    ],
    [
      'PorSimples_test.csv',
      115555,
      '2eb5c6300756e36a68fd1af42a0f87b44aec0d79697574950dd94998cd8e9f22',
    ],
  ]),
  load: (files) => readMultisim(files, 'porsimples', 'PorSimples'),
};
