import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { withPackages } from '../../core/optional-packages.ts';
import { connectionError, prepareTables, withoutPassword } from './postgres-schema.ts';
import { lookAt, statusOf } from './postgres-status.ts';
import { ATTEMPTS, type JobQueue, LOSSES, PAUSE, type State, type TakenJob } from './queue.ts';

const DELIVERIES = 'klartext';
/** The maximum of pg-boss: we manage leases ourselves, because only we know the fence. */
const EXPIRY_HOURS = 23;

/**
 * A queue on PostgreSQL. pg-boss delivers jobs; our own table records the holder, lease and fence of
 * each job. Every change of both is one transaction.
 */
export async function postgresQueue(url: string, pause = PAUSE): Promise<JobQueue> {
  const [{ default: pg }, { default: PgBoss }] = await withPackages(
    ['pg', 'pg-boss'],
    'A queue on PostgreSQL',
    () => Promise.all([import('pg'), import('pg-boss')]),
  );
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => {});
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'klartext_pgboss',
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  try {
    await prepareTables(pool);
    await boss.start();
    await boss.createQueue(DELIVERIES);
  } catch (error) {
    await pool.end().catch(() => {});
    throw connectionError(error, url);
  }

  async function transaction<T>(body: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await body(client);
      await client.query('commit');
      return result;
    } catch (error) {
      broken = error as Error;
      await client.query('rollback').then(
        () => {
          broken = undefined;
        },
        () => {},
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }
  const within = (client: PoolClient) => ({
    db: { executeSql: (text: string, values: unknown[]) => client.query(text, values) },
  });
  /** Queues jobs for delivery, under the ids that their rows expect. */
  async function deliver(
    client: PoolClient,
    rows: readonly { name: string; delivery: string }[],
    delay = 0,
  ): Promise<void> {
    if (rows.length === 0) return;
    const startAfter = new Date(Date.now() + delay * 1000);
    await boss.insert(
      rows.map(({ name, delivery }) => ({
        id: delivery,
        name: DELIVERIES,
        data: { name },
        retryLimit: 0,
        expireInSeconds: EXPIRY_HOURS * 3600,
        ...(delay > 0 && { startAfter }),
      })),
      within(client),
    );
  }

  /** Requeues jobs whose workers were lost, or fails them if that happened too often. */
  async function reclaim(client: PoolClient): Promise<void> {
    const { rows } = await client.query(
      `update klartext_queue.job job
       set state = case when job.attempts - job.failures >= ${LOSSES} then 'failed' else 'waiting' end,
           reason = 'its worker was lost', delivery = gen_random_uuid(), worker = null
       from (select name, delivery as old from klartext_queue.job
             where state = 'held' and lease_until < now() limit 20 for update skip locked) lost
       where job.name = lost.name
       returning job.name, job.delivery, job.state, lost.old`,
    );
    if (rows.length === 0) return;
    await boss.cancel(
      DELIVERIES,
      rows.map(({ old }) => old),
      within(client),
    );
    await deliver(
      client,
      rows.filter(({ state }) => state === 'waiting'),
    );
  }

  /** A change by the holder: applies only if the fence is still the latest. */
  function close(
    { name, fence }: TakenJob,
    set: string,
    values: readonly unknown[],
    after: (client: PoolClient, row: Closed) => Promise<void>,
  ): Promise<boolean> {
    return transaction(async (client) => {
      const { rows } = await client.query(
        `update klartext_queue.job job set ${set}
         from (select name, delivery as old from klartext_queue.job where name = $1 for update) was
         where job.name = was.name and job.fence = $2 and job.state = 'held'
         returning job.name, job.delivery, job.state, job.failures, was.old`,
        [name, fence, ...values],
      );
      if (rows.length === 0) return false;
      await after(client, rows[0]);
      return true;
    });
  }

  async function change(
    names: readonly string[] | undefined,
    from: readonly State[],
    set: string,
    isSent: boolean,
  ): Promise<number> {
    return transaction(async (client) => {
      const { rows } = await client.query(
        `update klartext_queue.job job set ${set}, delivery = gen_random_uuid()
         from (select name, delivery as old from klartext_queue.job
               where state = any($1) and ($2::text[] is null or name = any($2)) for update) was
         where job.name = was.name returning job.name, job.delivery, was.old`,
        [from, names ?? null],
      );
      if (rows.length > 0) {
        await boss.cancel(
          DELIVERIES,
          rows.map(({ old }) => old),
          within(client),
        );
        if (isSent) await deliver(client, rows);
      }
      return rows.length;
    });
  }

  return {
    url: withoutPassword(url),
    async add(added) {
      const BATCH = 500;
      const jobs = [...new Map(added.map((job) => [job.name, job])).values()];
      for (let from = 0; from < jobs.length; from += BATCH) {
        const batch = jobs.slice(from, from + BATCH).map((job) => ({ ...job, id: randomUUID() }));
        await transaction(async (client) => {
          const { rows } = await client.query(
            `insert into klartext_queue.job (name, kind, payload, state, delivery)
             select job->>'name', job->>'kind', job->'payload', 'waiting', (job->>'id')::uuid
             from json_array_elements($1::json) job
             on conflict (name) do update
               set state = 'waiting', attempts = 0, failures = 0, reason = null, result = null,
                   payload = excluded.payload, delivery = excluded.delivery
               where job.state not in ('waiting', 'held')
             returning name, delivery`,
            [JSON.stringify(batch)],
          );
          await deliver(client, rows);
        });
      }
    },
    async take(worker, leaseSeconds) {
      // In a separate transaction: a delivery can be fetched only after the one that sent it commits.
      await transaction(reclaim);
      return transaction(async (client) => {
        for (;;) {
          const [delivered] = await boss.fetch<{ name: string }>(DELIVERIES, within(client));
          if (!delivered) return undefined;
          const { rows } = await client.query(
            `update klartext_queue.job set state = 'held', fence = fence + 1,
               attempts = attempts + 1, worker = $3, lease_until = now() + $4 * interval '1 second'
             where name = $1 and delivery = $2 and state = 'waiting'
             returning name, kind, payload, fence, attempts`,
            [delivered.data.name, delivered.id, worker, leaseSeconds],
          );
          if (rows.length === 0) {
            await boss.complete(DELIVERIES, delivered.id, {}, within(client));
            continue;
          }
          const [{ name, kind, payload, fence, attempts }] = rows;
          return { name, kind, payload, fence: Number(fence), attempt: attempts };
        }
      });
    },
    async renew({ name, fence }, leaseSeconds) {
      const { rowCount } = await pool.query(
        `update klartext_queue.job set lease_until = now() + $3 * interval '1 second'
         where name = $1 and fence = $2 and state = 'held'`,
        [name, fence, leaseSeconds],
      );
      return rowCount === 1;
    },
    complete: (job, result) =>
      close(
        job,
        `state = 'done', result = $3, reason = null, ended = now()`,
        [JSON.stringify(result)],
        async (client, { old }) => {
          await boss.complete(DELIVERIES, old, {}, within(client));
        },
      ),
    fail: (job, reason) =>
      close(
        job,
        `state = case when job.failures + 1 >= ${ATTEMPTS} then 'failed' else 'waiting' end,
         failures = job.failures + 1, reason = $3, delivery = gen_random_uuid(), worker = null`,
        [reason],
        async (client, row) => {
          await boss.fail(DELIVERIES, row.old, { reason }, within(client));
          if (row.state === 'waiting') {
            await deliver(client, [row], pause * 2 ** (row.failures - 1));
          }
        },
      ),
    release: (job) =>
      close(
        job,
        `state = 'waiting', attempts = job.attempts - 1, delivery = gen_random_uuid(), worker = null`,
        [],
        async (client, row) => {
          await boss.cancel(DELIVERIES, row.old, within(client));
          await deliver(client, [row]);
        },
      ),
    look: (names) => lookAt(pool, names),
    status: () => statusOf(pool),
    retry: (names) =>
      change(names, ['failed', 'cancelled'], `state = 'waiting', attempts = 0, failures = 0`, true),
    cancel: (names) => change(names, ['waiting', 'held', 'failed'], `state = 'cancelled'`, false),
    async close() {
      await boss.stop({ graceful: false, wait: false }).catch(() => {});
      await pool.end();
    },
  };
}

interface Closed {
  readonly name: string;
  readonly delivery: string;
  readonly state: State;
  readonly failures: number;
  readonly old: string;
}
