import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles, type Pinned } from '../pinned.ts';

/** Files of EASSE's repository, which contains most English test sets and outputs. */
export function easseFiles(files: readonly Pinned[]) {
  return githubFiles(
    'feralvam/easse',
    '6a4352ec299ed03fda8ee45445ca43d9c7673e89',
    files,
    'easse/resources',
  );
}

export const TURKCORPUS_TEST: readonly Pinned[] = [
  [
    'data/test_sets/turkcorpus/test.truecase.detok.orig',
    43746,
    'b5a794c4099ee24c8412d30bd2336fe8d587e571b0f38c0c923ddf8641ae6c2e',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.0',
    41173,
    '2e8f64bf4f5a58c5d7a473bbc1b36ae2771598acff767e7d6815391a1608382e',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.1',
    41058,
    'c683727c987fc48955d81f207837772b913cd487c17cb9337ccb181454cb543f',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.2',
    41431,
    '7490b54a5736d8a742c873019f7c36b5425bc74b36fc2545fdea3ead49dfd3fd',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.3',
    41013,
    'cd7ff9305517282f0555abc722bacbb85c6b0c5bf87a2adb0b1a79af79fd86c3',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.4',
    41229,
    'b57581698db1982d8014bcda2a27e60ac06260384f531dfc91541d0ee01b7279',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.5',
    41425,
    '35bb41fb38ffc3cd155050e63557b55b580e59b5492bd1fcd319ade3b57b5854',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.6',
    41539,
    '4b786e3df6f062af311f2b935311f5d083010d878285688072999ec90c1144db',
  ],
  [
    'data/test_sets/turkcorpus/test.truecase.detok.simp.7',
    41418,
    '7e110fc10f9aee696fea42c091840561d2b147dd18056ee826363d661befe1d8',
  ],
];

const TURKCORPUS_TUNE: readonly Pinned[] = [
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.orig',
    234225,
    '51da01391e402cac65656d4e09961e681e74c6090ca1ffbbb8b5b44f80cd45d5',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.0',
    220026,
    '09e6f72b9383ed8691126f521598b390d7933d5692ebe2ca4489b1aa6cc1bfbe',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.1',
    220151,
    'b1dc8cde1d0cc7a929b6f23258459836da78efe649abd8417dcdf13dac7ed865',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.2',
    219792,
    'f26c894636a70a886f847388989d12afa5e58bf32da20f44fb216a9808976bd7',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.3',
    220795,
    '53ee129a77056026741438265f7964e797f28ed894a5e4930901cc71c682fdce',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.4',
    219117,
    '74460d79323af3bf037b8cda7e535ef67b3a909a772ce85ab5158e5cd9131eaa',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.5',
    218795,
    'e9125867a9b27eb620cb801ec7b14646f0105ed57462455ae0af8ed0e4107445',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.6',
    219275,
    'c7f1338863e0a2bc838473ebe70ad12951b34546d518cc01afec3c840d71f63e',
  ],
  [
    'data/test_sets/turkcorpus/tune.truecase.detok.simp.7',
    219186,
    'e02d706d0adbe124dd71deb2326e4acc6f70a8a771df8b6732c35e7b13d47b6d',
  ],
];

const references = (part: string) =>
  Array.from(
    { length: 8 },
    (_, at) => `data/test_sets/turkcorpus/${part}.truecase.detok.simp.${at}`,
  );

export const turkcorpus: CorpusEntry = {
  id: 'turkcorpus',
  name: 'TurkCorpus',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'crowd workers, 8 for each sentence',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'GPL-3.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/cocoxu/simplification',
  citation:
    'Xu et al. 2016, Optimizing Statistical Machine Translation for Text Simplification, TACL',
  published: { all: 18872, dev: 16000, test: 2872, from: 'Xu et al. 2016' },
  found: { all: 18872, dev: 16000, test: 2872 },
  note: 'Equal: 2,000 and 359 sources, 8 references each. True-cased and detokenised by EASSE; `turkcorpus-legacy` is the tokenised original.',
  files: easseFiles([...TURKCORPUS_TEST, ...TURKCORPUS_TUNE]),
  mirror: 'easse',
  load: (files) =>
    readParallelPairs(
      files,
      'turkcorpus',
      (['tune', 'test'] as const).map((part) => ({
        prefix: part === 'tune' ? 'dev' : 'test',
        split: part === 'tune' ? 'dev' : 'test',
        source: `data/test_sets/turkcorpus/${part}.truecase.detok.orig`,
        references: references(part),
      })),
    ),
};
