import type pg from 'pg';
import { KlartextError } from '../core/index.ts';
import { withPackages } from '../core/optional-packages.ts';
import type { Database, Statements, Value } from './database.ts';

/** A number that all transactions of Klartext lock, so that they run one at a time, as in SQLite. */
const TURN = 0x6b6c6172;

/**
 * Opens a PostgreSQL database for a team: several servers may share it.
 *
 * @example const database = await openPostgres('postgres://klartext@localhost/studies');
 */
export async function openPostgres(url: string): Promise<Database> {
  const { default: driver } = await withPackages(['pg'], 'PostgreSQL', () => import('pg'));
  const pool = new driver.Pool({ connectionString: url, max: 8 });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const { hostname, pathname } = new URL(url);
    throw new KlartextError(
      'missing-data',
      `The database ${hostname}${pathname} cannot be opened: ${(error as Error).message}.`,
      'Check that PostgreSQL is running, and check the name and password in the address.',
      { cause: error },
    );
  }
  return new PostgresDatabase(pool);
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  all<T>(sql: string, ...parameters: Value[]): Promise<T[]> {
    return statementsOn(this.pool).all(sql, ...parameters);
  }

  get<T>(sql: string, ...parameters: Value[]): Promise<T | undefined> {
    return statementsOn(this.pool).get(sql, ...parameters);
  }

  run(sql: string, ...parameters: Value[]): Promise<number> {
    return statementsOn(this.pool).run(sql, ...parameters);
  }

  async transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [TURN]);
      const result = await work(statementsOn(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost) => {
        failure = lost;
      });
      throw error;
    } finally {
      // A connection that could not roll back must not be reused.
      client.release(failure);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

function statementsOn(client: Pick<pg.Pool, 'query'>): Statements {
  const query = (sql: string, parameters: Value[]) => client.query(numbered(sql), parameters);
  return {
    all: async <T>(sql: string, ...parameters: Value[]) =>
      (await query(sql, parameters)).rows as T[],
    get: async <T>(sql: string, ...parameters: Value[]) =>
      (await query(sql, parameters)).rows[0] as T | undefined,
    run: async (sql, ...parameters) => (await query(sql, parameters)).rowCount ?? 0,
  };
}

/** PostgreSQL numbers its parameters. Statements of this program have no `?` in string literals. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}
