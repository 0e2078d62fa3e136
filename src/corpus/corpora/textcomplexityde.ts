import type { CorpusEntry } from '../entry.ts';
import { CSV } from '../formats/delimited.ts';
import { readTablePairs } from '../formats/table-pairs.ts';
import { readBytes } from '../formats/text.ts';
import { readXlsx } from '../formats/xlsx.ts';
import { githubFiles, optional } from '../pinned.ts';

const CSV_FILE = 'TextComplexityDE19/parallel_corpus.csv';
const WORKBOOK = 'TextComplexityDE19/TextComplexityDE19.xlsx';

export const textcomplexityde: CorpusEntry = {
  id: 'textcomplexityde',
  name: 'TextComplexityDE',
  language: 'de',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'learners of German',
  simplifiedBy: 'native speakers',
  strategy: 'manual',
  alignment: 'document',
  licence: { name: 'MIT', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/babaknaderi/TextComplexityDE',
  citation:
    'Naderi et al. 2019, Subjective Assessment of Text Complexity: A Dataset for German Language, arXiv:1904.07733',
  published: { all: 250, from: 'Naderi et al. 2019' },
  multisim: { all: 250, train: 200, dev: 25, test: 25 },
  found: { all: 250 },
  note: 'Equal. Written in Windows-1252 with line breaks inside cells. EASSE-DE scores on all 250. The 1,000 sentences rated for complexity (ratings.csv) are not pairs and not read.',
  files: [
    ...githubFiles('babaknaderi/TextComplexityDE', '663b0cdbf9b770ca60e143ecb791793d4b879067', [
      [
        'TextComplexityDE19/parallel_corpus.csv',
        110216,
        'cca4541ae24ab0f86b17af597db48da40957c52e9375797a7f2c07251fea72bd',
      ],
    ]),
    ...optional(
      githubFiles('babaknaderi/TextComplexityDE', '663b0cdbf9b770ca60e143ecb791793d4b879067', [
        [
          'TextComplexityDE19/TextComplexityDE19.xlsx',
          266618,
          '9a91d46ac6509b42247e511dc7c56547c27f238ef2003b02ca0e78cf71ee4f3f',
        ],
      ]),
    ),
  ],
  mirror: 'textcomplexityde',
  async *load(files) {
    if (await files.read(CSV_FILE)) {
      yield* readTablePairs(files, 'textcomplexityde', {
        path: CSV_FILE,
        prefix: 'pair',
        how: CSV,
        encoding: 'windows-1252',
        source: 'Original_Sentence',
        reference: 'Simplification',
        needs: ['Article', 'Rating'],
        extra: (row) => ({ document: row.cell('Article') }),
      });
      return;
    }
    const sheets = readXlsx(await readBytes(files, WORKBOOK), WORKBOOK);
    for (const { rows } of sheets) {
      const titles = rows[0]?.cells ?? [];
      const [source, target, article] = ['Original_Sentence', 'Simplification', 'Article'].map(
        (title) => titles.indexOf(title),
      );
      if (source < 0 || target < 0) continue;
      let count = 0;
      for (const { row, cells } of rows.slice(1)) {
        if (!cells[source]) continue;
        yield {
          id: `pair-${++count}`,
          source: cells[source].trim(),
          references: [cells[target].trim()],
          document: cells[article] ?? '',
          provenance: { corpus: 'textcomplexityde', file: WORKBOOK, line: row },
        };
      }
    }
  },
};
