import type { JobQueue } from './queue.ts';

/** A queue at an address: a folder, or `postgres://…`. */
export async function openQueue(url: string): Promise<JobQueue> {
  if (/^postgres(?:ql)?:/.test(url)) {
    const { postgresQueue } = await import('./postgres-queue.ts');
    return postgresQueue(url);
  }
  const { folderQueue } = await import('./folder-queue.ts');
  return folderQueue(url);
}
