import { closeSync, openSync, readSync } from 'node:fs';
import { KlartextError } from '../core/index.ts';
import { decodeText, whyUnreadable } from './input.ts';
import { refuseOffice } from './office-file.ts';

const CHUNK = 1 << 16;
const NEWLINE = 0x0a;

/**
 * Yields the lines of a file without loading all of it; a final line break does not start another
 * line. Errors name the file and the line.
 */
export function* linesOf(path: string): Generator<string, void> {
  const file = opened(path);
  let rest = Buffer.alloc(0);
  let line = 0;
  try {
    for (let start = true; ; start = false) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = readChunk(file, chunk, path);
      const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
      const end = read === 0 ? bytes.length : bytes.lastIndexOf(NEWLINE) + 1;
      rest = bytes.subarray(end);
      if (end > 0) {
        for (const text of linesIn(decoded(bytes.subarray(0, end), path, line), start)) {
          line++;
          yield text;
        }
      }
      if (read === 0) return;
    }
  } finally {
    closeSync(file);
  }
}

/** The lines of a text in memory. */
export function linesIn(text: string, atStart = true): string[] {
  const from = atStart && text.startsWith('\ufeff') ? 1 : 0;
  if (text.length === from) return [];
  const lines = text.slice(from).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

function opened(path: string): number {
  refuseOffice(path);
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw unreadable(error, path);
  }
}

function readChunk(file: number, chunk: Buffer, path: string): number {
  try {
    return readSync(file, chunk, 0, chunk.length, null);
  } catch (error) {
    throw unreadable(error, path);
  }
}

function unreadable(error: unknown, path: string): KlartextError {
  const [message, hint] = whyUnreadable(error);
  return new KlartextError('missing-data', `${path}: ${message}`, hint, { cause: error });
}

function decoded(bytes: Buffer, path: string, linesBefore: number): string {
  try {
    return decodeText(bytes, linesBefore);
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(error.code, `${path}: ${error.message}`, error.hint, { cause: error });
  }
}
