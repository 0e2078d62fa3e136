import { gunzipSync } from 'node:zlib';
import type { CorpusFiles } from '../files.ts';
import type { PairRecord, Split } from '../record.ts';
import { badContent, decode, linesOf, readBytes } from './text.ts';

/** The lines of a file, plain or gzipped. */
export async function readLines(files: CorpusFiles, path: string): Promise<string[]> {
  const bytes = await readBytes(files, path);
  return linesOf(decode(path.endsWith('.gz') ? unpacked(bytes, path) : bytes, path));
}

/** Text hardly ever compresses to a fiftieth of its size; a file that does is not a corpus. */
const MOST_RATIO = 200;

/** The content of a gzipped file. */
export function unpacked(bytes: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.max(1 << 24, bytes.length * MOST_RATIO) });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw badContent(
      file,
      1,
      tooLarge
        ? 'It unpacks to far more than a text would.'
        : 'This gzip file is incomplete or damaged.',
      'Delete the file and download it again.',
    );
  }
}

/** Reads files that are parallel line by line; an error names the first surplus line. */
export async function readParallel(
  files: CorpusFiles,
  paths: readonly string[],
): Promise<string[][]> {
  // In sequence, so that the error names the first of several missing files.
  const all: string[][] = [];
  for (const path of paths) all.push(await readLines(files, path));
  const least = Math.min(...all.map((lines) => lines.length));
  all.forEach((lines, at) => {
    if (lines.length === least) return;
    const shorter = paths[all.findIndex((each) => each.length === least)];
    throw badContent(
      paths[at],
      least + 1,
      `It has ${lines.length} lines and ${shorter} has ${least}; they must have the same number of lines.`,
      'One of the two is truncated or has an extra line break.',
    );
  });
  return all;
}

/** One part of a corpus in parallel files. */
export interface ParallelPart {
  /** Ids of its records start with this. */
  readonly prefix: string;
  readonly split?: Split;
  readonly source: string;
  readonly references: readonly string[];
  readonly level?: { readonly source?: string; readonly target?: string };
  readonly annotators?: readonly string[];
  /** A separator between the sentences of a split, such as `<SEP>`; it becomes a space. */
  readonly sentenceBreak?: string;
  /** A file with the operations of each line, separated by tabs. */
  readonly operations?: string;
  /** Some copies of the corpus lack this part. */
  readonly optional?: boolean;
}

/**
 * Pairs from parallel files.
 *
 * @example readParallelPairs(files, 'geolino', [{ prefix: 'test', source: 'g.src', references: ['g.tgt'] }])
 */
export async function* readParallelPairs(
  files: CorpusFiles,
  corpus: string,
  parts: readonly ParallelPart[],
): AsyncGenerator<PairRecord> {
  for (const part of parts) {
    if (part.optional && !(await files.read(part.source))) continue;
    const { prefix, split, level, annotators, sentenceBreak } = part;
    const texts = await readParallel(files, [
      part.source,
      ...part.references,
      ...(part.operations ? [part.operations] : []),
    ]);
    const [sources, references] = [texts[0], texts.slice(1, 1 + part.references.length)];
    const operations = texts[1 + part.references.length];
    for (let at = 0; at < sources.length; at++) {
      const simplified = references.map((lines) => lines[at]);
      yield {
        id: `${prefix}-${at + 1}`,
        source: sources[at],
        references: sentenceBreak
          ? simplified.map((text) => joinSentences(text, sentenceBreak))
          : simplified,
        ...(split && { split }),
        ...(level && { level }),
        ...(operations && { operations: [operations[at].split('\t')] }),
        ...(annotators && { annotators }),
        provenance: { corpus, file: part.source, line: at + 1 },
      };
    }
  }
}

/** The sentences of a split as one text. */
export function joinSentences(text: string, sentenceBreak: string): string {
  return text
    .split(sentenceBreak)
    .map((sentence) => sentence.trim())
    .join(' ');
}
