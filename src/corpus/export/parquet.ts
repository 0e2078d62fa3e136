import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParquetWriter } from 'hyparquet-writer';
import { withPackages } from '../../core/optional-packages.ts';
import type { PairRecord, Split } from '../record.ts';
import type { Exporter, Naming } from './exporter.ts';

/** The names of splits in Hugging Face's datasets. */
const PARTS: Readonly<Record<Split, string>> = { train: 'train', dev: 'validation', test: 'test' };
const ROWS_AT_ONCE = 20_000;

type Row = Pick<PairRecord, 'id' | 'source' | 'references' | 'document' | 'level'>;

/** The file of one split, written in groups of rows. */
class ParquetFile {
  readonly path: string;
  readonly #writer: ParquetWriter;
  #rows: Row[] = [];
  count = 0;

  constructor(path: string, writer: ParquetWriter) {
    this.path = path;
    this.#writer = writer;
  }

  async add(row: Row): Promise<void> {
    this.#rows.push(row);
    this.count++;
    if (this.#rows.length >= ROWS_AT_ONCE) await this.#flush();
  }

  async finish(): Promise<void> {
    await this.#flush();
    await this.#writer.finish();
    renameSync(`${this.path}.writing`, this.path);
  }

  discard(): void {
    rmSync(`${this.path}.writing`, { force: true });
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    if (rows.length === 0) return;
    this.#rows = [];
    await this.#writer.write({
      columnData: [
        { name: 'id', data: rows.map(({ id }) => id) },
        { name: 'source', data: rows.map(({ source }) => source) },
        { name: 'references', data: rows.map(({ references }) => [...references]) },
        { name: 'document', data: rows.map(({ document }) => document ?? null) },
        { name: 'source_level', data: rows.map(({ level }) => level?.source ?? null) },
        { name: 'target_level', data: rows.map(({ level }) => level?.target ?? null) },
      ],
      rowGroupSize: ROWS_AT_ONCE,
    });
  }
}

const text = (name: string) =>
  ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' }) as const;

const SCHEMA = [
  { name: 'root', num_children: 6 },
  text('id'),
  text('source'),
  {
    name: 'references',
    num_children: 1,
    repetition_type: 'OPTIONAL',
    converted_type: 'LIST',
  } as const,
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' } as const,
  text('element'),
  text('document'),
  text('source_level'),
  text('target_level'),
];

/**
 * `data/train-00000-of-00001.parquet` and a `README.md` that maps files to splits: the layout that
 * Hugging Face's `datasets.load_dataset(FOLDER)` reads.
 */
export async function parquetExporter(
  { folder, name }: Naming,
  card: { readonly language?: string; readonly licence?: string } = {},
): Promise<Exporter> {
  const { fileWriter, ParquetWriter } = await withPackages(
    ['hyparquet-writer'],
    'Writing Parquet',
    () => import('hyparquet-writer'),
  );
  const files = new Map<string, ParquetFile>();
  const data = join(folder, 'data');
  return {
    async write(record: PairRecord) {
      const part = PARTS[record.split ?? 'train'];
      let file = files.get(part);
      if (file === undefined) {
        mkdirSync(data, { recursive: true });
        const path = join(data, `${part}-00000-of-00001.parquet`);
        const writer = fileWriter(`${path}.writing`);
        file = new ParquetFile(path, new ParquetWriter({ writer, schema: [...SCHEMA] }));
        files.set(part, file);
      }
      await file.add(record);
    },
    async finish() {
      for (const file of files.values()) await file.finish();
      const readme = join(folder, 'README.md');
      writeFileSync(readme, cardText(name, files, card));
      return [...[...files.values()].map(({ path }) => path), readme];
    },
    discard() {
      for (const file of files.values()) file.discard();
    },
  };
}

/** The front matter of the card is YAML, and JSON strings are valid YAML. */
function cardText(
  name: string,
  files: ReadonlyMap<string, ParquetFile>,
  card: { readonly language?: string; readonly licence?: string },
): string {
  const lines = ['---'];
  if (card.language !== undefined) lines.push('language:', `- ${JSON.stringify(card.language)}`);
  lines.push('task_categories:', '- text2text-generation', 'tags:', '- text-simplification');
  lines.push('configs:', '- config_name: default', '  data_files:');
  for (const part of files.keys()) {
    lines.push(`  - split: ${part}`, `    path: data/${part}-*`);
  }
  lines.push('---', '', `# ${name}`, '');
  if (card.licence !== undefined) lines.push(`Licence: ${card.licence}`, '');
  for (const [part, { count }] of files) lines.push(`- ${part}: ${count} records`);
  return `${lines.join('\n')}\n`;
}
