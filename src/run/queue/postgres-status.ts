import type { Pool } from 'pg';
import {
  FAILURES,
  type JobState,
  type KindStatus,
  noCounts,
  type QueueStatus,
  type State,
} from './queue.ts';

/** The state of these jobs, in their order; unknown ones are omitted. */
export async function lookAt(pool: Pool, names: readonly string[]): Promise<JobState[]> {
  const { rows } = await pool.query(
    `select name, kind, state, attempts, result, reason, worker from klartext_queue.job
     where name = any($1)`,
    [names],
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  return names.flatMap((name): JobState[] => {
    const row = found.get(name);
    if (!row) return [];
    const present = Object.entries(row).filter(([, value]) => value !== null);
    return [Object.fromEntries(present) as unknown as JobState];
  });
}

/** How many jobs of each kind are in each state, and why some failed. */
export async function statusOf(pool: Pool): Promise<QueueStatus> {
  const { rows } = await pool.query(
    `select kind, state, count(*)::int as count,
       extract(epoch from max(ended) - min(ended))::float as seconds
     from klartext_queue.job group by kind, state order by kind, state`,
  );
  const failed = await pool.query(
    `select name, coalesce(reason, '') as reason from klartext_queue.job
     where state = 'failed' order by name limit ${FAILURES}`,
  );
  const kinds = new Map<string, { kind: string; counts: Record<State, number> }>();
  for (const { kind, state, count, seconds } of rows) {
    const found: KindStatus = kinds.get(kind) ?? { kind, counts: noCounts() };
    const counts = { ...found.counts, [state]: count };
    const hasSpan = state === 'done' && count > 1 && seconds > 0;
    const perMinute = hasSpan ? ((count - 1) / seconds) * 60 : found.perMinute;
    kinds.set(kind, { kind, counts, ...(perMinute !== undefined && { perMinute }) });
  }
  return { kinds: [...kinds.values()], failures: failed.rows };
}
