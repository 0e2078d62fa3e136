import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { tokenStart } from '../formats/substitutes.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const FILE = 'dataset/annotation_data.csv';

export const hanls: CorpusEntry = {
  id: 'hanls',
  name: 'HanLS',
  language: 'zh',
  task: 'lexical',
  domain: 'balanced corpus and translations',
  readers: 'general public',
  simplifiedBy: 'teachers and students, 6 annotators',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'Apache-2.0', permits: 'any use' },
  access: 'open',
  home: 'https://github.com/luxinyu1/Chinese-LS',
  citation: 'Qiang et al. 2021, Chinese Lexical Simplification, IEEE/ACM TASLP 29',
  published: { all: 524, from: 'README' },
  found: { all: 524, test: 524 },
  note: 'Equal. The sentence has blanks between its words.',
  files: githubFiles('luxinyu1/Chinese-LS', '94db191527a4f241072669ebe8703b539db55dc8', [
    [
      'dataset/annotation_data.csv',
      97078,
      'fe96cb47bff1639a3d100be389fa78b67de958e66b70c4c2ec88e493900ac863',
    ],
  ]),
  mirror: 'chinese-ls',
  async *load(files) {
    let count = 0;
    for (const { line, cells } of readRows(await readText(files, FILE), FILE, TSV)) {
      if (cells.length !== 5) throw badContent(FILE, line, 'This row does not have five cells.');
      const [sentence, word, , index, substitutes] = cells;
      const start = tokenStart(sentence, Number(index));
      const isThere = start !== undefined && sentence.startsWith(word, start);
      yield {
        id: `test-${++count}`,
        sentence,
        word,
        ...(isThere && { start }),
        substitutes: substitutes
          .split(' ')
          .filter((each) => each !== '')
          .map((each) => ({ word: each })),
        split: 'test',
        provenance: { corpus: 'hanls', file: FILE, line },
      };
    }
  },
};
