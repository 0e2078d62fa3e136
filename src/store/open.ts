import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database at a path (SQLite) or address (`postgres://…`).
 *
 * @example const database = await openDatabase('studies.db');
 */
export function openDatabase(pathOrUrl: string): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(pathOrUrl) ? openPostgres(pathOrUrl) : openSqlite(pathOrUrl);
}
