import { KlartextError } from '../../core/index.ts';
import type { InputStore } from '../store.ts';
import { decompressed, withoutCompression } from './decompress.ts';
import { jsonPieces } from './json-lines.ts';
import { parquetPieces } from './parquet.ts';
import type { DocumentUnit, InputPart, Piece } from './piece.ts';
import type { Tell } from './problem.ts';
import { textPieces } from './text.ts';
import { warcPieces } from './warc.ts';

type Format = 'text' | 'json' | 'warc' | 'parquet';

/** Formats by the extension that remains without `.gz` and `.zst`. */
const FORMATS: Readonly<Record<string, Format>> = {
  txt: 'text',
  text: 'text',
  md: 'text',
  jsonl: 'json',
  ndjson: 'json',
  json: 'json',
  wet: 'warc',
  warc: 'warc',
  parquet: 'parquet',
};

/** The format of a file, or undefined for an unknown extension. */
export function formatOf(path: string): Format | undefined {
  const ending = withoutCompression(path).toLowerCase().split('.').at(-1) ?? '';
  return FORMATS[ending];
}

/** Whether a file can be cut at line ends and its parts read by several workers. */
export function isDivisible(path: string, unit: DocumentUnit): boolean {
  if (path !== withoutCompression(path)) return false;
  const format = formatOf(path);
  return format === 'json' || (format === 'text' && unit === 'line');
}

/**
 * The running text of an input file. Reports and skips what cannot be read; of a truncated
 * file, yields what precedes the break.
 */
export async function* piecesOf(
  inputs: InputStore,
  part: InputPart,
  unit: DocumentUnit,
  report: Tell,
): AsyncGenerator<Piece> {
  const { path } = part;
  const format = formatOf(path);
  const bytes = () => decompressed(path, linesWithin(inputs, part));
  try {
    if (format === 'text') yield* textPieces(part, bytes(), unit, report);
    else if (format === 'json') yield* jsonPieces(part, bytes(), report);
    else if (format === 'warc') yield* warcPieces(path, bytes(), report);
    else if (format === 'parquet') yield* parquetPieces(path, inputs, report);
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    if (isOurs(error)) throw error;
    report({ file: path, message: `cannot be read to the end: ${reasonOf(error)}` });
  }
}

/** A failing disk or network has nothing to do with the content: the unit is tried again. */
function isOurs(error: unknown): boolean {
  const { code, errno } = error as NodeJS.ErrnoException;
  return errno !== undefined && typeof code === 'string' && !code.startsWith('Z_');
}

function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.split('\n')[0].slice(0, 200);
}

/** A part begins after the first line end at or after `start − 1` and ends with a whole line. */
async function* linesWithin(inputs: InputStore, part: InputPart): AsyncGenerator<Uint8Array> {
  const { path, start = 0, end } = part;
  let position = Math.max(0, start - 1);
  let isInside = start === 0;
  for await (const chunk of inputs.stream(path, position)) {
    let from = 0;
    if (!isInside) {
      const newline = chunk.indexOf(10);
      if (newline < 0 || position + newline + 1 > (end ?? Infinity)) {
        position += chunk.length;
        if (newline >= 0 || position > (end ?? Infinity)) return;
        continue;
      }
      from = newline + 1;
      isInside = true;
      if (end !== undefined && position + from >= end) return;
    }
    if (end !== undefined && position + chunk.length >= end) {
      const newline = chunk.indexOf(10, Math.max(from, end - 1 - position));
      if (newline >= 0) {
        yield chunk.subarray(from, newline + 1);
        return;
      }
    }
    yield chunk.subarray(from);
    position += chunk.length;
  }
}
