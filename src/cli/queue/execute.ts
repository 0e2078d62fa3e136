import { createHash } from 'node:crypto';
import { KlartextError } from '../../core/index.ts';
import type { JobQueue, Store } from '../../run/queue/index.ts';
import { reached } from '../../run/queue/index.ts';

/** Work for the queue: done when the store holds `NAME.result.json`. */
export interface QueuedWork {
  readonly name: string;
  readonly kind: string;
  readonly payload: object;
}

export interface ExecuteOptions {
  readonly queue: JobQueue;
  readonly store: Store;
  /** Called regularly with the number of finished jobs. */
  readonly report?: (done: number) => void;
  /** Throws when waiting is pointless, for example because all workers have ended. */
  readonly check?: () => void;
  readonly pollMilliseconds?: number;
  readonly patienceSeconds?: number;
}

export const resultFile = (name: string) => `${name}.result.json`;

/**
 * Queues work, waits for the workers, and returns the results in order. Results already in the store
 * are reused, so an interrupted run can be resumed.
 */
export async function executeQueued(
  work: readonly QueuedWork[],
  options: ExecuteOptions,
): Promise<object[]> {
  const { queue, store, report, check } = options;
  const patience = { seconds: options.patienceSeconds ?? 120 };
  const place = createHash('sha256').update(store.url).digest('hex').slice(0, 8);
  const results = new Map<string, object>();
  const collect = async (name: string) => {
    if (results.has(name) || !(await store.has(resultFile(name)))) return results.has(name);
    results.set(name, JSON.parse((await store.read(resultFile(name))).toString()));
    return true;
  };
  for (const { name } of work) await collect(name);
  report?.(results.size);
  // The same unit in a different store is a different job.
  const jobs = work
    .filter(({ name }) => !results.has(name))
    .map(({ name, kind, payload }) => ({ unit: name, name: `${name}.${place}`, kind, payload }));
  if (jobs.length > 0) await reached(() => queue.add(jobs), patience);
  let open = jobs;
  while (open.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, options.pollMilliseconds ?? 100));
    check?.();
    const names = open.map(({ name }) => name);
    const states = await reached(() => queue.look(names), patience);
    const byName = new Map(states.map((state) => [state.name, state]));
    const still: typeof jobs = [];
    for (const job of open) {
      const state = byName.get(job.name);
      if (state?.state === 'failed' || state?.state === 'cancelled') throw stopped(job, state);
      if (state?.state !== 'done') still.push(job);
      else if (!(await collect(job.unit))) {
        throw new KlartextError(
          'missing-data',
          `${job.unit} is done, but its result is not in ${store.url}.`,
          'Check that all workers reach the same store under the same name.',
        );
      }
    }
    open = still;
    report?.(results.size);
  }
  return work.map(({ name }) => results.get(name)!);
}

function stopped(
  { kind, name }: { kind: string; name: string },
  { state, reason }: { state: string; reason?: string },
): KlartextError {
  if (state === 'cancelled') {
    return new KlartextError(
      'missing-data',
      `The work ${kind} was cancelled.`,
      'Run the same command again to resume.',
    );
  }
  return new KlartextError(
    'missing-data',
    `${kind} failed three times: ${reason ?? 'no reason was given'}`,
    `Fix the cause and run the same command again to resume (${name}).`,
  );
}
