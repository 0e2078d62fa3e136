import { KlartextError } from '../../core/index.ts';
import { CSV, type Delimiting, readRows, TSV } from '../../corpus/formats/delimited.ts';

export interface TableRow {
  /** Its first line, counted from 1. */
  readonly line: number;
  /** The cell of a column, '' if missing. */
  cell(column: string): string;
}

/** A file of rows with named cells, in any supported format. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Reads CSV, TSV or JSON lines; the extension, or else the first line, decides which. */
export function readTable(text: string, file: string): Table {
  if (/\.(jsonl|ndjson)$/i.test(file) || /^\s*[{[]/.test(text.slice(0, 100))) {
    return readJsonLines(text, file);
  }
  const rows = readRows(text, file, delimitingOf(text, file));
  const head = rows.next();
  if (head.done) throw badTable(file, 'The file is empty.');
  const columns = head.value.cells.map((title) => title.trim());
  const places = new Map(columns.map((column, at) => [column, at]));
  const found: TableRow[] = [];
  for (const { line, cells } of rows) {
    if (cells.length !== columns.length) {
      throw badTable(
        file,
        `Line ${line} has ${cells.length} cells, but the header has ${columns.length}.`,
        'Put double quotes around a cell that contains the separator.',
      );
    }
    found.push({ line, cell: (column) => cells[places.get(column) ?? -1]?.trim() ?? '' });
  }
  return { file, columns, rows: found };
}

function delimitingOf(text: string, file: string): Delimiting {
  if (/\.(tsv|tab)$/i.test(file)) return TSV;
  const end = text.indexOf('\n');
  const titles = end < 0 ? text : text.slice(0, end);
  const count = (separator: string) => titles.split(separator).length;
  if (count('\t') > Math.max(count(','), count(';'))) return TSV;
  return count(';') > count(',') ? { separator: ';', quotes: true } : CSV;
}

function readJsonLines(text: string, file: string): Table {
  const columns = new Set<string>();
  const rows: TableRow[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = parsed(line, file, at + 1);
    for (const column of record.keys()) columns.add(column);
    rows.push({ line: at + 1, cell: (column) => record.get(column) ?? '' });
  }
  if (rows.length === 0) throw badTable(file, 'The file is empty.');
  return { file, columns: [...columns], rows };
}

function parsed(line: string, file: string, number: number): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw badTable(file, `Line ${number} is not JSON.`, 'Write one complete JSON object per line.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badTable(file, `Line ${number} is not a JSON object.`, 'Write one {"item": …} per line.');
  }
  return new Map(
    Object.entries(value).map(([key, cell]) => [
      key,
      cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell).trim(),
    ]),
  );
}

function badTable(file: string, message: string, hint = 'Give rows with item, rater and value.') {
  return new KlartextError('bad-input', `${file}: ${message}`, hint);
}
