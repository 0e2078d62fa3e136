import type { Draft } from './draft.ts';

/** A table, row by row; all rows have the same number of cells. */
export interface Table {
  readonly cells: readonly (readonly Draft[])[];
}

/** More columns than in any table that people read. */
const MOST_COLUMNS = 60;

/** Blocks in order, with the cells of each table grouped. */
export function tablesOf(drafts: readonly Draft[]): (Draft | Table)[] {
  const parts: (Draft | Table)[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const { cell } = drafts[at];
    if (drafts[at].kind !== 'cell' || !cell) {
      parts.push(drafts[at]);
      continue;
    }
    const cells: Draft[] = [];
    for (; at < drafts.length && drafts[at].cell?.table === cell.table; at++)
      cells.push(drafts[at]);
    at--;
    parts.push({ cells: grid(cells) });
  }
  return parts;
}

function grid(cells: readonly Draft[]): Draft[][] {
  const rows = [...new Set(cells.map(({ cell }) => cell?.row ?? 0))].sort((a, b) => a - b);
  const width = Math.min(MOST_COLUMNS, 1 + Math.max(...cells.map(({ cell }) => cell?.column ?? 0)));
  return rows.map((row) => {
    const own = cells.filter(({ cell }) => cell?.row === row);
    return Array.from({ length: width }, (_, column): Draft => {
      const here = own.filter(({ cell }) => cell?.column === column);
      if (here.length === 0) return { kind: 'cell', cell: { table: 0, row, column }, runs: [] };
      const runs = here.flatMap((each, at) => [...(at > 0 ? [{ text: '\n' }] : []), ...each.runs]);
      return { ...here[0], runs };
    });
  });
}
