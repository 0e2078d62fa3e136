import { inflateRawSync } from 'node:zlib';
import { KlartextError } from '../../core/index.ts';
import { crc32 } from './crc32.ts';
import type { ArchiveEntry } from './entry.ts';
import { Allowance, ARCHIVE_LIMITS, type ArchiveLimits } from './limits.ts';
import { safePath, unsafe } from './safe-path.ts';

const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** File type bits of a Unix mode: a symbolic link. */
const LINK = 0o120000;
const TYPE = 0o170000;
const ZIP64 = 0xffffffff;

interface Listed {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * The files of a zip archive, in sequence. All paths and sizes are checked before the first file is
 * unpacked. `name` appears in messages.
 *
 * @example for (const { path, bytes } of readZip(archive, 'corpus.zip')) …
 */
export function* readZip(
  archive: Uint8Array,
  name: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Generator<ArchiveEntry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const allowance = new Allowance(name, limits);
  const listed = centralDirectory(archive, view, name);
  refuseOverlap(listed, name);
  for (const entry of listed) allowance.take(entry.path, entry.size, entry.packed);
  for (const entry of listed) yield { path: entry.path, bytes: unpack(archive, view, entry, name) };
}

function centralDirectory(archive: Uint8Array, view: DataView, name: string): Listed[] {
  const end = findEnd(view);
  if (end < 0) throw damaged(name, 'its end is missing, as after an interrupted download');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const listed: Listed[] = [];
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_SIZE > end || view.getUint32(at, true) !== CENTRAL) {
      throw damaged(name, `entry ${i + 1} of ${count} is not in its table`);
    }
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const raw = new TextDecoder().decode(
      archive.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + lengths[0]),
    );
    const entry = readListed(view, at, raw, name);
    if (entry) listed.push(entry);
    at += CENTRAL_SIZE + lengths[0] + lengths[1] + lengths[2];
  }
  return listed;
}

/** Skips folders; rejects links, encrypted files and unknown compression methods. */
function readListed(view: DataView, at: number, raw: string, name: string): Listed | undefined {
  const path = safePath(name, raw.endsWith('/') && raw.length > 1 ? raw.slice(0, -1) : raw);
  const mode = view.getUint32(at + 38, true) >>> 16;
  if ((mode & TYPE) === LINK) throw unsafe(name, raw, 'it is a link');
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw unsafe(name, raw, 'it is encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) {
    throw unsafe(
      name,
      raw,
      `it uses compression method ${method}, which klartext does not support`,
    );
  }
  if (raw.endsWith('/')) return undefined;
  const [packed, size, offset] = [20, 24, 42].map((place) => view.getUint32(at + place, true));
  if ([packed, size, offset].includes(ZIP64)) {
    throw unsafe(name, raw, 'it is larger than 4 GB, which klartext does not support');
  }
  return { path, method, crc: view.getUint32(at + 16, true), packed, size, offset };
}

/** The end record is the last 22 bytes, before a comment of up to 65,535. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

/** With entries that share packed bytes, a small file can unpack to petabytes (Fifield 2019). */
function refuseOverlap(listed: readonly Listed[], name: string): void {
  const sorted = [...listed].sort((a, b) => a.offset - b.offset);
  for (let i = 1; i < sorted.length; i++) {
    const before = sorted[i - 1];
    if (before.offset + LOCAL_SIZE + before.packed > sorted[i].offset) {
      throw unsafe(name, sorted[i].path, 'it shares its bytes with another entry');
    }
  }
}

function unpack(archive: Uint8Array, view: DataView, entry: Listed, name: string): Uint8Array {
  const { offset, packed, size, path } = entry;
  if (offset + LOCAL_SIZE > archive.length || view.getUint32(offset, true) !== LOCAL) {
    throw damaged(name, `"${path}" is not at the offset in its table`);
  }
  const start =
    offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > archive.length) throw damaged(name, `"${path}" is truncated`);
  const bytes = archive.subarray(start, start + packed);
  const unpacked = entry.method === STORED ? bytes : inflate(bytes, size, path, name);
  if (unpacked.length !== size)
    throw damaged(name, `"${path}" does not have the size in its table`);
  if (crc32(unpacked) !== entry.crc) throw damaged(name, `the checksum of "${path}" is wrong`);
  return unpacked;
}

/** Never returns more than the checked size. */
function inflate(bytes: Uint8Array, size: number, path: string, name: string): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw unsafe(name, path, 'it unpacks to more than the size in its table');
    }
    throw damaged(name, `"${path}" cannot be unpacked`);
  }
}

function damaged(name: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${name} is damaged: ${why}.`,
    'Delete the file and download it again.',
  );
}
