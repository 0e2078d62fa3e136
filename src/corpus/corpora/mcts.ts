import type { CorpusEntry } from '../entry.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { githubFiles, optional } from '../pinned.ts';

export const mcts: CorpusEntry = {
  id: 'mcts',
  name: 'MCTS',
  language: 'zh',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of Chinese',
  simplifiedBy: 'annotators, 5 for each sentence',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not clear (its licence file is a pointer)', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/blcuicall/mcts',
  citation:
    'Chong et al. 2024, MCTS: A Multi-Reference Chinese Text Simplification Dataset, LREC-COLING',
  published: {
    all: 3615,
    dev: 1830,
    test: 1785,
    from: 'Chong et al. 2024 (723 sources, 5 references)',
  },
  found: { all: 1830, dev: 1830 },
  note: 'Equal for dev (366 sources). The test part (357 sources) is not in the copy these counts were made with; `pull` fetches it, without a checksum.',
  files: [
    ...githubFiles('blcuicall/mcts', '0cae0aa45381b738c00a18af68e2c36156382160', [
      [
        'dataset/mcts.dev.orig',
        59085,
        'c75d6b83a71d3a453a9559c22ed11a6f84b44dc0c1687c9f26ee8017a0b899c2',
      ],
      [
        'dataset/mcts.dev.simp.0',
        51437,
        'dfc599c5e8919b78d6093475bbb12a1b8f84475519e187edde0462fb520b769c',
      ],
      [
        'dataset/mcts.dev.simp.1',
        51581,
        '8f8d94a2a1355345212de45591b6bd99066fae3929ace705de96d4f2b056349d',
      ],
      [
        'dataset/mcts.dev.simp.2',
        53977,
        '658129393c4e6cd1f38235134f9ec9a9839bf2d0f8d776336439313cf802c9cf',
      ],
      [
        'dataset/mcts.dev.simp.3',
        58855,
        '0941dc309ca748462c0bb39e962b769d2cf6ded9c55834dca3b23dd027a8d9bc',
      ],
      [
        'dataset/mcts.dev.simp.4',
        57475,
        '2da37af71c83af0f6346680dd55070946a3094a10e9d900b8b78b6967c19781e',
      ],
    ]),
    ...optional(
      githubFiles('blcuicall/mcts', '0cae0aa45381b738c00a18af68e2c36156382160', [
        ['dataset/mcts.test.orig'],
        ['dataset/mcts.test.simp.0'],
        ['dataset/mcts.test.simp.1'],
        ['dataset/mcts.test.simp.2'],
        ['dataset/mcts.test.simp.3'],
        ['dataset/mcts.test.simp.4'],
      ]),
    ),
  ],
  mirror: 'mcts',
  load: (files) =>
    readParallelPairs(
      files,
      'mcts',
      (['dev', 'test'] as const).map((split) => ({
        prefix: split,
        split,
        source: `dataset/mcts.${split}.orig`,
        references: [0, 1, 2, 3, 4].map((at) => `dataset/mcts.${split}.simp.${at}`),
        optional: split === 'test',
      })),
    ),
};
