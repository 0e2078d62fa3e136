import type { CorpusEntry } from '../entry.ts';
import { readFilePairs } from '../formats/sentence-files.ts';
import { readText } from '../formats/text.ts';

export const alector: CorpusEntry = {
  id: 'alector',
  name: 'Alector',
  language: 'fr',
  task: 'document',
  domain: 'literature and science for primary school',
  readers: 'dyslexic children and poor readers',
  simplifiedBy: 'experts',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'see its site', permits: 'see terms' },
  access: 'open',
  home: 'https://alectorsite.wordpress.com/corpus/',
  citation:
    'Gala et al. 2020, Alector: A Parallel Corpus of Simplified French Texts with Alignments of Misreadings by Poor and Dyslexic Readers, LREC',
  published: {
    all: 79,
    from: 'Gala et al. 2020 (79 texts; 1,230 and 1,192 sentences in MultiSim, Table 1)',
  },
  note: 'Not compared: no copy at hand. Expects corpus/N_source.txt and corpus/N_target.txt, one sentence a line; `corpus align` makes sentence pairs of them.',
  files: [],
  archive: {
    url: 'https://codeload.github.com/thiborose/alector_corpus/tar.gz/6c709fc6e2d5009134ed22bfb5a7ff078ac31410',
    format: 'tar.gz',
    root: 'alector_corpus-6c709fc6e2d5009134ed22bfb5a7ff078ac31410',
    keep: ['corpus/'],
    holds: { files: 158 },
  },
  async *load(files) {
    const pairs = await readFilePairs(files, 'corpus/', ['_source.txt', '_target.txt']);
    if (pairs.length === 0) await readText(files, 'corpus/0_source.txt');
    for (const { name, sourceFile, source, target } of pairs) {
      const document = name.slice('corpus/'.length);
      yield {
        id: document,
        source,
        references: [target],
        document,
        provenance: { corpus: 'alector', file: sourceFile, line: 1 },
      };
    }
  },
};
