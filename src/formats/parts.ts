import { KlartextError } from '../core/index.ts';
import { readZip } from '../corpus/archive/zip.ts';

/** No office file that people write by hand is larger. */
const LIMITS = { entries: 5_000, entryBytes: 60_000_000, totalBytes: 200_000_000, ratio: 200 };
/** The text parts of an office file; pictures are not unpacked into memory for long. */
const MOST_XML = 40_000_000;

/**
 * The parts of an office file that are asked for. Bombs, links, odd paths and broken archives are
 * refused; a part that declares entities of its own is, too: no document needs them.
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
      throw new KlartextError('bad-input', `${name} is too large.`, 'Cut it into several.');
    }
    if (/\.(?:xml|rels)$/i.test(path)) refuseEntities(part, name);
    parts.set(path, part);
  }
  return parts;
}

/** A document type is where entities are declared: bombs, and files of the reader's machine. */
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
