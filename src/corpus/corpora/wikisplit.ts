import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const PARTS = [
  ['train', 'train'],
  ['tune', 'train'],
  ['validation', 'dev'],
  ['test', 'test'],
] as const;
const BREAK = '<::::>';

export const wikisplit: CorpusEntry = {
  id: 'wikisplit',
  name: 'WikiSplit',
  language: 'en',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'editors of Wikipedia; sentences are only split',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'CC BY-SA 4.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/google-research-datasets/wiki-split',
  citation: 'Botha et al. 2018, Learning To Split and Rephrase From Wikipedia Edit History, EMNLP',
  published: {
    all: 1004944,
    train: 994944,
    dev: 5000,
    test: 5000,
    from: 'README (train 989,944 and tune 5,000)',
  },
  found: { all: 15000, train: 5000, dev: 5000, test: 5000 },
  note: 'Equal for tune, validation and test. train.tsv (989,944) comes as train.tsv.zip: unpack it beside the others and import the folder. Tokenised; the sign <::::> between two sentences is read as a blank.',
  files: githubFiles(
    'google-research-datasets/wiki-split',
    '80f5bddf42d1a68201b7b107ee4b8d86d82e9fde',
    [
      ['test.tsv', 1926782, '88c3eff253f7ff3fcce9370bb54f750bc35f646c1b6d2a45df2b993c96670f7f'],
      ['tune.tsv', 1928137, '67118f483438fc9f0ba12e63dc37f0eeff8bbad1873157509ced7e3e46582312'],
      [
        'validation.tsv',
        1912947,
        '63931ff45b7d95d60480bdcd466d69894fc02a0ec975cab8d0955e9b8cceb922',
      ],
    ],
  ),
  mirror: 'wikisplit',
  async *load(files) {
    for (const [part, split] of PARTS) {
      const path = `${part}.tsv`;
      if (part === 'train' && !(await files.read(path))) continue;
      let count = 0;
      for (const { line, cells } of readRows(await readText(files, path), path, TSV)) {
        if (cells.length !== 2) throw badContent(path, line, 'This row does not have two cells.');
        yield {
          id: `${part}-${++count}`,
          source: cells[0],
          references: [
            cells[1]
              .split(BREAK)
              .map((sentence) => sentence.trim())
              .join(' '),
          ],
          split,
          provenance: { corpus: 'wikisplit', file: path, line },
        };
      }
    }
  },
};
