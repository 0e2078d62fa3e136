import type { Block, Row } from '../../contract/index.ts';
import { easyOf, isProse } from '../state/document.ts';
import type { Side } from '../state/state.ts';

/** The position of a row in a longer text. */
export interface RowPlace {
  readonly row: Row;
  readonly start: number;
  readonly end: number;
}

/** Blocks as one Markdown text, with the position of every row. */
export interface PlacedText {
  readonly text: string;
  readonly places: readonly RowPlace[];
}

/** The text of a row on one line, with the same length: positions in it are valid for the row. */
export const lineOf = (row: Row, side: Side): string =>
  (side === 'original' ? row.original : easyOf(row)).replace(/\n/g, ' ');

/**
 * The prose of blocks as Markdown, so that headings and lists are recognised.
 *
 * @example placedText(blocks, 'easy').text // '# Notice\n\nThe water is off.'
 */
export function placedText(blocks: readonly Block[], side: Side): PlacedText {
  const places: RowPlace[] = [];
  let text = '';
  for (const block of blocks.filter(isProse)) {
    const lines = block.rows.map((row) => lineOf(row, side));
    if (lines.every((line) => line.trim() === '')) continue;
    if (text) text += '\n\n';
    text += signOf(block);
    for (const [at, line] of lines.entries()) {
      if (line.trim() === '') continue;
      if (at > 0) text += ' ';
      places.push({ row: block.rows[at], start: text.length, end: text.length + line.length });
      text += line;
    }
  }
  return { text, places };
}

function signOf({ kind, level = 2, ordered }: Block): string {
  if (kind === 'heading') return `${'#'.repeat(level)} `;
  if (kind === 'item') return ordered ? '1. ' : '- ';
  return kind === 'quotation' ? '> ' : '';
}

/** The row that contains a position; binary search, since there may be thousands. */
export function rowAt(places: readonly RowPlace[], at: number): RowPlace | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle].end <= at) low = middle + 1;
    else high = middle;
  }
  const found = places[low];
  return found && found.start <= at ? found : undefined;
}
