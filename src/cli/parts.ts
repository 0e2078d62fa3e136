import { KlartextError } from '../core/index.ts';
import type { Format } from '../simplify/document/structure.ts';
import { InputError } from './failure.ts';
import { decodeText, type Input, whyUnreadable } from './input.ts';
import { isOfficeFile } from './office-file.ts';

/** A stretch of a text between paragraphs, and its place in the whole. */
export interface Part {
  readonly text: string;
  /** UTF-16 units and lines before it. */
  readonly offset: number;
  readonly line: number;
  /** Its length in the file. */
  readonly bytes: number;
  readonly isLast: boolean;
}

/** Bytes of a part: small enough for a first result within a second or two. */
const SIZE = 1 << 16;
/** A longer stretch without an end of a paragraph is cut at the end of a line, or at a blank. */
const LONGEST = 1 << 20;

/**
 * The text of an input in parts, so that a long one need not fit into memory. Only plain text is
 * divided: a heading or comment of Markdown or HTML concerns all that follows it.
 */
export async function* partsOf(input: Input, format: Format): AsyncGenerator<Part> {
  if (format !== 'text' || isOfficeFile(input.name)) {
    const text = await input.read();
    yield { text, offset: 0, line: 0, bytes: input.size() ?? text.length, isLast: true };
    return;
  }
  let [offset, line] = [0, 0];
  let before: Part | undefined;
  try {
    for await (const bytes of stretches(input.bytes())) {
      const text = decodeText(bytes, line);
      if (before) yield before;
      before = { text, offset, line, bytes: bytes.length, isLast: false };
      offset += text.length;
      line += lineBreaks(text);
    }
  } catch (error) {
    // What was read before the bad place is still checked.
    if (before) yield before;
    throw nameInput(input.name, error);
  }
  yield { ...(before ?? { text: '', offset, line, bytes: 0 }), isLast: true };
}

/** Divides bytes where a paragraph ends. */
async function* stretches(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < SIZE) continue;
    const bytes = Buffer.concat(held);
    const end = endOfParagraph(bytes) || (length < LONGEST ? 0 : endOfLine(bytes));
    if (end > 0) yield bytes.subarray(0, end);
    // A copy, so that the rest of the chunk can be freed.
    held = [end > 0 ? Buffer.from(bytes.subarray(end)) : bytes];
    length = held[0].length;
  }
  if (length > 0) yield Buffer.concat(held);
}

const [TAB, NEWLINE, RETURN, BLANK] = [0x09, 0x0a, 0x0d, 0x20];
const STOPS = new Set([...'.!?'].map((stop) => stop.charCodeAt(0)));

/**
 * The place after the last blank line; preferably one below a full stop, because a line without one
 * may be a heading, which only the next line tells.
 */
function endOfParagraph(bytes: Buffer): number {
  let fallback = 0;
  for (let at = bytes.lastIndexOf(NEWLINE); at > 0; at = bytes.lastIndexOf(NEWLINE, at - 1)) {
    let above = at - 1;
    while (above >= 0 && [BLANK, TAB, RETURN].includes(bytes[above])) above--;
    if (bytes[above] !== NEWLINE) continue;
    while (above >= 0 && [BLANK, TAB, RETURN, NEWLINE].includes(bytes[above])) above--;
    if (STOPS.has(bytes[above])) return at + 1;
    fallback ||= at + 1;
    at = above + 1;
  }
  return fallback;
}

/** The place after the last line break, else after the last blank, else between two letters. */
function endOfLine(bytes: Buffer): number {
  const end = bytes.lastIndexOf(NEWLINE) + 1 || bytes.lastIndexOf(BLANK) + 1;
  if (end > 0) return end;
  const isContinuation = (at: number) => (bytes[at] & 0xc0) === 0x80;
  let at = bytes.length - 1;
  while (at > bytes.length - 4 && isContinuation(at)) at--;
  return at;
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function nameInput(name: string, error: unknown): unknown {
  if (name === '-') return error;
  if (error instanceof KlartextError) return new InputError(name, error, { cause: error });
  if ((error as NodeJS.ErrnoException).code === undefined) return error;
  const [message, hint] = whyUnreadable(error);
  return new InputError(name, new KlartextError('missing-data', message, hint), { cause: error });
}
