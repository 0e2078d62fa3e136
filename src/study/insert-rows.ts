import type { Statements, Value } from '../store/index.ts';

/** Rows per statement: with ten columns, far below the parameter limits of both databases. */
const MOST = 200;

/** Adds many rows in few statements, because each statement is a round trip to the database. */
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
