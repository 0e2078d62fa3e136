import { createReadStream } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { decodeText, whyUnreadable } from '../input.ts';
import { refuseOffice } from '../office-file.ts';

const NEWLINE = 0x0a;

/** A line of the input. */
interface Line {
  readonly text: string;
  /** Why it is not text; `text` then contains what could be decoded. */
  readonly problem?: KlartextError;
}

/**
 * Yields the lines of a stream as they arrive, so that a program waiting for an answer gets one. A
 * final line break does not start another line.
 */
export async function* readLines(stream: AsyncIterable<unknown>): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let count = 0;
  for await (const chunk of stream) {
    let rest = Buffer.from(chunk as Buffer);
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      yield lineOf(Buffer.concat([...parts, rest.subarray(0, at)]), count++);
      parts = [];
      rest = rest.subarray(at + 1);
    }
    if (rest.length > 0) parts.push(rest);
  }
  if (parts.length > 0) yield lineOf(Buffer.concat(parts), count++);
}

/** The lines of a stream; a line that is not text throws an error. */
export async function* streamLines(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const { text, problem } of readLines(stream)) {
    if (problem) throw problem;
    yield text;
  }
}

/** The bytes of a file; errors name it. */
export async function* fileStream(path: string): AsyncGenerator<Buffer> {
  refuseOffice(path);
  try {
    yield* createReadStream(path);
  } catch (error) {
    const [message, hint] = whyUnreadable(error);
    throw new KlartextError('missing-data', `${path}: ${message}`, hint, { cause: error });
  }
}

function lineOf(bytes: Buffer, before: number): Line {
  const own = bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes;
  try {
    return { text: decodeText(own, before) };
  } catch (error) {
    // No line of a UTF-16 text can be read.
    const isWide = before === 0 && bytes[0] >= 0xfe && bytes[1] >= 0xfe;
    if (isWide || !(error instanceof KlartextError)) throw error;
    return { text: new TextDecoder().decode(own), problem: error };
  }
}
