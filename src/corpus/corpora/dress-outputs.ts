import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readOutputs, systemsIn } from '../formats/outputs.ts';
import { githubFiles } from '../pinned.ts';

const common = {
  language: 'en',
  task: 'outputs',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'systems',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'MIT (repository)', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/XingxingZhang/dress',
  citation:
    'Zhang and Lapata 2017, Sentence Simplification with Deep Reinforcement Learning, EMNLP',
  mirror: 'dress-outputs',
} as const;

async function* load(files: CorpusFiles, corpus: string, set: string) {
  const folder = `${set}/test/`;
  const { Complex: source, Reference: reference, ...systems } = await systemsIn(files, folder);
  yield* readOutputs(files, corpus, [
    {
      prefix: 'test',
      split: 'test',
      source: source ?? `${folder}Complex`,
      references: [reference ?? `${folder}Reference`],
      systems,
    },
  ]);
}

export const dressOutputsWikilarge: CorpusEntry = {
  ...common,
  id: 'dress-outputs-wikilarge',
  name: 'DRESS outputs on WikiLarge',
  published: { all: 2154, test: 2154, from: '6 systems, 359 sentences' },
  found: { all: 2154, test: 2154 },
  note: 'Equal. Tokenised.',
  files: githubFiles(
    'XingxingZhang/dress',
    '9bcb4d36883e58a7c2a90f76ac2e32c3374e3647',
    [
      [
        'WikiLarge/test/Complex',
        45337,
        'a2ce55da522bb40131b24a7fd8163ed774e81a9d55927f39a2b1ce1b762f2b2c',
      ],
      [
        'WikiLarge/test/Dress',
        31925,
        'a93d74c3b7ccee5e532a3496c10c5ad53ca6b25a70cf9f8e18490d1f391fc59e',
      ],
      [
        'WikiLarge/test/Dress-Ls',
        32546,
        'f3dcef041987941be33625b6f084557bfc47fa273b06996d7b9419d518f01a93',
      ],
      [
        'WikiLarge/test/EncDecA',
        42039,
        '6b8394aba433db64343e2c4ae423d9d1982204323b8fb200cdf26c6f4552a772',
      ],
      [
        'WikiLarge/test/Hybrid',
        25639,
        '05f587903052ec7226fbabf9a67f2c47736f09f6fb20caeff62b2d8cf53e1f17',
      ],
      [
        'WikiLarge/test/PBMT-R',
        43335,
        '7ef68f038272b8fe622ada110fdc67a8b11800ddb8bd3c05875bc2a5e3e4b36c',
      ],
      [
        'WikiLarge/test/Reference',
        42490,
        'b0d73fc601ed0d5a0370b67c7f7d05369ae1e08c1a0ed453a217593d6b75f249',
      ],
      [
        'WikiLarge/test/SBMT-SARI',
        42730,
        '57a71aeb66d861bebf370c10f31671f4dc62bc229da9bd9336b9963a4b9c00e8',
      ],
    ],
    'all-system-output',
  ),
  load: (files) => load(files, 'dress-outputs-wikilarge', 'WikiLarge'),
};

export const dressOutputsWikismall: CorpusEntry = {
  ...common,
  id: 'dress-outputs-wikismall',
  name: 'DRESS outputs on WikiSmall (PWKP)',
  published: { all: 500, test: 500, from: '5 systems, 100 sentences' },
  found: { all: 500, test: 500 },
  note: 'Equal. Tokenised.',
  files: githubFiles(
    'XingxingZhang/dress',
    '9bcb4d36883e58a7c2a90f76ac2e32c3374e3647',
    [
      [
        'WikiSmall/test/Complex',
        15612,
        '1328b9654d46c816b930da0d34a013e24ec701b388d3448993412b1540c713ec',
      ],
      [
        'WikiSmall/test/Dress',
        9167,
        '3527a8b29530d1a4c1cd95fc361b153f73dac0bff5cfa46ce9f8092e73c63c36',
      ],
      [
        'WikiSmall/test/Dress-Ls',
        9295,
        '70d0b28c1da1f90ccb27c400bce786e773cff896498e7c9174b7be3c007ced94',
      ],
      [
        'WikiSmall/test/EncDecA',
        14433,
        '40a7f6b6d5310a3d5171075359f6f07b55df9a4c9485fe77e3d70599ec512f23',
      ],
      [
        'WikiSmall/test/Hybrid',
        14052,
        '2103db44c03a5c3240390b25b522feb0595528a90dbbd0a606c6494cc7e37f73',
      ],
      [
        'WikiSmall/test/PBMT-R',
        15043,
        '2851b7981ad625604f6789475285caa551e4c9236d578596ecb82cb6f9b99ba2',
      ],
      [
        'WikiSmall/test/Reference',
        12581,
        '13aad7d77ae7444f22a6c201688731e9f20c7e9a689387d17e3608b24c588eb9',
      ],
    ],
    'all-system-output',
  ),
  load: (files) => load(files, 'dress-outputs-wikismall', 'WikiSmall'),
};
