import { isUtf8 } from 'node:buffer';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { KlartextError } from '../core/index.ts';
import { InputError } from './failure.ts';
import { isOfficeFile, officeText } from './office-file.ts';
import type { Terminal } from './terminal.ts';

/** A text to process, under the name that the user gave. */
export interface Input {
  /** The path as given; `-` is standard input. */
  readonly name: string;
  /** Its text; .docx, .odt and .pdf files are converted to Markdown. */
  read(): Promise<string>;
  /** Its bytes, as they are read. */
  bytes(): AsyncIterable<Buffer>;
  /** The length of a file in bytes, if it is known. */
  size(): number | undefined;
}

/** The source of standard input, and the destination of warnings about a file. */
type Source = Pick<Terminal, 'stdin' | 'notice' | 'json'>;

/** The files of a call; standard input for `-`, or if no file is named and input is piped in. */
export function inputsOf(files: readonly string[], source: Source): Input[] {
  const { stdin } = source;
  if (files.length === 0 && stdin.isTTY) {
    throw new KlartextError(
      'bad-option',
      'There is no input.',
      'Name a file, or pipe text in: echo "Some text." | klartext …',
    );
  }
  const names = files.length === 0 ? ['-'] : files;
  return names.map((name) => ({
    name,
    read: async () => (name === '-' ? decodeText(await readAll(stdin)) : readNamed(name, source)),
    bytes: () => (name === '-' ? chunksOf(stdin) : createReadStream(name)),
    size: () => (name === '-' ? undefined : statSync(name, { throwIfNoEntry: false })?.size),
  }));
}

async function readNamed(name: string, source: Source): Promise<string> {
  try {
    const bytes = await bytesOf(name);
    if (!isOfficeFile(name)) return decodeText(bytes);
    const { text, warnings } = await officeText(name, bytes, 'markdown');
    if (!source.json) for (const warning of warnings) source.notice(`${name}: ${warning}\n`);
    return text;
  } catch (error) {
    throw error instanceof KlartextError ? new InputError(name, error, { cause: error }) : error;
  }
}

async function* chunksOf(stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk as Buffer);
}

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(stream)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const WHY: Record<string, [message: string, hint: string]> = {
  ENOENT: ['File not found.', 'Check the path; "-" is standard input.'],
  EISDIR: ['This is a folder, not a file.', 'Name the files in it: FOLDER/*.txt'],
  EACCES: ['You do not have permission to read this file.', 'Check its permissions.'],
};

/** The bytes of a file; throws an error that states why it cannot be read. */
export async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const [message, hint] = whyUnreadable(error);
    throw new KlartextError('missing-data', message, hint, { cause: error });
  }
}

/** Why a file cannot be read, and the hint. */
export function whyUnreadable(error: unknown): readonly [message: string, hint: string] {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return WHY[code] ?? [`The file cannot be read (${code}).`, 'Check the path.'];
}

/** Decodes bytes as text. Accepts lone surrogates in three-byte form, but no other invalid UTF-8. */
export function decodeText(bytes: Buffer, linesBefore = 0): string {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    throw notText('This is UTF-16, not UTF-8.', 'Convert it first: iconv -f UTF-16 -t UTF-8');
  }
  if (isUtf8(bytes)) return refuseBinary(new TextDecoder().decode(bytes));
  const text = decodeWithSurrogates(bytes);
  if (text !== undefined) return refuseBinary(text);
  if (bytes.includes(0)) refuseBinary('\0');
  throw notText(
    `Line ${linesBefore + firstBadLine(bytes)} is not valid UTF-8.`,
    'Convert it first, for example: iconv -f WINDOWS-1252 -t UTF-8',
  );
}

function refuseBinary(text: string): string {
  if (!text.includes('\0')) return text;
  throw notText(
    'This is binary data, not text.',
    'Save it as plain text (UTF-8), or pass a .docx, .odt or .pdf file by name.',
  );
}

function notText(message: string, hint: string): KlartextError {
  return new KlartextError('bad-input', message, hint);
}

function startsWith(bytes: Buffer, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Python and JavaScript programs write lone surrogates as ED A0..BF xx; the rest must be UTF-8. */
function decodeWithSurrogates(bytes: Buffer): string | undefined {
  const parts: string[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let from = 0;
  try {
    for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
      const [second, third] = [bytes[at + 1], bytes[at + 2]];
      if (!(second >= 0xa0 && second <= 0xbf && third >= 0x80 && third <= 0xbf)) continue;
      parts.push(decoder.decode(bytes.subarray(from, at)));
      parts.push(String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f)));
      from = at + 3;
    }
    parts.push(decoder.decode(bytes.subarray(from)));
  } catch {
    return undefined;
  }
  return parts.join('').replace(/^\uFEFF/, '');
}

function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, from);
    const end = newline < 0 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
  return line;
}
