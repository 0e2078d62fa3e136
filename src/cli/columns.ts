// Wide: CJK, Hangul, kana, fullwidth forms and emoji take two terminal columns.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
const PLAIN = /^[\x20-\x7e]*$/;

/** The number of terminal columns that a string takes. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += NO_WIDTH.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/**
 * Makes text safe for a terminal: replaces control characters, which could move the cursor or set
 * the title, by their symbols (ESC → ␛), and line breaks and tabs by spaces.
 */
export function printable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g, (char) => {
    const code = char.charCodeAt(0);
    if (code === 0x0a || code === 0x0d || code === 0x09 || code > 0x9f) return ' ';
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
  });
}

/** The text cut to a width; … marks the cut. */
export function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const char of text) {
    used += displayWidth(char);
    if (used > width) break;
    kept += char;
  }
  return `${kept}…`;
}

/** One cell of a table: its text, and how to colour it once it is padded. */
export interface Cell {
  readonly text: string;
  readonly colour?: (text: string) => string;
}

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** Cut longer cells. */
  readonly most?: number;
  /** For the last column only: never cut it; a narrow terminal wraps its lines. */
  readonly whole?: boolean;
}

/** Lays rows out in columns two spaces apart; the last one is cut to the width unless `whole`. */
export function drawTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  width: number,
  colourTitle: (text: string) => string = (text) => text,
): string[] {
  const widths = columns.map((column, at) =>
    Math.min(
      column.most ?? Number.POSITIVE_INFINITY,
      rows.reduce((most, row) => Math.max(most, displayWidth(row[at].text)), column.title.length),
    ),
  );
  const last = columns.length - 1;
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + 2, 0);
  if (!columns[last].whole) widths[last] = Math.min(widths[last], Math.max(8, width - before));
  const titles = columns.map(({ title }) => ({ text: title, colour: colourTitle }));
  return [titles, ...rows].map((row) =>
    row
      .map((cell, at) => drawCell(cell, widths[at], columns[at].align ?? 'left', at === last))
      .join('  ')
      .trimEnd(),
  );
}

function drawCell(cell: Cell, width: number, align: string, isLast: boolean): string {
  const text = cut(cell.text, width);
  const coloured = cell.colour && text !== '' ? cell.colour(text) : text;
  const padding = ' '.repeat(width - displayWidth(text));
  if (align === 'right') return padding + coloured;
  return isLast ? coloured : coloured + padding;
}
