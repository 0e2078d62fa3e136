import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryCorpusFiles } from '../files.ts';
import { readMultisim } from '../formats/multisim.ts';
import type { PairRecord } from '../record.ts';
import type { Exporter } from './exporter.ts';
import { jsonLinesExporter } from './json-lines.ts';
import { multisimExporter } from './multisim-csv.ts';
import { parallelTextExporter } from './parallel-text.ts';
import { parquetExporter } from './parquet.ts';
import { readRecordLines } from './record-lines.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-export-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const provenance = { corpus: 'toy', file: 'toy.tsv', line: 1 };
const RECORDS: PairRecord[] = [
  {
    id: '1',
    source: 'Eins, "zwei"\nund drei.',
    references: ['Eins.', '"Zwei"'],
    split: 'train',
    provenance,
  },
  {
    id: '2',
    source: 'Größe 😀',
    references: ['a', 'b', 'c'],
    split: 'train',
    document: 'd',
    provenance,
  },
  {
    id: '3',
    source: 'Drei',
    references: ['x'],
    split: 'test',
    level: { target: 'A2' },
    provenance,
  },
];

async function exported(exporter: Exporter, records: readonly PairRecord[] = RECORDS) {
  for (const record of records) await exporter.write(record);
  return (await exporter.finish()).map((path) => path.slice(folder.length + 1));
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const all = async <T>(items: AsyncIterable<T>) => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

describe('JSON lines', () => {
  it('give the records back (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string()),
        async (source, references) => {
          const record: PairRecord = { id: 'a', source, references, provenance };
          await exported(jsonLinesExporter({ folder, name: 'toy' }), [record]);
          expect(await all(readRecordLines(join(folder, 'toy.jsonl')))).toEqual([record]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('have a file for each split', async () => {
    expect(await exported(jsonLinesExporter({ folder, name: 'toy' }))).toEqual([
      'toy.train.jsonl',
      'toy.test.jsonl',
    ]);
  });

  it.each([
    ['{"source": 1, "references": []}', /line 2: The string "source" is missing/],
    ['{"source": "a"}', /line 2: The list of strings "references" is missing/],
    ['{"source": "a", "references": [1]}', /line 2: The list/],
    ['{"source": "a", "references": [], "split": "valid"}', /line 2: "valid" is not a split/],
    ['{"source":', /line 2: This is not valid JSON/],
    ['[]', /line 2: The string/],
  ])('that are wrong are named by file and line: %s', async (line, message) => {
    const path = join(folder, 'bad.jsonl');
    writeFileSync(path, `{"source":"a","references":["b"]}\n${line}\n`);
    await expect(all(readRecordLines(path))).rejects.toThrow(message);
  });

  it('in another encoding are refused', async () => {
    const path = join(folder, 'bad.jsonl');
    writeFileSync(
      path,
      Buffer.from('{"source":"a","references":["b"]}\n{"source":"\xe4"}', 'latin1'),
    );
    await expect(all(readRecordLines(path))).rejects.toThrow(/not valid UTF-8/);
  });

  it('need no more than source and references', async () => {
    const path = join(folder, 'own.jsonl');
    writeFileSync(path, '\n{"source":"a","references":["b"]}');
    expect(await all(readRecordLines(path))).toEqual([
      {
        id: '2',
        source: 'a',
        references: ['b'],
        provenance: { corpus: path, file: path, line: 2 },
      },
    ]);
  });
});

describe('parallel text', () => {
  it('has a file for each reference, line by line', async () => {
    expect(await exported(parallelTextExporter({ folder, name: 'toy' }))).toEqual([
      'toy.train.orig',
      'toy.train.simp.0',
      'toy.train.simp.1',
      'toy.train.simp.2',
      'toy.test.orig',
      'toy.test.simp.0',
    ]);
    expect(read('toy.train.orig')).toBe('Eins, "zwei" und drei.\nGröße 😀\n');
    expect(read('toy.train.simp.2')).toBe('\nc\n');
    expect(read('toy.test.simp.0')).toBe('x\n');
  });
});

describe('the CSV of MultiSim', () => {
  it('is read back by its reader', async () => {
    expect(await exported(multisimExporter({ folder, name: 'Toy' }, 3))).toEqual([
      'Toy_train.csv',
      'Toy_test.csv',
    ]);
    expect(read('Toy_train.csv').split('\n')[0]).toBe('original,simple0,simple1,simple2');
    const files = memoryCorpusFiles({
      'Toy_train.csv': read('Toy_train.csv'),
      'Toy_test.csv': read('Toy_test.csv'),
      'Toy_val.csv': 'original,simple\n',
    });
    const back = await all(readMultisim(files, 'toy', 'Toy'));
    expect(back.map(({ source, references, split }) => ({ source, references, split }))).toEqual(
      RECORDS.map(({ source, references, split }) => ({ source, references, split })),
    );
  });
});

describe('Parquet', () => {
  it('lies as Hugging Face expects it and holds the records', async () => {
    const exporter = await parquetExporter({ folder, name: 'Toy' }, { language: 'de' });
    expect(await exported(exporter)).toEqual([
      'data/train-00000-of-00001.parquet',
      'data/test-00000-of-00001.parquet',
      'README.md',
    ]);
    expect(read('README.md')).toContain('  - split: train\n    path: data/train-*');
    const file = await asyncBufferFromFile(join(folder, 'data/train-00000-of-00001.parquet'));
    const rows = await parquetReadObjects({ file });
    expect(rows).toEqual([
      {
        id: '1',
        source: 'Eins, "zwei"\nund drei.',
        references: ['Eins.', '"Zwei"'],
        document: null,
        source_level: null,
        target_level: null,
      },
      {
        id: '2',
        source: 'Größe 😀',
        references: ['a', 'b', 'c'],
        document: 'd',
        source_level: null,
        target_level: null,
      },
    ]);
  });
});

describe('an export that is given up', () => {
  it('leaves nothing', async () => {
    for (const exporter of [
      jsonLinesExporter({ folder, name: 'a' }),
      parallelTextExporter({ folder, name: 'b' }),
      multisimExporter({ folder, name: 'c' }, 1),
    ]) {
      exporter.write(RECORDS[0]);
      exporter.discard();
    }
    expect(readdirSync(folder)).toEqual([]);
    const parquet = await parquetExporter({ folder, name: 'd' });
    await parquet.write(RECORDS[0]);
    parquet.discard();
    expect(existsSync(join(folder, 'README.md'))).toBe(false);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
  });
});
