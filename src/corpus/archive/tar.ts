import { KlartextError } from '../../core/index.ts';
import type { ArchiveEntry } from './entry.ts';
import { Allowance, ARCHIVE_LIMITS, type ArchiveLimits, withinRatio } from './limits.ts';
import { safePath, unsafe } from './safe-path.ts';

const BLOCK = 512;
const LONG_NAME_BYTES = 1 << 16;
/** Header types other than plain files: extended headers and long names. */
const EXTENDED = 'x';
const EXTENDED_FOR_ALL = 'g';
const LONG_NAME = 'L';
const LONG_LINK = 'K';
const FOLDER = '5';
const FILES = ['0', '\0', '7'];

interface Header {
  readonly path: string;
  readonly size: number;
  readonly type: string;
}

/**
 * The files of a tar archive from a stream of its unpacked bytes; `packedBytes` is the size of the
 * packed file, which distinguishes a bomb from text.
 *
 * @example for await (const { path } of readTar(stream, 'corpus.tar.gz', 4096)) …
 */
export async function* readTar(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  packedBytes: number,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): AsyncGenerator<ArchiveEntry> {
  const input = new ByteReader(chunks, name);
  const allowance = new Allowance(name, withinRatio(limits, packedBytes));
  let longName: string | undefined;
  for (;;) {
    const block = await input.take(BLOCK);
    if (block === undefined || block.every((byte) => byte === 0)) return;
    const header = readHeader(block, name);
    const padded = Math.ceil(header.size / BLOCK) * BLOCK;
    if ([EXTENDED, EXTENDED_FOR_ALL, LONG_NAME, LONG_LINK].includes(header.type)) {
      if (header.size > LONG_NAME_BYTES) throw unsafe(name, header.path, 'its header is too long');
      const body = text((await input.whole(padded, header.path)).subarray(0, header.size));
      if (header.type === LONG_NAME) longName = body.replace(/\0.*$/s, '');
      if (header.type === EXTENDED) longName = extendedPath(body) ?? longName;
      continue;
    }
    const raw = longName ?? header.path;
    longName = undefined;
    if (header.type === FOLDER) {
      if (!/^(\.\/?|\/)$/.test(raw)) safePath(name, raw);
      continue;
    }
    if (!FILES.includes(header.type)) throw unsafe(name, raw, 'it is a link or a device');
    const path = safePath(name, raw);
    allowance.take(path, header.size, packedBytes);
    yield { path, bytes: (await input.whole(padded, path)).subarray(0, header.size) };
  }
}

function readHeader(block: Uint8Array, name: string): Header {
  const stated = octal(block.subarray(148, 156));
  let sum = 8 * 0x20;
  for (let i = 0; i < BLOCK; i++) if (i < 148 || i >= 156) sum += block[i];
  if (stated !== sum) throw damaged(name, 'the checksum of a header is wrong');
  const size = octal(block.subarray(124, 136));
  const prefix = text(block.subarray(257, 262)) === 'ustar' ? field(block.subarray(345, 500)) : '';
  const short = field(block.subarray(0, 100));
  const path = prefix ? `${prefix}/${short}` : short;
  if (!Number.isSafeInteger(size)) throw damaged(name, `"${path}" has no size`);
  return { path, size, type: String.fromCharCode(block[156]) };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const field = (bytes: Uint8Array) => text(bytes).split('\0', 1)[0];

/** Octal digits; sizes over 8 GB use another notation, which corpora do not need. */
function octal(bytes: Uint8Array): number {
  const digits = field(bytes).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

/** The path of an extended header: lines of "length key=value". */
function extendedPath(body: string): string | undefined {
  for (const line of body.split('\n')) {
    const [, key, value] = /^\d+ (\w+)=(.*)$/.exec(line) ?? [];
    if (key === 'path') return value;
  }
  return undefined;
}

/** Reads a stream in blocks of the lengths that the format requires. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #name: string;
  #left: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>, name: string) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#name = name;
  }

  /** The next `length` bytes; undefined at the end. */
  async take(length: number): Promise<Uint8Array | undefined> {
    const parts = [this.#left];
    let have = this.#left.length;
    while (have < length) {
      const next = await this.#next();
      if (next === undefined) break;
      parts.push(next);
      have += next.length;
    }
    if (have === 0 && length > 0) return undefined;
    if (have < length) throw damaged(this.#name, 'it is truncated');
    const all = parts.length === 1 ? parts[0] : Buffer.concat(parts, have);
    this.#left = all.subarray(length);
    return all.subarray(0, length);
  }

  async whole(length: number, path: string): Promise<Uint8Array> {
    const bytes = await this.take(length);
    if (bytes === undefined) throw damaged(this.#name, `"${path}" is truncated`);
    return bytes;
  }

  async #next(): Promise<Uint8Array | undefined> {
    try {
      const { value, done } = await this.#chunks.next();
      return done ? undefined : value;
    } catch (error) {
      if (error instanceof KlartextError) throw error;
      throw damaged(this.#name, `it cannot be unpacked (${(error as Error).message})`);
    }
  }
}

function damaged(name: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${name} is damaged: ${why}.`,
    'Delete the file and download it again.',
  );
}
