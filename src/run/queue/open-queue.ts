import { KlartextError } from '../../core/index.ts';
import type { JobQueue } from './queue.ts';
import { isPassing, reached } from './reach.ts';

/** How long a server that went away while it was asked may take to come back, in seconds. */
const PATIENCE = 60;

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
function steadily(open: () => Promise<JobQueue>): Promise<JobQueue> {
  let wasThere = false;
  return reached(open, {
    seconds: PATIENCE,
    isWorthWaiting(error) {
      const neverThere = error instanceof KlartextError && !wasThere;
      wasThere = true;
      return !neverThere && isPassing(error);
    },
  });
}
