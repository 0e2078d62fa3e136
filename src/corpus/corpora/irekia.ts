import type { CorpusEntry } from '../entry.ts';
import { QUOTED_TSV, readTable } from '../formats/delimited.ts';
import { readTablePairs } from '../formats/table-pairs.ts';
import { readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const common = {
  language: 'es',
  domain: 'government',
  readers: 'readers of easy language',
  simplifiedBy: "the Basque government's easy-reading service",
  strategy: 'target audience resource',
  licence: { name: 'GPL-3.0 (repository)', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/itziargd/IrekiaLF',
  citation:
    'Gonzalez-Dios et al. 2022, IrekiaLF_es: a New Open Benchmark and Baseline Systems for Spanish Automatic Text Simplification, TSAR',
  mirror: 'irekia-es',
} as const;

export const irekia: CorpusEntry = {
  ...common,
  id: 'irekia',
  name: 'IrekiaLF',
  task: 'sentence',
  alignment: 'sentence',
  published: { all: 705, test: 705, from: 'rows of the test file' },
  found: { all: 551, test: 551 },
  note: 'Of 705 rows 149 have no easy-to-read side and 5 no original one; 551 pairs remain. Easy sentences of one original are joined.',
  files: githubFiles('itziargd/IrekiaLF', 'a7685ae05cda1ae1ece321c418bf7513d5a58933', [
    [
      'IrekiaLF_es_sentenceAligned_test.csv',
      244258,
      'eeac21b7bbfda2256a9a25dcf4d43cd3264a49eb2a24cdd296080e0f497ab73e',
    ],
  ]),
  async *load(files) {
    const path = 'IrekiaLF_es_sentenceAligned_test.csv';
    const needs = ['ID', 'Original_sentence', 'E2R_sentence1'];
    for (const row of readTable(await readText(files, path), path, QUOTED_TSV, needs)) {
      const easy = row.cells.slice(2).map((cell) => cell.trim());
      const reference = easy.filter((cell) => cell !== '').join(' ');
      const source = row.cell('Original_sentence').trim();
      if (reference === '' || source === '') continue;
      const id = row.cell('ID').trim();
      yield {
        id,
        source,
        references: [reference],
        split: 'test',
        document: id.split('_')[1] ?? id,
        provenance: { corpus: 'irekia', file: path, line: row.line },
      };
    }
  },
};

export const irekiaDocuments: CorpusEntry = {
  ...common,
  id: 'irekia-documents',
  name: 'IrekiaLF (documents)',
  task: 'document',
  alignment: 'document',
  published: { all: 302, from: 'rows of the document file' },
  found: { all: 302 },
  note: 'Equal.',
  files: githubFiles('itziargd/IrekiaLF', 'a7685ae05cda1ae1ece321c418bf7513d5a58933', [
    [
      'IrekiaLF_ES - es_irekia_corpus_document_level.tsv',
      2331446,
      'd6c1d3e4078465c72328b818da858387062e3bbd403d97192b9ea5f34e8290c7',
    ],
  ]),
  load: (files) =>
    readTablePairs(files, 'irekia-documents', {
      path: 'IrekiaLF_ES - es_irekia_corpus_document_level.tsv',
      prefix: 'document',
      how: QUOTED_TSV,
      source: 'text_orig',
      reference: 'text_e2r',
      documents: true,
    }),
};
