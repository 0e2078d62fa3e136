import type { Pool } from 'pg';
import { KlartextError } from '../../core/index.ts';

/** Incremented when the tables change; other versions of Klartext then report an error instead of guessing. */
const VERSION = 1;

const TABLES = `
create schema if not exists klartext_queue;
create table if not exists klartext_queue.version (version int primary key);
insert into klartext_queue.version
  select ${VERSION} where not exists (select from klartext_queue.version);
create table if not exists klartext_queue.job (
  name text primary key,
  kind text not null,
  payload json not null,
  state text not null,
  fence bigint not null default 0,
  attempts int not null default 0,
  failures int not null default 0,
  delivery uuid not null,
  worker text,
  lease_until timestamptz,
  reason text,
  result json,
  ended timestamptz
);
create index if not exists job_held on klartext_queue.job (lease_until) where state = 'held';
`;

/** Creates missing tables; throws if they have another version. */
export async function prepareTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two workers that start together must not both create the tables.
    await client.query(`select pg_advisory_xact_lock(hashtext('klartext_queue'))`);
    const { rows } = await client.query(
      `select to_regclass('klartext_queue.version') is not null as there`,
    );
    if (rows[0].there) {
      const found = await client.query('select version from klartext_queue.version');
      const version = found.rows[0]?.version;
      if (version !== VERSION) {
        throw new KlartextError(
          'not-supported',
          `The queue's tables have version ${version}; this klartext needs version ${VERSION}.`,
          'Use the version of klartext that created them, or another database.',
        );
      }
    } else await client.query(TABLES);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Explains errors caused by a wrong address; leaves others unchanged. Never shows a password. */
export function connectionError(error: unknown, url: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  const what: Record<string, string> = {
    ECONNREFUSED: 'No server answers at this address.',
    ENOTFOUND: 'The host does not exist.',
    EAI_AGAIN: 'The host does not exist.',
    '28P01': 'The password is wrong.',
    '28000': 'The user does not have permission to log in.',
    '3D000': 'There is no such database.',
    '42501': 'The user may not create the tables of the queue.',
  };
  if (!what[code]) return error;
  return new KlartextError(
    'missing-data',
    `The queue ${withoutPassword(url)} cannot be opened. ${what[code]}`,
    'Name it as postgres://USER:PASSWORD@HOST/DATABASE.',
    { cause: error },
  );
}

export function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');
}
