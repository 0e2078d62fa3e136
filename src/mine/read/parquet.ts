import { withPackages } from '../../core/optional-packages.ts';
import type { InputStore } from '../store.ts';
import { fieldOf, ID_FIELDS, paragraphsOf, TEXT_FIELDS } from './json-lines.ts';
import type { Piece } from './piece.ts';
import type { Tell } from './problem.ts';

/** Rows read at once: a row group may exceed memory. */
const ROWS = 2000;

/** One document per row, in a column `text` (or `content`), its id in `id` or `url`. */
export async function* parquetPieces(
  path: string,
  inputs: InputStore,
  report: Tell,
): AsyncGenerator<Piece> {
  const [{ parquetMetadataAsync, parquetReadObjects }, { compressors }] = await withPackages(
    ['hyparquet', 'hyparquet-compressors'],
    'Reading Parquet',
    () => Promise.all([import('hyparquet'), import('hyparquet-compressors')]),
  );
  const size = (await inputs.list()).find((file) => file.path === path)?.bytes ?? 0;
  const file = {
    byteLength: size,
    async slice(start: number, end = size) {
      const bytes = await inputs.readRange(path, start, end);
      return bytes.buffer.slice(
        bytes.byteOffset,
        bytes.byteOffset + bytes.byteLength,
      ) as ArrayBuffer;
    },
  };
  const metadata = await parquetMetadataAsync(file);
  const names = new Set(metadata.schema.map(({ name }) => name));
  const columns = [...TEXT_FIELDS, ...ID_FIELDS].filter((name) => names.has(name));
  if (!TEXT_FIELDS.some((name) => names.has(name))) {
    report({ file: path, message: `no column ${TEXT_FIELDS.join(', ')}: skipped` });
    return;
  }
  const rows = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < rows; rowStart += ROWS) {
    const rowEnd = Math.min(rows, rowStart + ROWS);
    const options = { file, metadata, columns, compressors, rowStart, rowEnd };
    const records = await parquetReadObjects(options);
    for (const [at, record] of records.entries()) {
      const text = fieldOf(record, TEXT_FIELDS);
      const document = fieldOf(record, ID_FIELDS) ?? `${path}:${rowStart + at + 1}`;
      if (text !== undefined) yield* paragraphsOf(document, text);
    }
  }
}
