import type { CorpusEntry } from '../entry.ts';
import { readParallel } from '../formats/parallel.ts';
import { githubFiles } from '../pinned.ts';

export const matcha: CorpusEntry = {
  id: 'matcha',
  name: 'MATCHA',
  language: 'ja',
  task: 'sentence',
  domain: 'travel articles',
  readers: 'visitors to Japan',
  simplifiedBy: 'experts',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'CC BY-NC-SA 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/EhimeNLP/matcha',
  citation:
    'Miyata et al. 2024, MATCHA: A Parallel Corpus of Easy Japanese Simplified by Experts, Journal of Natural Language Processing 31(2)',
  published: { all: 16000, from: 'README' },
  found: { all: 16000 },
  note: 'Equal. The tags (full or partial match, n:m, place in the article) are kept as operations.',
  files: githubFiles('EhimeNLP/matcha', 'aa39ff6ae98f58c4af6cf2ff3cf73dc8307e7581', [
    ['matcha.comp', 1731569, '5a12c57779241ad0b13d5b79d6f480ae9eb3c2afddbae69f85f7fea058789e19'],
    ['matcha.simp', 1878049, 'd26fc5303c6946b7e65edba134af2848b60658fb5ad9e007299ce083509b410b'],
    ['matcha.tag', 291474, 'ca8260d34f6cd1b1e3d70cb706f3c28c7c7be00a8b6281b642869c2a0f24a57d'],
  ]),
  mirror: 'matcha-ja',
  async *load(files) {
    const paths = ['matcha.comp', 'matcha.simp', 'matcha.tag'];
    const [sources, targets, tags] = await readParallel(files, paths);
    for (let at = 0; at < sources.length; at++) {
      yield {
        id: `pair-${at + 1}`,
        source: sources[at],
        references: [targets[at]],
        operations: [tags[at].split('\t')],
        provenance: { corpus: 'matcha', file: 'matcha.comp', line: at + 1 },
      };
    }
  },
};
