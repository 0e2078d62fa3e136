import { KlartextError } from '../../core/index.ts';
import type { JobQueue } from './queue.ts';
import { isPassing } from './worker.ts';

/** How long a server that went away while it was asked may take to come back, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 300;

/** A queue at an address: a folder, or `postgres://…`. */
export async function openQueue(url: string): Promise<JobQueue> {
  if (/^postgres(?:ql)?:/.test(url)) {
    const { postgresQueue } = await import('./postgres-queue.ts');
    return steadily(() => postgresQueue(url));
  }
  const { folderQueue } = await import('./folder-queue.ts');
  return folderQueue(url);
}

/** Opens again when the server dies on the way; one that was never there is an error at once. */
async function steadily(open: () => Promise<JobQueue>): Promise<JobQueue> {
  const until = performance.now() + PATIENCE;
  for (let wasThere = false; ; wasThere = true) {
    try {
      return await open();
    } catch (error) {
      const neverThere = error instanceof KlartextError && !wasThere;
      if (neverThere || !isPassing(error) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
