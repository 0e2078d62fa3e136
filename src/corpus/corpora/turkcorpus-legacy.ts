import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

const references = (part: string) =>
  Array.from(
    { length: 8 },
    (_, at) => `data/test_sets/turkcorpus/legacy/${part}.8turkers.tok.turk.${at}`,
  );

export const turkcorpusLegacy: CorpusEntry = {
  id: 'turkcorpus-legacy',
  name: 'TurkCorpus (legacy, tokenised)',
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
  note: 'Equal: 2,000 and 359 sources, 8 references each. Lower-cased and tokenised, as older papers scored it.',
  files: githubFiles(
    'feralvam/easse',
    '6a4352ec299ed03fda8ee45445ca43d9c7673e89',
    [
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.norm',
        45291,
        '5a45e4deb23524dbd06fae0bbaf4a547df8c5d982bf4c9867c0f1462ed99ac46',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.norm',
        242726,
        '645c2069a203bb09e604a4cb7e6ff36f077e6c5675d5f36a56c7f7edacb61e23',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.0',
        37584,
        '33399612ddb7ec4f0cd798508ea2928a3ab9b2ec3a9e524a4d5a0da44bf1425a',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.1',
        39995,
        '6ea0d23083ce25c7cceb19f4e454ddde7d8b4010243d7af2ab0a96884587e79b',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.2',
        39854,
        'abe871f586783f6e2273557fbc1ed203b06e5a5c2a52da260113c939ce1e79e3',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.3',
        42606,
        'b4387233b14c123c7cef8d15c2ee7c68244fedb10e6e37008c0eed782b98897e',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.4',
        42005,
        '1abf53f4dc075660322be772b40cdd26545902d5a7fa8746a460ea55301dd847',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.5',
        44149,
        '3bbb08c71bbf692a2b7f2b6421a833397f96574fb9d7ff1dfd2c0f52ea0c52d6',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.6',
        45780,
        'd100c0a63c9a01cde27694f18275e760d3f77bcd8b46ab9f6f832e8bc37c4857',
      ],
      [
        'data/test_sets/turkcorpus/legacy/test.8turkers.tok.turk.7',
        47964,
        'e1956804ef69855a83a6c214acd07373533dad31615de0254ec60e3d0dbbedac',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.0',
        227391,
        'fb7c373e88dd188e234c688e6c7ed22012658e06c5c127d4be5f19f0e66a6542',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.1',
        227362,
        '308fab45b60d36bbd0ff651245cc0ceed82654658679c27ce575c4b487827394',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.2',
        227046,
        'f428363b156759352c4240a218f5485909961c84554fd20dbcf076a4518c1f13',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.3',
        228063,
        '22a430a69b348643e4e86e33724ef8a0dc690e948827af9667d21536f7f19981',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.4',
        226410,
        'a07211cb2a493f8a6c00f3f437c826eb10d01abb354f910d278d74752c306c24',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.5',
        226117,
        '951a03c67fd726a946a7d303af6edc64b4c3aa351721c7e921bd83c5f8a7e1c6',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.6',
        226780,
        '2983e016b4a7edff749106865251653d93def0c8f4f6f30ef6800b83cc3becbb',
      ],
      [
        'data/test_sets/turkcorpus/legacy/tune.8turkers.tok.turk.7',
        226300,
        'f427962c2fa8aee00911c74b3c2c093e5b50acc70928a619d3f3225ba29f38eb',
      ],
    ],
    'easse/resources',
  ),
  mirror: 'easse',
  load: (files) =>
    readParallelPairs(
      files,
      'turkcorpus-legacy',
      (['tune', 'test'] as const).map((part) => ({
        prefix: part === 'tune' ? 'dev' : 'test',
        split: part === 'tune' ? 'dev' : 'test',
        source: `data/test_sets/turkcorpus/legacy/${part}.8turkers.tok.norm`,
        references: references(part),
      })),
    ),
};
