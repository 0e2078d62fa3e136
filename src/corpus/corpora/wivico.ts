import { readTar } from '../archive/tar.ts';
import type { CorpusEntry } from '../entry.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { unpacked } from '../formats/parallel.ts';
import { badContent, decode, readBytes } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

const ARCHIVE = 'wivico_v.2/wivico_dataset_v2.tar.gz';
const TABLE = 'wivico_dataset_v2.tsv';

export const wivico: CorpusEntry = {
  id: 'wivico',
  name: 'WiViCo v2',
  language: 'fr',
  task: 'sentence',
  domain: 'Wikipedia',
  readers: 'children of eight to thirteen (Vikidia)',
  simplifiedBy: 'volunteers of Vikidia',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated (from Wikipedia and Vikidia, CC BY-SA)', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/lormaechea/wivico',
  citation:
    'Ormaechea et al. 2023, Simple, Simpler and Beyond: A Fine-Tuning BERT-Based Approach to Enhance Sentence Complexity Assessment for Text Simplification, ICNLSP',
  published: { all: 46525, from: 'README' },
  found: { all: 46525 },
  note: 'Equal. Read out of the archive that its makers publish; whether each side was classed as complex or simple is kept as level.',
  files: githubFiles('lormaechea/wivico', 'd2856ef7720ed2edb3c4fa875aa6086fbeaf66ef', [
    [
      'wivico_v.2/wivico_dataset_v2.tar.gz',
      3665289,
      '3d870b8929046a59ab168dd3d5cf0d52f3326c16831aa08da2be90b2b1ed3a76',
    ],
  ]),
  mirror: 'wivico-fr',
  async *load(files) {
    const packed = await readBytes(files, ARCHIVE);
    const bytes = unpacked(packed, ARCHIVE);
    let count = 0;
    for await (const entry of readTar(oneChunk(bytes), ARCHIVE, packed.length)) {
      if (!entry.path.endsWith(TABLE)) continue;
      const rows = readRows(decode(entry.bytes, TABLE), TABLE, TSV);
      rows.next();
      for (const { line, cells } of rows) {
        if (cells.length !== 5) throw badContent(TABLE, line, 'This row does not have five cells.');
        yield {
          id: `pair-${++count}`,
          source: cells[0].trim(),
          references: [cells[1].trim()],
          level: { source: levelOf(cells[2]), target: levelOf(cells[3]) },
          provenance: { corpus: 'wivico', file: TABLE, line },
        };
      }
    }
  },
};

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const levelOf = (label: string) => (label.trim() === '1' ? 'simple' : 'complex');
