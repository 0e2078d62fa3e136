import { KlartextError } from '../../core/index.ts';
import type { CorpusFiles } from '../files.ts';

/** The encoding of a file; `mixed`: UTF-8, with some lines in Windows-1252. */
export type Encoding = 'utf-8' | 'windows-1252' | 'mixed';

/** The error for bad content: it names the file and the line. */
export function badContent(
  file: string,
  line: number,
  message: string,
  hint = 'Compare the file with the one that its authors publish.',
): KlartextError {
  return new KlartextError('bad-input', `${file}, line ${line}: ${message}`, hint);
}

/** The bytes of a required file. */
export async function readBytes(files: CorpusFiles, path: string): Promise<Uint8Array> {
  const bytes = await files.read(path);
  if (bytes) return bytes;
  throw new KlartextError(
    'missing-data',
    `The file ${path} is missing.`,
    'The folder must have the layout that the authors publish; see: klartext corpus info ID',
  );
}

/** The text of a required file. */
export async function readText(
  files: CorpusFiles,
  path: string,
  encoding: Encoding = 'utf-8',
): Promise<string> {
  return decode(await readBytes(files, path), path, encoding);
}

/** Decodes bytes without a byte order mark; throws if they are in another encoding. */
export function decode(bytes: Uint8Array, file: string, encoding: Encoding = 'utf-8'): string {
  if (isLfsPointer(bytes)) {
    throw badContent(
      file,
      1,
      'This is a pointer to the file, not the file.',
      'It was copied from a repository without Git LFS: run "git lfs pull" there.',
    );
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  }
  if (encoding === 'windows-1252') return decodeWestern(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (encoding === 'mixed') return decodeByLine(bytes);
    throw badContent(
      file,
      firstBadLine(bytes),
      'This is not valid UTF-8.',
      'Convert the file, for example: iconv -f WINDOWS-1252 -t UTF-8',
    );
  }
}

const LFS = 'version https://git-lfs';

function isLfsPointer(bytes: Uint8Array): boolean {
  if (bytes.length > 1024 || bytes[0] !== 0x76) return false;
  return new TextDecoder().decode(bytes.subarray(0, LFS.length)) === LFS;
}

/** 0x80 to 0x9F in Windows-1252; spaces are unused bytes. */
const WESTERN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decoded here because Node 20 treats this encoding as Latin 1 and loses curly quotes. */
function decodeWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => {
      const sign = WESTERN[char.charCodeAt(0) - 0x80];
      return sign === ' ' ? char : sign;
    });
}

function* byteLines(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(start, next);
    start = next;
  }
}

function decodeByLine(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  for (const line of byteLines(bytes)) {
    try {
      parts.push(utf8.decode(line));
    } catch {
      parts.push(decodeWestern(line));
    }
  }
  return parts.join('');
}

function firstBadLine(bytes: Uint8Array): number {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let line = 0;
  for (const each of byteLines(bytes)) {
    line++;
    try {
      utf8.decode(each);
    } catch {
      return line;
    }
  }
  return line;
}

/** The lines of a text; only line feeds end one, as in the tools that wrote these files. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
