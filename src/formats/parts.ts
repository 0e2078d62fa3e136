import { KlartextError } from '../core/index.ts';
import { readZip } from '../corpus/archive/zip.ts';

/** Larger than any office file that people write by hand. */
const LIMITS = { entries: 5_000, entryBytes: 60_000_000, totalBytes: 200_000_000, ratio: 200 };
/** The text parts of an office file; pictures are not kept in memory. */
const MOST_XML = 40_000_000;

/**
 * The requested parts of an office file. Rejects bombs, links, unusual paths and damaged archives,
 * and parts that declare entities, which no document needs.
 */
export function officeParts(
  bytes: Uint8Array,
  name: string,
  isWanted: (path: string) => boolean,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let size = 0;
  for (const { path, bytes: part } of readZip(bytes, name, LIMITS)) {
    if (!isWanted(path)) continue;
    size += part.length;
    if (size > MOST_XML) {
      throw new KlartextError('bad-input', `${name} is too large.`, 'Split it into several files.');
    }
    if (/\.(?:xml|rels)$/i.test(path)) refuseEntities(part, name);
    parts.set(path, part);
  }
  return parts;
}

/** A document type can declare entities: bombs, and references to files on the reader's machine. */
function refuseEntities(part: Uint8Array, name: string): void {
  const isWide = part[0] === 0xff || part[0] === 0xfe || part[0] === 0 || part[1] === 0;
  const text = new TextDecoder(
    isWide ? (part[0] === 0xfe || part[0] === 0 ? 'utf-16be' : 'utf-16le') : 'latin1',
  ).decode(part);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) {
    throw new KlartextError(
      'bad-input',
      `${name} declares entities, which no office program writes.`,
      'Save it again with your office program.',
    );
  }
}
