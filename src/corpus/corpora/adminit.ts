import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { QUOTED_TSV, readTable } from '../formats/delimited.ts';
import { readFilePairs } from '../formats/sentence-files.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';

const TSV_FILE = 'data/admin-It.tsv';
/** The names of the three parts in folders and in the TSV file. */
const PARTS = [
  ['RS', 'rewriting_sentence'],
  ['RD', 'rewriting_document'],
  ['OP', 'operation'],
] as const;

export const adminit: CorpusEntry = {
  id: 'adminit',
  name: 'Admin-It',
  language: 'it',
  task: 'sentence',
  domain: 'government',
  readers: 'general public',
  simplifiedBy: 'researchers',
  strategy: 'manual',
  alignment: 'sentence',
  licence: { name: 'not stated (the TSV copy: Apache-2.0)', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/Unipisa/admin-It',
  citation:
    'Miliani et al. 2022, Neural Readability Pairwise Ranking for Sentences in Italian Administrative Language, AACL',
  published: { all: 736, from: 'README; MultiSim, Table 2' },
  multisim: { all: 736, train: 588, dev: 75, test: 73 },
  found: { all: 736 },
  note: "Equal: 100 rewritten sentences, 48 from rewritten documents, 588 single operations (the administrative part of Simpitiki). `pull` takes one TSV file; the makers' folders OP, RD and RS with one file for each sentence are read too and hold the same pairs.",
  files: githubFiles(
    'MilaNLProc/prompting-italian-text-simplification',
    '47480d3ca0edb80b964cad4bec1b1932b5543467',
    [
      [
        'data/admin-It.tsv',
        383835,
        '1977e35467f47b17510c534055efadfa2995e5cab52a1002f1aac32c0c22c500',
      ],
    ],
  ),
  mirror: 'adminit-tsv',
  async *load(files) {
    yield* (await files.read(TSV_FILE)) ? fromTable(files) : fromFolders(files);
  },
};

async function* fromTable(files: CorpusFiles): AsyncGenerator<PairRecord> {
  const waiting = new Map<string, { label: string; text: string; line: number }>();
  const text = await readText(files, TSV_FILE);
  for (const row of readTable(text, TSV_FILE, QUOTED_TSV, ['id', 'type', 'label', 'text'])) {
    const type = row.cell('type');
    const key = `${type}-${row.cell('id')}`;
    const here = { label: row.cell('label'), text: row.cell('text').trim(), line: row.line };
    const other = waiting.get(key);
    if (!other) {
      waiting.set(key, here);
      continue;
    }
    // The two sides may be in either order.
    const [complex, simple] = other.label === 'comp' ? [other, here] : [here, other];
    if (complex.label !== 'comp' || simple.label !== 'simp') {
      throw badContent(TSV_FILE, row.line, `The pair ${key} is not one "comp" and one "simp".`);
    }
    waiting.delete(key);
    yield {
      id: key,
      source: complex.text,
      references: [simple.text],
      operations: [[type]],
      provenance: { corpus: 'adminit', file: TSV_FILE, line: complex.line },
    };
  }
  for (const [key, { line }] of waiting) {
    throw badContent(TSV_FILE, line, `The sentence ${key} has no counterpart.`);
  }
}

async function* fromFolders(files: CorpusFiles): AsyncGenerator<PairRecord> {
  for (const [folder, type] of PARTS) {
    const pairs = await readFilePairs(files, `${folder}/`, ['-comp.txt', '-simp.txt']);
    if (pairs.length === 0) await readText(files, `${folder}/0rewriting-comp.txt`);
    for (const { name, sourceFile, source, target } of pairs) {
      const number = /\/(\d+)/.exec(name)?.[1] ?? name;
      yield {
        id: `${type}-${number}`,
        source,
        references: [target],
        operations: [[type]],
        provenance: { corpus: 'adminit', file: sourceFile, line: 1 },
      };
    }
  }
}
