import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const pwkp: CorpusEntry = {
  id: 'pwkp',
  name: 'PWKP (WikiSmall)',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'CC BY-SA 3.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/feralvam/easse',
  citation:
    'Zhu et al. 2010, A Monolingual Tree-based Translation Model for Sentence Simplification, COLING',
  published: {
    all: 305,
    dev: 205,
    test: 100,
    from: 'Zhang and Lapata 2017 (WikiSmall valid and test)',
  },
  found: { all: 305, dev: 205, test: 100 },
  note: 'Equal for the parts that EASSE keeps. The 88,837 training pairs (108,016 in all before filtering) are not part of them.',
  files: githubFiles(
    'feralvam/easse',
    '6a4352ec299ed03fda8ee45445ca43d9c7673e89',
    [
      [
        'data/test_sets/pwkp/pwkp.test.orig',
        15612,
        '1328b9654d46c816b930da0d34a013e24ec701b388d3448993412b1540c713ec',
      ],
      [
        'data/test_sets/pwkp/pwkp.test.simp',
        12581,
        '13aad7d77ae7444f22a6c201688731e9f20c7e9a689387d17e3608b24c588eb9',
      ],
      [
        'data/test_sets/pwkp/pwkp.valid.orig',
        29407,
        '9f099a27d6f2ffd5a90986a11f3afb572e802fb0424bde5796802e4fc34144fe',
      ],
      [
        'data/test_sets/pwkp/pwkp.valid.simp',
        22825,
        'd154d557a4389bd2b6eb3db621a2231e164b16978384710c7c7bec12538558ae',
      ],
    ],
    'easse/resources',
  ),
  mirror: 'easse',
  load: (files) =>
    readParallelPairs(
      files,
      'pwkp',
      (['valid', 'test'] as const).map((part) => ({
        prefix: part === 'valid' ? 'dev' : 'test',
        split: part === 'valid' ? 'dev' : 'test',
        source: `data/test_sets/pwkp/pwkp.${part}.orig`,
        references: [`data/test_sets/pwkp/pwkp.${part}.simp`],
      })),
    ),
};
