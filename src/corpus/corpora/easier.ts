import type { CorpusEntry } from '../entry.ts';
import { readRows } from '../formats/delimited.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const FILE = 'SGSS.csv';

export const easier: CorpusEntry = {
  id: 'easier',
  name: 'EASIER',
  language: 'es',
  task: 'lexical',
  domain: 'news and administration',
  readers: 'people with cognitive disabilities, older people',
  simplifiedBy: 'a linguist who writes easy language',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'CC BY-NC-ND 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/LURMORENO/EASIER_CORPUS',
  citation:
    'Alarcon et al. 2023, EASIER corpus: A lexical simplification resource for people with cognitive impairments, PLOS ONE 18(4)',
  published: { all: 5130, from: 'rows of SGSS.csv' },
  found: { all: 5130, test: 5130 },
  note: 'Equal. 5,130 words in context with at least one substitute, 7,894 substitutes in all; the README counts 7,892 (of 8,155 complex words). The title line is in another encoding than the rest.',
  files: githubFiles('LURMORENO/EASIER_CORPUS', 'f0b8312d1ded3d674a7d96d0fb2dc00c2052603f', [
    ['SGSS.csv', 1368484, '02aeb385fdfa8fd4f9ab3afbc5b0eeac84d514f33c8f20fa387e48068dddab06'],
  ]),
  mirror: 'easier-es',
  async *load(files) {
    const text = await readText(files, FILE, 'mixed');
    let count = 0;
    for (const { line, cells } of readRows(text, FILE, { separator: ';', quotes: true })) {
      if (count === 0 && cells[0] === 'document_id') continue;
      if (cells.length < 5) throw badContent(FILE, line, 'This row has fewer than five cells.');
      const substitutes = cells[cells.length - 1].split(',').map((word) => word.trim());
      yield {
        id: `word-${++count}`,
        sentence: cells.slice(3, -1).join(';').trim(),
        word: cells[2].trim(),
        substitutes: substitutes.filter((word) => word !== '').map((word) => ({ word })),
        split: 'test',
        provenance: { corpus: 'easier', file: FILE, line },
      };
    }
  },
};
