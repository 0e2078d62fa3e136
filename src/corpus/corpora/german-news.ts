import type { CorpusEntry } from '../entry.ts';
import { alignedGroups } from '../formats/alignment.ts';
import { readLines, readParallel } from '../formats/parallel.ts';

export const germanNews: CorpusEntry = {
  id: 'german-news',
  name: 'German News (APA, LHA alignment)',
  language: 'de',
  task: 'sentence',
  domain: 'news',
  readers: 'learners of German',
  simplifiedBy: 'the Austrian Press Agency',
  strategy: 'target audience resource',
  alignment: 'document',
  licence: { name: 'on request', permits: 'research only' },
  access: 'on request',
  home: 'https://zenodo.org/record/5148163 (or ebling@cl.uzh.ch)',
  citation:
    'Säuberli et al. 2020, Benchmarking Data-driven Automatic Text Simplification for German, READI',
  published: { all: 10233, train: 8186, dev: 1023, test: 1024, from: 'MultiSim, Table 2' },
  multisim: { all: 10233, train: 8186, dev: 1023, test: 1024 },
  note: 'Not compared: no copy at hand. Expects APA_sentence-aligned_LHA: folders A2-OR and B1-OR with N_YEAR.de and N_YEAR_A2.simpde; lines that repeat a sentence are joined into one pair.',
  files: [],
  async *load(files) {
    for (const folder of ['A2-OR', 'B1-OR']) {
      const paths = await files.list(`${folder}/`);
      const simple = paths.filter((path) => path.endsWith('.simpde'));
      if (simple.length === 0) await readLines(files, `${folder}/0_2019.de`);
      for (const path of simple) {
        const original = path.replace(/_[AB]\d\.simpde$/, '.de');
        const [sources, targets] = await readParallel(files, [original, path]);
        const unique = [sources, targets].map((lines) => [...new Set(lines)]);
        const [from, to] = unique.map((all) => new Map(all.map((text, at) => [text, at])));
        const links = sources.map((text, at): [number, number] => [
          from.get(text) as number,
          to.get(targets[at]) as number,
        ]);
        const document = { sources: unique[0], targets: unique[1], links };
        for (const [at, { source, target }] of alignedGroups(document).entries()) {
          yield {
            id: `${original.slice(0, -3)}-${at + 1}`,
            source,
            references: [target],
            document: original.slice(folder.length + 1, -3),
            level: { target: folder.slice(0, 2) },
            provenance: { corpus: 'german-news', file: original, line: 1 },
          };
        }
      }
    }
  },
};
