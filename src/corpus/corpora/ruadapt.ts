import type { CorpusEntry } from '../entry.ts';
import { alignedGroups } from '../formats/alignment.ts';
import { CSV, readRows } from '../formats/delimited.ts';
import { type PairTable, readTablePairs } from '../formats/table-pairs.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const table = (
  path: string,
  prefix: string,
  level?: { source: string; target: string },
): PairTable => ({
  path,
  prefix,
  how: CSV,
  source: 'source',
  reference: 'target',
  needs: ['cos_sim', 'level'],
  extra: (row) => ({
    level: level ?? { target: row.cell('level') },
    confidence: [Number(row.cell('cos_sim'))],
  }),
});

const common = {
  language: 'ru',
  task: 'sentence',
  readers: 'learners of Russian',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'not stated', permits: 'not stated' },
  home: 'https://github.com/Digital-Pushkin-Lab/RuAdapt',
} as const;

export const ruadaptEncyclopedic: CorpusEntry = {
  ...common,
  id: 'ruadapt-encyclopedic',
  name: 'RuAdapt Encyclopedic',
  domain: 'encyclopedic',
  simplifiedBy: 'researchers',
  access: 'open',
  citation:
    'Dmitrieva et al. 2021, A quantitative study of simplification strategies in adapted texts for L2 learners of Russian, Dialogue',
  published: { all: 10271, from: 'README (C→B 8,282, C→A 995, B→A 994)' },
  multisim: { all: 9729, train: 7782, dev: 965, test: 982 },
  found: { all: 10271 },
  note: 'Equal to the README. MultiSim has 9,729: it joins rows of a document that share a sentence, using files that name the document; the open ones are shuffled and do not, and joining over a whole file would give 9,429. The similarity of the aligner is kept as confidence; 5,851 pairs are identical.',
  files: githubFiles('Digital-Pushkin-Lab/RuAdapt', 'e124ea78ffae7ba105c4f48c2a21c6f8e5f80dd6', [
    [
      'Encyclopedic/lsslovar_B_to_A_sent.csv',
      275011,
      '0c7cf2052b6e5a68d6503e1eca884c108492b36cc6c9794c25b16c2b77e572e0',
    ],
    [
      'Encyclopedic/lsslovar_C_to_A_sent.csv',
      286800,
      '987c210dbfc2ebac601eb2336539a1858ae369744dca90dcafa486a01c733ab5',
    ],
    [
      'Encyclopedic/lsslovar_C_to_B_sent.csv',
      2778645,
      '26879c994ab5822aca55ae6dbedfd29214ffed4d249c418aa0ec5be254b3dace',
    ],
  ]),
  mirror: 'ruadapt',
  async *load(files) {
    for (const [from, to] of ['CB', 'CA', 'BA']) {
      const path = `Encyclopedic/lsslovar_${from}_to_${to}_sent.csv`;
      const level = { source: from, target: to };
      yield* readTablePairs(files, 'ruadapt-encyclopedic', table(path, `${from}-${to}`, level));
    }
  },
};

export const ruadaptFairytales: CorpusEntry = {
  ...common,
  id: 'ruadapt-fairytales',
  name: 'RuAdapt Fairytales',
  domain: 'literature',
  simplifiedBy: 'researchers',
  access: 'open',
  citation:
    'Dmitrieva et al. 2021, A quantitative study of simplification strategies in adapted texts for L2 learners of Russian, Dialogue',
  published: { all: 416, from: 'README' },
  multisim: { all: 310, train: 248, dev: 31, test: 31 },
  found: { all: 416 },
  note: 'Equal to the README. MultiSim joins rows that share a sentence: the 416 rows have 310 different sources, its 310 pairs.',
  files: githubFiles('Digital-Pushkin-Lab/RuAdapt', 'e124ea78ffae7ba105c4f48c2a21c6f8e5f80dd6', [
    [
      'Fairytales/df_fairytales_sent.csv',
      107421,
      'c6338d2a295c5d27cd666f48cfd6b4edbd0d915ee4e27d1394f04beab85e4608',
    ],
  ]),
  mirror: 'ruadapt',
  load: (files) =>
    readTablePairs(files, 'ruadapt-fairytales', table('Fairytales/df_fairytales_sent.csv', 'pair')),
};

export const ruadaptLiterature: CorpusEntry = {
  ...common,
  id: 'ruadapt-literature',
  name: 'RuAdapt Literature',
  domain: 'literature',
  simplifiedBy: 'writers and teachers of Russian',
  access: 'on request',
  home: 'https://github.com/Digital-Pushkin-Lab/RuAdapt (ask anna.dmitrieva@helsinki.fi)',
  citation:
    'Dmitrieva and Tiedemann 2021, Creating an Aligned Russian Text Simplification Dataset from Language Learner Data, BSNLP',
  published: { all: 24152, train: 22152, dev: 1000, test: 1000, from: 'MultiSim, Table 2' },
  multisim: { all: 24152, train: 22152, dev: 1000, test: 1000 },
  note: 'Not compared: no copy at hand. Expects all_cats_out_sent.csv as MultiSim had it: document in the first column, simple sentence in the third, original in the sixth; rows of a document that share a sentence are joined.',
  files: [],
  async *load(files) {
    const path = 'all_cats_out_sent.csv';
    const rows = readRows(await readText(files, path), path, CSV);
    rows.next();
    const documents = new Map<string, [source: string, target: string][]>();
    for (const { line, cells } of rows) {
      if (cells.length < 6) throw badContent(path, line, 'This row has fewer than six cells.');
      const pairs = documents.get(cells[0]) ?? [];
      documents.set(cells[0], pairs);
      pairs.push([cells[5].trim(), cells[2].trim()]);
    }
    for (const [document, pairs] of documents) {
      const sources = [...new Set(pairs.map(([source]) => source))];
      const targets = [...new Set(pairs.map(([, target]) => target))];
      const [from, to] = [sources, targets].map(
        (all) => new Map(all.map((text, at) => [text, at])),
      );
      const links = pairs.map(([source, target]): [number, number] => [
        from.get(source) as number,
        to.get(target) as number,
      ]);
      for (const [at, group] of alignedGroups({ sources, targets, links }).entries()) {
        yield {
          id: `${document}-${at + 1}`,
          source: group.source,
          references: [group.target],
          document,
          provenance: { corpus: 'ruadapt-literature', file: path, line: 1 },
        };
      }
    }
  },
};
