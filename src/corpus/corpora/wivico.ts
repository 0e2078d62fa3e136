import { readTar } from '../archive/tar.ts';
import type { CorpusFiles } from '../files.ts';
import { readRows, TSV } from '../formats/delimited.ts';
import { unpacked } from '../formats/parallel.ts';
import { badContent, decode, readBytes } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

const ARCHIVE = 'wivico_v.2/wivico_dataset_v2.tar.gz';
const TABLE = 'wivico_dataset_v2.tsv';

export async function* readWivico(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
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
        provenance: { corpus, file: TABLE, line },
      };
    }
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const levelOf = (label: string) => (label.trim() === '1' ? 'simple' : 'complex');
