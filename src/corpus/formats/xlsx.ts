import { ARCHIVE_LIMITS, type ArchiveLimits } from '../archive/limits.ts';
import { readZip } from '../archive/zip.ts';
import { badContent } from './text.ts';
import { readXml, type XmlPiece } from './xml.ts';

/** Limit of the unpacked size: the largest corpus in this format has 50,000 rows in 20 MB. */
const LIMITS: ArchiveLimits = {
  ...ARCHIVE_LIMITS,
  entries: 2000,
  entryBytes: 256 * (1 << 20),
  totalBytes: 512 * (1 << 20),
};
const MOST_COLUMNS = 16_384;

export interface Sheet {
  readonly name: string;
  /** Rows as lists of cells; a missing cell is ''. `row` counts from 1. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** The sheets of an Excel workbook, as text. */
export function readXlsx(bytes: Uint8Array, file: string): Sheet[] {
  const parts = new Map<string, string>();
  for (const { path, bytes: part } of readZip(bytes, file, LIMITS)) {
    if (/\.(xml|rels)$/.test(path)) parts.set(path, new TextDecoder().decode(part));
  }
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw badContent(file, 1, 'This is not an Excel workbook (xlsx).');
  const targets = new Map<string, string>();
  for (const piece of readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', file)) {
    if (piece.kind !== 'open' || piece.name !== 'Relationship') continue;
    targets.set(piece.attributes.Id, piece.attributes.Target.replace(/^\/?(xl\/)?/, 'xl/'));
  }
  const strings = sharedStrings(parts.get('xl/sharedStrings.xml') ?? '', file);
  const sheets: Sheet[] = [];
  for (const piece of readXml(workbook, file)) {
    if (piece.kind !== 'open' || piece.name !== 'sheet') continue;
    const { name, 'r:id': id } = piece.attributes;
    const text = parts.get(targets.get(id) ?? '');
    if (text === undefined) throw badContent(file, 1, `The sheet "${name}" is missing.`);
    sheets.push({ name, rows: rowsOf(text, `${file}, sheet "${name}"`, strings) });
  }
  return sheets;
}

/** The texts that cells refer to by number, without phonetic guides (`rPh`). */
function sharedStrings(text: string, file: string): string[] {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let inGuide = false;
  for (const piece of readXml(text, file)) {
    if (piece.kind === 'text') {
      if (inText && !inGuide) current += piece.text;
    } else if (piece.name === 't') inText = piece.kind === 'open' && !piece.empty;
    else if (piece.name === 'rPh') inGuide = piece.kind === 'open';
    else if (piece.name === 'si') {
      if (piece.kind === 'open') current = '';
      if (piece.kind === 'close' || piece.empty) strings.push(unescapeCell(current));
    }
  }
  return strings;
}

function rowsOf(text: string, place: string, strings: readonly string[]): Sheet['rows'] {
  const rows: { row: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let column = 0;
  let type = '';
  let value: string | undefined;
  let inGuide = false;
  for (const piece of readXml(text, place)) {
    if (piece.kind === 'text') {
      if (value !== undefined && !inGuide) value += piece.text;
    } else if (piece.name === 'row' && piece.kind === 'open') {
      cells = [];
      rows.push({ row: Number(piece.attributes.r ?? rows.length + 1), cells });
      column = -1;
    } else if (piece.name === 'c' && piece.kind === 'open') {
      column = columnOf(piece, column + 1);
      if (column >= MOST_COLUMNS) throw badContent(place, rows.length, 'It has too many columns.');
      type = piece.attributes.t ?? '';
      while (cells.length <= column) cells.push('');
    } else if (piece.name === 'rPh') inGuide = piece.kind === 'open';
    else if (piece.name === 'v' || piece.name === 't') {
      if (piece.kind === 'open' && !piece.empty) value ??= '';
      else if (piece.kind === 'close' && value !== undefined) {
        cells[column] += type === 's' ? (strings[Number(value)] ?? '') : unescapeCell(value);
        value = undefined;
      }
    }
  }
  return rows;
}

/** "BC12" → 54; without a reference, the next one. */
function columnOf(piece: XmlPiece & { kind: 'open' }, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(piece.attributes.r ?? '')?.[0];
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes control characters as _x000D_. */
function unescapeCell(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
