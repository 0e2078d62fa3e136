import type { CorpusEntry } from '../entry.ts';
import { readTable, TSV } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train', 'train'],
  ['trial', 'trial', 'dev'],
  ['test-labels', 'test', 'test'],
] as const;

export const complex: CorpusEntry = {
  id: 'complex',
  name: 'CompLex (LCP 2021)',
  language: 'en',
  task: 'complexity',
  domain: 'bible, biomedical, European Parliament',
  readers: 'general public',
  simplifiedBy: 'nobody: crowd workers judged words on five points',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'not stated in the repository (paper: CC BY 4.0)', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/MMU-TDMLab/CompLex',
  citation: 'Shardlow et al. 2021, SemEval-2021 Task 1: Lexical Complexity Prediction, SemEval',
  published: { all: 10800, train: 9179, dev: 520, test: 1101, from: 'README' },
  found: { all: 10800, train: 9179, dev: 520, test: 1101 },
  note: 'Equal: single words and multi-word expressions. The trial data are dev. Complexity is the mean judgement, from 0 to 1.',
  files: githubFiles('MMU-TDMLab/CompLex', '4b31c2bd34da4c1265f9db3d727d95ee23099f14', [
    [
      'train/lcp_multi_train.tsv',
      372040,
      '8bd1e51343ac36e975deed6ee45926d0fd91a3fe2dd0f94cc37272b69441b2df',
    ],
    [
      'train/lcp_single_train.tsv',
      1746491,
      '12142b2653edfbedf27452e9b0e9d14d2808a90950319a013b91245d567379e0',
    ],
    [
      'trial/lcp_multi_trial.tsv',
      25041,
      '7ebaa82428381458c7e0abcd4c712099ccd435b1c4393c623e7b02bc308810a8',
    ],
    [
      'trial/lcp_single_trial.tsv',
      97214,
      '67bb6ef05cb1a690eb78a948592ef8693fbf8f5db451762522ecb02e8e47d9ab',
    ],
    [
      'test-labels/lcp_multi_test.tsv',
      43653,
      '59669b0a546f2bd4cb7b23271e4c8d555e24c862948aae76aaa7b957db736372',
    ],
    [
      'test-labels/lcp_single_test.tsv',
      211859,
      '846ef133c72cfa0547a285dc9060e74e87a8e9ad3a0de149e2cf680c12f611ed',
    ],
  ]),
  mirror: 'complex-lcp2021',
  async *load(files) {
    for (const [folder, part, split] of PARTS) {
      for (const kind of ['single', 'multi']) {
        const path = `${folder}/lcp_${kind}_${part}.tsv`;
        const needs = ['id', 'sentence', 'token', 'complexity'];
        let count = 0;
        for (const row of readTable(await readText(files, path), path, TSV, needs)) {
          const complexity = Number(row.cell('complexity'));
          if (!(complexity >= 0 && complexity <= 1)) {
            throw badContent(path, row.line, 'The complexity is not a number from 0 to 1.');
          }
          yield {
            id: `${split}-${kind}-${++count}`,
            sentence: row.cell('sentence'),
            word: row.cell('token'),
            substitutes: [],
            complexity,
            split,
            provenance: { corpus: 'complex', file: path, line: row.line },
          };
        }
      }
    }
  },
};
