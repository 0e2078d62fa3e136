import type { CorpusFiles } from '../files.ts';
import { QUOTED_TSV, readTable } from '../formats/delimited.ts';
import { readFilePairs } from '../formats/sentence-files.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const TSV_FILE = 'data/admin-It.tsv';
/** The names of the three parts in folders and in the TSV file. */
const PARTS = [
  ['RS', 'rewriting_sentence'],
  ['RD', 'rewriting_document'],
  ['OP', 'operation'],
] as const;

export async function* readAdminItTable(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
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
      provenance: { corpus, file: TSV_FILE, line: complex.line },
    };
  }
  for (const [key, { line }] of waiting) {
    throw badContent(TSV_FILE, line, `The sentence ${key} has no counterpart.`);
  }
}

export async function* readAdminItFolders(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
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
        provenance: { corpus, file: sourceFile, line: 1 },
      };
    }
  }
}
