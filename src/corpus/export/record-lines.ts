import { createReadStream, existsSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { type PairRecord, SPLITS } from '../record.ts';

/** Why a value is not a record; undefined if it is one. */
function whyNoRecord(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'This is not a JSON object.';
  const { source, references, split } = value as Partial<PairRecord>;
  if (typeof source !== 'string') return 'The string "source" is missing.';
  if (!Array.isArray(references) || !references.every((text) => typeof text === 'string')) {
    return 'The list of strings "references" is missing.';
  }
  if (split !== undefined && !SPLITS.includes(split)) {
    return `"${String(split)}" is not a split: ${SPLITS.join(', ')}.`;
  }
  return undefined;
}

/**
 * Reads records one at a time from a JSON Lines file, as `export` writes it. Records need `source`
 * and `references`; other fields get defaults.
 *
 * @example for await (const record of readRecordLines('corpus.jsonl')) …
 */
export async function* readRecordLines(path: string): AsyncGenerator<PairRecord> {
  if (!existsSync(path)) {
    throw new KlartextError('missing-data', `The file ${path} does not exist.`, 'Check the path.');
  }
  let line = 0;
  for await (const text of linesOf(path)) {
    line++;
    if (text.trim() === '') continue;
    yield recordOf(text, path, line);
  }
}

function recordOf(text: string, path: string, line: number): PairRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badLine(path, line, 'This is not valid JSON.');
  }
  const why = whyNoRecord(value);
  if (why !== undefined) throw badLine(path, line, why);
  const record = value as PairRecord;
  if (record.id !== undefined && record.provenance !== undefined) return record;
  const provenance = record.provenance ?? { corpus: path, file: path, line };
  return { ...record, id: record.id ?? String(line), provenance };
}

function badLine(path: string, line: number, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${path}, line ${line}: ${why}`,
    'Write one record per line: {"source": "…", "references": ["…"]}',
  );
}

/** The lines of a file as a stream; the error for a truncated character names its line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest: string[] = [];
  let count = 0;
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: 1 << 18 })) {
      const text = decoder.decode(bytes as Buffer, { stream: true });
      const lines = text.split('\n');
      if (lines.length === 1) {
        rest.push(text);
        continue;
      }
      rest.push(lines[0]);
      lines[0] = rest.join('');
      rest = [lines.pop() as string];
      for (const line of lines) {
        count++;
        yield line;
      }
    }
    rest.push(decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new KlartextError(
      'bad-input',
      `${path}, after line ${count}: This is not valid UTF-8.`,
      'Convert it first, for example: iconv -f WINDOWS-1252 -t UTF-8',
    );
  }
  const last = rest.join('');
  if (last !== '') yield last;
}
