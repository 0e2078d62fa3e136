import type { JobQueue } from './queue.ts';
import { type Reach, reached } from './reach.ts';

/** How long to wait for a server that does not answer, in seconds: it may be restarting. */
const PATIENCE = 30;

/**
 * A queue at an address: a folder, or `postgres://…`. Waits for an unreachable server; a wrong name
 * or password is an immediate error.
 *
 * @example const queue = await openQueue('postgres://me@db/klartext', { tell: console.error });
 */
export async function openQueue(url: string, reach: Partial<Reach> = {}): Promise<JobQueue> {
  if (/^postgres(?:ql)?:/.test(url)) {
    const { postgresQueue } = await import('./postgres-queue.ts');
    return reached(() => postgresQueue(url), { seconds: PATIENCE, ...reach });
  }
  const { folderQueue } = await import('./folder-queue.ts');
  return folderQueue(url);
}
