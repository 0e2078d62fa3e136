import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles, optional } from '../pinned.ts';

const simplifications = (split: string) =>
  Array.from({ length: 10 }, (_, at) => `dataset/asset.${split}.simp.${at}`);

export const asset: CorpusEntry = {
  id: 'asset',
  name: 'ASSET',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'crowd workers, 10 for each sentence',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY-NC 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/facebookresearch/asset',
  citation: 'Alva-Manchego et al. 2020, ASSET, ACL',
  published: { all: 23590, dev: 20000, test: 3590, from: 'Alva-Manchego et al. 2020' },
  multisim: { all: 23590, train: 20000, test: 3590, dev: 0 },
  found: { all: 20000, dev: 20000 },
  note: 'Equal for valid (2,000 sources, 10 references each). The 359 test sources are not in the copy these counts were made with; `pull` fetches them, without a checksum. MultiSim calls valid its training part.',
  files: [
    ...githubFiles('facebookresearch/asset', '9d659040d0d8942dbc4cd65cf357563b43fd9ab4', [
      [
        'dataset/asset.valid.orig',
        234319,
        '83dca90b5c53365a9c4a70222aed129c6df3c3f6b5da82ee94312e179b93fff1',
      ],
      [
        'dataset/asset.valid.simp.0',
        193975,
        '27b0c4a40c91b875c82a8ed76ff7cf0476b03a3a6998a2e3ef6e18000efda624',
      ],
      [
        'dataset/asset.valid.simp.1',
        180040,
        '5043e9db5934c3d538b91f56d23466177813896da10f153d2b16c0c415ac5e84',
      ],
      [
        'dataset/asset.valid.simp.2',
        187445,
        '578dd487cf03f6f66bb4acd2c44b464c3ac9fb42dc64b8e6afd391778ebc7ea7',
      ],
      [
        'dataset/asset.valid.simp.3',
        207902,
        '4ab95ba6f7a60adde2f57201c0b749384ce64c97f8378fb0ab185367709a8386',
      ],
      [
        'dataset/asset.valid.simp.4',
        211459,
        'f6f1d4bf9f87b532b37d7f5700ec384f817dba10247c91df629e1f6eee6c3aa9',
      ],
      [
        'dataset/asset.valid.simp.5',
        194418,
        '182114cfbb2960358b0e2d71737ead9a2abb0c27d3f65281335f079ae4447e3b',
      ],
      [
        'dataset/asset.valid.simp.6',
        188962,
        'aba27b505dad048982e902a04c4ffc5ab9e926b38d2383920aea798fd42de376',
      ],
      [
        'dataset/asset.valid.simp.7',
        196950,
        '73d7983107eca6b98a9aec62ea75ea8d5adf313755b7e105608f212dead124cd',
      ],
      [
        'dataset/asset.valid.simp.8',
        213056,
        '58f8e1109d87a4e3c5403705b8782750bb849cb8389a698156e00ca6512dd5c4',
      ],
      [
        'dataset/asset.valid.simp.9',
        220962,
        '35a861e174ce5458fdcd1866e49aa84297fcb6b51fd98d6633b71932a646832e',
      ],
    ]),
    ...optional(
      githubFiles('facebookresearch/asset', '9d659040d0d8942dbc4cd65cf357563b43fd9ab4', [
        ['dataset/asset.test.orig'],
        ['dataset/asset.test.simp.0'],
        ['dataset/asset.test.simp.1'],
        ['dataset/asset.test.simp.2'],
        ['dataset/asset.test.simp.3'],
        ['dataset/asset.test.simp.4'],
        ['dataset/asset.test.simp.5'],
        ['dataset/asset.test.simp.6'],
        ['dataset/asset.test.simp.7'],
        ['dataset/asset.test.simp.8'],
        ['dataset/asset.test.simp.9'],
      ]),
    ),
  ],
  mirror: 'asset',
  load: (files) =>
    readParallelPairs(files, 'asset', [
      {
        prefix: 'dev',
        split: 'dev',
        source: 'dataset/asset.valid.orig',
        references: simplifications('valid'),
      },
      {
        prefix: 'test',
        split: 'test',
        source: 'dataset/asset.test.orig',
        references: simplifications('test'),
        optional: true,
      },
    ]),
};
