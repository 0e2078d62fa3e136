import type { CorpusEntry } from '../entry.ts';
import { readNumberedFiles, SIMPLEXT } from '../formats/numbered-sentences.ts';
import { readText } from '../formats/text.ts';

export const simplext: CorpusEntry = {
  id: 'simplext',
  name: 'Simplext',
  language: 'es',
  task: 'sentence',
  domain: 'news',
  readers: 'people with intellectual disabilities',
  simplifiedBy: 'researchers',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'on request', permits: 'research only' },
  access: 'on request',
  home: 'mailto:horacio.saggion@upf.edu',
  citation:
    'Saggion et al. 2015, Making It Simplext: Implementation and Evaluation of a Text Simplification System for Spanish, TACCESS',
  published: { all: 922, train: 737, dev: 93, test: 92, from: 'MultiSim, Table 2' },
  multisim: { all: 922, train: 737, dev: 93, test: 92 },
  note: 'Not compared: no copy at hand. Expects simplext_corpus_part1 and _part2 with NAME.full.xml and NAME.simp.xml.',
  files: [],
  async *load(files) {
    const paths = (await files.list('simplext_corpus_part')).filter((path) =>
      path.endsWith('.full.xml'),
    );
    if (paths.length === 0) await readText(files, 'simplext_corpus_part1/1.full.xml');
    for (const file of paths) {
      const simple = file.replace(/\.full\.xml$/, '.simp.xml');
      const pairs = readNumberedFiles(
        { file, text: await readText(files, file) },
        { file: simple, text: await readText(files, simple) },
        SIMPLEXT,
      );
      const document = file.replace(/^.*\//, '').replace(/\.full\.xml$/, '');
      for (const [at, { source, target }] of pairs.entries()) {
        yield {
          id: `${file.slice(0, -'.full.xml'.length)}-${at + 1}`,
          source,
          references: [target],
          document,
          provenance: { corpus: 'simplext', file, line: 1 },
        };
      }
    }
  },
};
