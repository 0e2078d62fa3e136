import { KlartextError } from '../../core/index.ts';
import type { EvidenceSource } from './evidence.ts';

/** The first line of a packed table of synonyms. */
export interface SynonymHeader {
  readonly format: 1;
  readonly sources: readonly EvidenceSource[];
  readonly words: number;
  readonly heads: number;
  readonly links: number;
}

const COLUMNS = 6;

/** The text and the columns of a packed table. */
export function columnsOf(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length < 4 * COLUMNS) throw damagedTable();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 4 * COLUMNS;
  const columns: Uint8Array[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const length = view.getUint32(4 * column, true);
    if (at + length > bytes.length) throw damagedTable();
    columns.push(bytes.subarray(at, at + length));
    at += length;
  }
  return columns;
}

/** Reads the numbers of a column. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw damagedTable();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw damagedTable();
  }
}

export function damagedTable(): KlartextError {
  return new KlartextError(
    'bad-model',
    'This synonym table is damaged.',
    'Reinstall klartext, or pull the pack again: klartext pack pull',
  );
}
