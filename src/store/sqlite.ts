import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type LibSql from 'libsql';
import { KlartextError } from '../core/index.ts';
import { withPackages } from '../core/optional-packages.ts';
import type { Database, Statements, Value } from './database.ts';

/** How long to wait while another process writes, in milliseconds. */
const PATIENCE = 5_000;
/** The number of prepared statements to keep. */
const PREPARED = 200;

/**
 * Opens or creates an SQLite file. A commit is on disk when it is acknowledged: the write-ahead log is
 * synced at every commit. With `check`, every page is verified before the file is used.
 *
 * @example const database = await openSqlite('/var/lib/klartext/workbench.db');
 */
export async function openSqlite(
  path: string,
  { check = false }: { readonly check?: boolean } = {},
): Promise<Database> {
  const { default: Connection } = await withPackages(
    ['libsql'],
    'Storing documents',
    () => import('libsql'),
  );
  let connection: LibSql.Database;
  try {
    if (path !== ':memory:') await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    connection = new Connection(path, { timeout: PATIENCE });
    connection.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    connection.prepare('PRAGMA journal_mode = WAL').all();
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA foreign_keys = ON');
    connection.prepare('SELECT count(*) FROM sqlite_master').all();
    if (check) refuseDamaged(connection);
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    const { code = '', message } = error as { code?: string; message: string };
    const known = Object.entries(ADVICE).find(([start]) => code.startsWith(start));
    throw new KlartextError(
      'bad-input',
      `${path} cannot be opened as a database: ${message}.`,
      known?.[1] ?? 'Name another file, or move this one away.',
      { cause: error },
    );
  }
  return new SqliteDatabase(connection);
}

/** Hints, by the start of the error code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Give the user who runs klartext write access to the folder, or name another file.',
  EROFS: 'The folder is read-only. Name a file in another one.',
  EEXIST: 'Part of the path is a file. Name a file in a folder.',
  ENOTDIR: 'Part of the path is a file. Name a file in a folder.',
  SQLITE_CANTOPEN:
    'Check that the folder exists, and that you have write access to it and to the file.',
  SQLITE_READONLY: 'Give the user who runs klartext write access to the file and its folder.',
  SQLITE_NOTADB: 'The file is not a database. Name another one, or move this one away.',
  SQLITE_BUSY: 'Another program is using it. Close that program, or name another file.',
  SQLITE_CORRUPT:
    'Restore your last backup, or recover what can be read: sqlite3 FILE ".recover" | sqlite3 new.db',
};

/** Detects damage at once: otherwise the file might fail later, after a day of work. */
function refuseDamaged(connection: LibSql.Database): void {
  const found = connection.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found[0]?.quick_check === 'ok') return;
  throw Object.assign(new Error(`it is damaged (${found[0]?.quick_check})`), {
    code: 'SQLITE_CORRUPT',
  });
}

class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  private readonly connection: LibSql.Database;
  private readonly prepared = new Map<string, LibSql.Statement>();
  /** One connection: transactions run one at a time, and single statements wait for them. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(connection: LibSql.Database) {
    this.connection = connection;
  }

  private readonly direct: Statements = {
    all: async <T>(sql: string, ...parameters: Value[]) => this.prepare(sql).all(parameters) as T[],
    get: async <T>(sql: string, ...parameters: Value[]) =>
      (this.prepare(sql).all(parameters) as T[])[0],
    run: async (sql, ...parameters) => this.prepare(sql).run(parameters).changes,
  };

  all<T>(sql: string, ...parameters: Value[]): Promise<T[]> {
    return this.alone(() => this.direct.all<T>(sql, ...parameters));
  }

  get<T>(sql: string, ...parameters: Value[]): Promise<T | undefined> {
    return this.alone(() => this.direct.get<T>(sql, ...parameters));
  }

  run(sql: string, ...parameters: Value[]): Promise<number> {
    return this.alone(() => this.direct.run(sql, ...parameters));
  }

  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      this.connection.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(this.direct);
        this.connection.exec('COMMIT');
        return result;
      } catch (error) {
        // A failed COMMIT may have ended it already.
        if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.last;
    this.prepared.clear();
    this.connection.close();
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }

  private prepare(sql: string): LibSql.Statement {
    let statement = this.prepared.get(sql);
    if (!statement) {
      if (this.prepared.size >= PREPARED) this.prepared.clear();
      statement = this.connection.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }
}
