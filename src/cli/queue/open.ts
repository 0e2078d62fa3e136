import { type JobQueue, openQueue } from '../../run/queue/index.ts';
import type { Terminal } from '../terminal.ts';

/** The queue at an address; reports when its server is unreachable and waits for it. */
export function reachQueue(url: string, terminal: Terminal, seconds?: number): Promise<JobQueue> {
  return openQueue(url, {
    ...(seconds !== undefined && { seconds }),
    report: (reason) => terminal.notice(`${reason} Waiting.\n`),
  });
}
