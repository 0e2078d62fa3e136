import type { ScoreTable } from './table.ts';

/** One line per score at full precision, for spreadsheets and scripts. */
export function csvTable({ metrics, rows, signatures }: ScoreTable): string {
  const lines = [['system', 'metric', 'value', 'low', 'high', 'p', 'signature']];
  for (const { system, cells } of rows) {
    cells.forEach((cell, at) => {
      if (!cell) return;
      const [low, high] = cell.interval ?? [];
      const numbers = [cell.value, low, high, cell.pValue].map(
        (number) => number?.toString() ?? '',
      );
      lines.push([system, metrics[at].name, ...numbers, signatures[at]]);
    });
  }
  return lines.map(csvRow).join('');
}

/** A row by RFC 4180 in which no cell runs as a formula. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** RFC 4180; a cell that a spreadsheet would run as a formula starts with an apostrophe. */
function quoted(cell: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
