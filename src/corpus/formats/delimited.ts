import { nearestName } from '../../core/index.ts';
import { badContent } from './text.ts';

/** The separator and quoting of a file. */
export interface Delimiting {
  readonly separator: '\t' | ',' | ';';
  /** Whether cells in double quotes may contain separators and line breaks. */
  readonly quotes: boolean;
}

export const CSV: Delimiting = { separator: ',', quotes: true };
export const TSV: Delimiting = { separator: '\t', quotes: false };
export const QUOTED_TSV: Delimiting = { separator: '\t', quotes: true };

export interface Row {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table; empty lines are skipped. */
export function* readRows(text: string, file: string, how: Delimiting): Generator<Row> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    let inRow = true;
    while (inRow) {
      const cell = how.quotes && text[at] === '"' ? quoted(text, at) : plain(text, at, how);
      if (cell === undefined) {
        throw badContent(file, line, 'A quoted cell starts here and never ends.');
      }
      at = cell.end;
      line += cell.breaks;
      let content = cell.text;
      // Text after a closing quote belongs to the cell, as in Python's csv module.
      if (cell.quoted && at < text.length && !isEnd(text, at, how)) {
        const rest = plain(text, at, how);
        content += rest.text;
        at = rest.end;
      }
      if (text[at] === how.separator) {
        cells.push(content);
        at++;
        continue;
      }
      if (text[at] === '\r' && text[at + 1] === '\n') at++;
      else if (content.endsWith('\r')) content = content.slice(0, -1);
      cells.push(content);
      at++;
      line++;
      inRow = false;
    }
    if (cells.length > 1 || cells[0] !== '') yield { line: start, cells };
  }
}

interface Scanned {
  readonly text: string;
  readonly end: number;
  readonly breaks: number;
  readonly quoted: boolean;
}

function isEnd(text: string, at: number, { separator }: Delimiting): boolean {
  return (
    text[at] === separator || text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n')
  );
}

function plain(text: string, from: number, { separator }: Delimiting): Scanned {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { text: text.slice(from, end), end, breaks: 0, quoted: false };
}

function quoted(text: string, from: number): Scanned | undefined {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return undefined;
    parts.push(text.slice(at, end));
    if (text[end + 1] !== '"') {
      const content = parts.join('"');
      return { text: content, end: end + 1, breaks: countBreaks(content), quoted: true };
    }
    at = end + 2;
  }
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** A row with access to cells by column title. */
export interface TitledRow {
  readonly line: number;
  readonly cells: readonly string[];
  cell(title: string): string;
}

/** The rows below a header line; every row must have every column in `needs`. */
export function* readTable(
  text: string,
  file: string,
  how: Delimiting,
  needs: readonly string[],
): Generator<TitledRow> {
  const rows = readRows(text, file, how);
  const first = rows.next();
  const titles = first.done ? [] : first.value.cells.map((title) => title.trim());
  for (const title of needs) {
    if (titles.includes(title)) continue;
    const near = nearestName(title, titles);
    throw badContent(
      file,
      1,
      `There is no column "${title}".`,
      near ? `Did you mean "${near}"?` : `Columns: ${titles.slice(0, 20).join(', ')}.`,
    );
  }
  const columns = new Map(titles.map((title, column) => [title, column]));
  const last = Math.max(-1, ...needs.map((title) => columns.get(title) as number));
  for (const { line, cells } of rows) {
    if (cells.length <= last) {
      const title = needs.find((each) => (columns.get(each) as number) >= cells.length);
      throw badContent(file, line, `This row ends before its column "${title}".`);
    }
    yield { line, cells, cell: (title) => cells[columns.get(title) ?? -1] ?? '' };
  }
}
