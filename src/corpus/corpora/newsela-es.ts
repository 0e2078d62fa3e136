import type { CorpusEntry } from '../entry.ts';
import { alignedGroups } from '../formats/alignment.ts';
import { badContent, readText } from '../formats/text.ts';

export const newselaEs: CorpusEntry = {
  id: 'newsela-es',
  name: 'Newsela ES',
  language: 'es',
  task: 'sentence',
  domain: 'news',
  readers: 'pupils',
  simplifiedBy: 'professional writers',
  strategy: 'target audience resource',
  alignment: 'document',
  licence: { name: 'Newsela data agreement', permits: 'research only' },
  access: 'on request',
  home: 'https://newsela.com/data/',
  citation:
    'Xu et al. 2015, Problems in Current Text Simplification Research: New Data Can Help, TACL',
  published: { all: 32912, train: 30910, dev: 1001, test: 1001, from: 'MultiSim, Table 2' },
  multisim: { all: 32912, train: 30910, dev: 1001, test: 1001 },
  note: 'Not compared: no copy at hand. Expects the output of the CATS aligner (newsela_es_aligned/…_ALIGNED_WITH_…); a simple sentence and its original stand first and last in each block. Pairs that share a sentence are joined.',
  files: [],
  async *load(files) {
    const paths = await files.list('newsela_es_aligned/');
    let count = 0;
    for (const path of paths) {
      const levels = /\.(\d)\.txt_ALIGNED_WITH_.*\.(\d)\.txt$/.exec(path);
      if (!levels || Number(levels[1]) - Number(levels[2]) !== 1) continue;
      const text = await readText(files, path);
      const [sources, targets] = [new Map<string, number>(), new Map<string, number>()];
      const place = (map: Map<string, number>, sentence: string) => {
        if (!map.has(sentence)) map.set(sentence, map.size);
        return map.get(sentence) as number;
      };
      const links: [number, number][] = [];
      let line = 1;
      for (const block of text.split('\n\n')) {
        const cells = block.trim().split('\t');
        if (cells.length > 1 && cells.length < 3) {
          throw badContent(
            path,
            line,
            'This block does not hold a sentence, its score and another.',
          );
        }
        if (cells.length >= 3) {
          links.push([place(sources, cells[cells.length - 1]), place(targets, cells[1])]);
        }
        line += block.split('\n').length + 1;
      }
      const document = { sources: [...sources.keys()], targets: [...targets.keys()], links };
      for (const { source, target } of alignedGroups(document)) {
        yield {
          id: `pair-${++count}`,
          source,
          references: [target],
          document: path.replace(/^.*ALIGNED_WITH_/, '').replace(/\.\d\.txt$/, ''),
          level: { source: levels[2], target: levels[1] },
          provenance: { corpus: 'newsela-es', file: path, line: 1 },
        };
      }
    }
  },
};
