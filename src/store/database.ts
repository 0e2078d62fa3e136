/** Types of parameters. Text must not contain U+0000: SQLite truncates there, PostgreSQL rejects it. */
export type Value = string | number | bigint | null | Uint8Array;

/** Statements with `?` for parameters. */
export interface Statements {
  all<T>(sql: string, ...parameters: Value[]): Promise<T[]>;
  get<T>(sql: string, ...parameters: Value[]): Promise<T | undefined>;
  /** The number of changed rows. */
  run(sql: string, ...parameters: Value[]): Promise<number>;
}

/**
 * A database that keeps every acknowledged change, whatever happens to the process afterwards. A
 * small common interface for SQLite and others, so that a store can be tested on each.
 */
export interface Database extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Runs `work` alone; all of it is kept, and on the disk when this resolves, or none. A transaction
   * inside a transaction is not possible: hand `statements` on.
   */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Brings the tables of one part of the program up to date; each step runs once. */
export async function migrate(
  database: Database,
  part: string,
  steps: readonly string[],
): Promise<void> {
  await database.transaction(async (statements) => {
    await statements.run(
      'CREATE TABLE IF NOT EXISTS schema_steps (part TEXT PRIMARY KEY, steps INTEGER NOT NULL)',
    );
    const known = await statements.get<{ steps: number }>(
      'SELECT steps FROM schema_steps WHERE part = ?',
      part,
    );
    const done = Number(known?.steps ?? 0);
    for (const step of steps.slice(done)) {
      for (const statement of step.split(';').filter((each) => each.trim() !== '')) {
        await statements.run(statement);
      }
    }
    if (done === steps.length) return;
    await statements.run('DELETE FROM schema_steps WHERE part = ?', part);
    await statements.run(
      'INSERT INTO schema_steps (part, steps) VALUES (?, ?)',
      part,
      steps.length,
    );
  });
}
