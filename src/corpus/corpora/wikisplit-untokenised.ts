import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const wikisplitUntokenised: CorpusEntry = {
  id: 'wikisplit-untokenised',
  name: 'WikiSplit (EASSE, untokenised)',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'editors of Wikipedia; sentences are only split',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'CC BY-SA 4.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/feralvam/easse',
  citation: 'Botha et al. 2018, Learning To Split and Rephrase From Wikipedia Edit History, EMNLP',
  published: { all: 10000, dev: 5000, test: 5000, from: 'Botha et al. 2018' },
  found: { all: 10000, dev: 5000, test: 5000 },
  note: 'Equal. Detokenised by EASSE.',
  files: githubFiles(
    'feralvam/easse',
    '6a4352ec299ed03fda8ee45445ca43d9c7673e89',
    [
      [
        'data/test_sets/wikisplit/wikisplit.test.untok.orig',
        875866,
        '4754308f6387fc4f6ad2a39a5031ed46e84c4f316a9506b69f26808a85b61513',
      ],
      [
        'data/test_sets/wikisplit/wikisplit.test.untok.split',
        961994,
        'b3cdf1474ed8780a1f363e665c4c2ae0a6149196b42626cc83b972736f790b7f',
      ],
      [
        'data/test_sets/wikisplit/wikisplit.valid.untok.orig',
        870358,
        '9dca3172573f53476b81c5158c76492670e638d1246e08aff973d90b9ba84b41',
      ],
      [
        'data/test_sets/wikisplit/wikisplit.valid.untok.split',
        954652,
        '842713aa4413eeaa8e505f6b7d5bd0994dba170ddee98a015eaade0a0fdf44c2',
      ],
    ],
    'easse/resources',
  ),
  mirror: 'easse',
  load: (files) =>
    readParallelPairs(
      files,
      'wikisplit-untokenised',
      (['valid', 'test'] as const).map((part) => ({
        prefix: part === 'valid' ? 'dev' : 'test',
        split: part === 'valid' ? 'dev' : 'test',
        source: `data/test_sets/wikisplit/wikisplit.${part}.untok.orig`,
        references: [`data/test_sets/wikisplit/wikisplit.${part}.untok.split`],
      })),
    ),
};
