import type { CorpusEntry } from '../entry.ts';
import { readGroups } from '../formats/groups.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const [COMPLEX, SIMPLE] = ['Data/Complex.txt', 'Data/Simplified.txt'];

export const simplifyur: CorpusEntry = {
  id: 'simplifyur',
  name: 'SimplifyUR',
  language: 'ur',
  task: 'sentence',
  domain: 'news and literature',
  readers: 'general public',
  simplifiedBy: 'a linguist',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'CC BY 4.0', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/harisbinzia/SimplifyUR',
  citation:
    'Qasmi et al. 2020, SimplifyUR: Unsupervised Lexical Text Simplification for Urdu, LREC',
  published: { all: 736, from: 'MultiSim, Tables 1 and 2' },
  multisim: { all: 736, train: 594, dev: 74, test: 68 },
  found: { all: 736 },
  note: 'Equal in pairs. The file has 501 groups (one source and its references each); the paper and MultiSim speak of 500 sources.',
  files: githubFiles('harisbinzia/SimplifyUR', 'cdb3203d39abfcc365232c8aae1b35afa5d43bd8', [
    ['Data/Complex.txt', 36111, '6fd2e8930f5d31876cadb501f2876ea66e77898418d0ed49572b884cc6698cb7'],
    [
      'Data/Simplified.txt',
      51905,
      'bc00c299adb6cdce8790e3e23e67f43b2c2e8e81ac2acee3e5b0e9a90d8c15bd',
    ],
  ]),
  mirror: 'simplifyur',
  async *load(files) {
    const [sources, targets] = await Promise.all(
      [COMPLEX, SIMPLE].map(async (path) =>
        readGroups(await readText(files, path), (line) => line === '--'),
      ),
    );
    for (const [at, { line, lines }] of sources.entries()) {
      if (lines.length !== 1)
        throw badContent(COMPLEX, line, 'A group has not exactly one sentence.');
      const references = targets[at]?.lines ?? [];
      if (references.length === 0) {
        throw badContent(SIMPLE, targets[at]?.line ?? 1, `Group ${at + 1} has no simplification.`);
      }
      yield {
        id: `group-${at + 1}`,
        source: lines[0],
        references,
        provenance: { corpus: 'simplifyur', file: COMPLEX, line },
      };
    }
  },
};
