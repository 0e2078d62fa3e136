import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readJudgedWords } from '../formats/judged-words.ts';
import { githubFiles } from '../pinned.ts';

const common = {
  task: 'complexity',
  readers: 'children, non-native speakers, people with disabilities',
  simplifiedBy: 'nobody: 10 or 20 annotators marked hard words',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://sites.google.com/view/cwisharedtask2018/',
  citation: 'Yimam et al. 2018, A Report on the Complex Word Identification Shared Task 2018, BEA',
  mirror: 'cwi2018',
} as const;

const PARTS = [
  ['traindevset', 'Train', 'train'],
  ['traindevset', 'Dev', 'dev'],
  ['testset', 'Test', 'test'],
] as const;

function load(files: CorpusFiles, corpus: string, language: string, sources: readonly string[]) {
  const parts = PARTS.flatMap(([folder, part, split]) =>
    sources.map((source) => ({
      path: `datasets/cwi/${folder}/${language}/${source}_${part}.tsv`,
      split,
      prefix: sources.length > 1 ? `${split}-${source.toLowerCase()}` : split,
    })),
  );
  return readJudgedWords(files, corpus, language === 'french' ? parts.slice(-1) : parts);
}

export const cwi2018En: CorpusEntry = {
  ...common,
  id: 'cwi2018-en',
  name: 'CWI-2018 (English)',
  language: 'en',
  domain: 'news, WikiNews, Wikipedia',
  published: { all: 34879, train: 27299, dev: 3328, test: 4252, from: 'README' },
  found: { all: 34879, train: 27299, dev: 3328, test: 4252 },
  note: 'Equal. Complexity is the share of annotators who marked the word.',
  files: githubFiles(
    'seanderson/lexical-simplification',
    'ebb8022ad1b39a60758d9aa8b40abadbb94a4a46',
    [
      [
        'datasets/cwi/testset/english/News_Test.tsv',
        454855,
        '3d914c936b1dfd6b63cd0555dfedf8bc8e3314dea1e5e3ea67399061fe7ba156',
      ],
      [
        'datasets/cwi/testset/english/WikiNews_Test.tsv',
        296149,
        'ebc367b52cec240db5d12347a28a841bbc267e3b1480c073654f4d416ca2beab',
      ],
      [
        'datasets/cwi/testset/english/Wikipedia_Test.tsv',
        224574,
        '6bbdce9a3acbc74dd366438ef02ce4b83beb561d5093a611ec79b354124bfb3a',
      ],
      [
        'datasets/cwi/traindevset/english/News_Dev.tsv',
        408842,
        '7c31176298bac9c85f59d3118f74b07840ae5570d92d5ed42c6570f0d949b330',
      ],
      [
        'datasets/cwi/traindevset/english/News_Train.tsv',
        3344549,
        '0430372b5381af3f1c3815d05441ccadba9db4f093a1d86cce10a77156182e6c',
      ],
      [
        'datasets/cwi/traindevset/english/WikiNews_Dev.tsv',
        189805,
        'cf6ffb28c82f26996c7169f4a067417b3e83fc994bf34c5996b5c0d4051881dd',
      ],
      [
        'datasets/cwi/traindevset/english/WikiNews_Train.tsv',
        1795706,
        '9b6425cb5bd09c069dde3c46518bea621e3cfb324afaf96e345062d9c192dddb',
      ],
      [
        'datasets/cwi/traindevset/english/Wikipedia_Dev.tsv',
        160934,
        '1edc52b4e5e6a0f51ba99a217d59458ea8faaa044d674ae63bfb35c8c9b50a6b',
      ],
      [
        'datasets/cwi/traindevset/english/Wikipedia_Train.tsv',
        1328710,
        'b8f182e9049e203bd2a9b662b2dcde9dc739c9b7b9331b158d00ebb080d9f6f4',
      ],
    ],
  ),
  load: (files) => load(files, 'cwi2018-en', 'english', ['News', 'WikiNews', 'Wikipedia']),
};

export const cwi2018Es: CorpusEntry = {
  ...common,
  id: 'cwi2018-es',
  name: 'CWI-2018 (Spanish)',
  language: 'es',
  domain: 'Wikipedia',
  published: { all: 17605, train: 13750, dev: 1622, test: 2233, from: 'README' },
  found: { all: 17605, train: 13750, dev: 1622, test: 2233 },
  note: 'Equal.',
  files: githubFiles(
    'seanderson/lexical-simplification',
    'ebb8022ad1b39a60758d9aa8b40abadbb94a4a46',
    [
      [
        'datasets/cwi/testset/spanish/Spanish_Test.tsv',
        566219,
        'a5ecc5d2f036159948b31004c3d0f51402623ecc225604edf29724edc9ed0359',
      ],
      [
        'datasets/cwi/traindevset/spanish/Spanish_Dev.tsv',
        421340,
        '5470444d39e9e9800e45c071140bdc66f52270e49ea9f354488c9f6498b40357',
      ],
      [
        'datasets/cwi/traindevset/spanish/Spanish_Train.tsv',
        3585800,
        '43b20332d3f46d687b939573d25a106c261b41724edeaf17c541a4d0ae61c167',
      ],
    ],
  ),
  load: (files) => load(files, 'cwi2018-es', 'spanish', ['Spanish']),
};

export const cwi2018De: CorpusEntry = {
  ...common,
  id: 'cwi2018-de',
  name: 'CWI-2018 (German)',
  language: 'de',
  domain: 'Wikipedia',
  published: { all: 7905, train: 6151, dev: 795, test: 959, from: 'README' },
  found: { all: 7905, train: 6151, dev: 795, test: 959 },
  note: 'Equal.',
  files: githubFiles(
    'seanderson/lexical-simplification',
    'ebb8022ad1b39a60758d9aa8b40abadbb94a4a46',
    [
      [
        'datasets/cwi/testset/german/German_Test.tsv',
        213267,
        'c237972fc9ddc818f5460494dc2c7895c643bb3fde44998231daa30d7c2104ba',
      ],
      [
        'datasets/cwi/traindevset/german/German_Dev.tsv',
        170051,
        'c72bc5e88da872aa3fb805a37ae807360f6c8edcd4d08731ba3c22630a015e3e',
      ],
      [
        'datasets/cwi/traindevset/german/German_Train.tsv',
        1375769,
        '0882225598f182a07295f8c94cc13e9bb6d1cea8c8b3b425b39c7d4bf498fd98',
      ],
    ],
  ),
  load: (files) => load(files, 'cwi2018-de', 'german', ['German']),
};

export const cwi2018Fr: CorpusEntry = {
  ...common,
  id: 'cwi2018-fr',
  name: 'CWI-2018 (French)',
  language: 'fr',
  domain: 'Wikipedia',
  published: { all: 2251, test: 2251, from: 'README' },
  found: { all: 2251, test: 2251 },
  note: 'Equal. There is only a test part.',
  files: githubFiles(
    'seanderson/lexical-simplification',
    'ebb8022ad1b39a60758d9aa8b40abadbb94a4a46',
    [
      [
        'datasets/cwi/testset/french/French_Test.tsv',
        656709,
        '5c4c2337fa30bd5e2d0e7a84894d7781c933de93e1aac44cd80b131a83705088',
      ],
    ],
  ),
  load: (files) => load(files, 'cwi2018-fr', 'french', ['French']),
};
