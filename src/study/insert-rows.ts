import type { Statements, Value } from '../store/index.ts';

/** Rows of one statement: with ten columns far below what both databases allow in parameters. */
const MOST = 200;

/** Adds many rows in few statements: each of them is a way to the database and back. */
export async function insertRows(
  statements: Statements,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]);
  const places = `(${columns.map(() => '?').join(', ')})`;
  for (let at = 0; at < rows.length; at += MOST) {
    const some = rows.slice(at, at + MOST);
    await statements.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => places).join(', ')}`,
      ...some.flatMap((row) => columns.map((column) => row[column])),
    );
  }
}
