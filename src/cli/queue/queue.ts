import { STATES } from '../../run/queue/index.ts';
import type { Terminal } from '../terminal.ts';
import { reachQueue } from './open.ts';

interface QueueOptions {
  readonly queue: string;
}

/** `klartext queue status`: counts waiting, running, finished and failed jobs, and the throughput. */
export async function queueStatus({ queue: url }: QueueOptions, terminal: Terminal) {
  const queue = await reachQueue(url, terminal);
  try {
    const status = await queue.status();
    if (terminal.json) {
      terminal.writeJson(status);
      return 0;
    }
    if (status.kinds.length === 0) terminal.write('The queue is empty.\n');
    else {
      const head = ['work', ...STATES, 'per minute'];
      terminal.write(`${row(head)}\n`);
      for (const { kind, counts, perMinute } of status.kinds) {
        const cells = STATES.map((state) => String(counts[state]));
        terminal.write(`${row([kind, ...cells, perMinute?.toFixed(1) ?? '–'])}\n`);
      }
    }
    for (const { name, reason } of status.failures) terminal.write(`failed ${name}: ${reason}\n`);
    return 0;
  } finally {
    await queue.close();
  }
}

function row([first, ...rest]: readonly string[]): string {
  return first.padEnd(16) + rest.map((cell) => cell.padStart(11)).join('');
}

/** `klartext queue retry` and `cancel`: all jobs, or those named. */
export async function queueChange(
  change: 'retry' | 'cancel',
  names: readonly string[],
  { queue: url }: QueueOptions,
  terminal: Terminal,
): Promise<number> {
  const queue = await reachQueue(url, terminal);
  try {
    const count = await queue[change](names.length > 0 ? names : undefined);
    if (terminal.json)
      terminal.writeJson({ [change === 'retry' ? 'retried' : 'cancelled']: count });
    else terminal.write(`${count} ${change === 'retry' ? 'requeued' : 'cancelled'}\n`);
    return 0;
  } finally {
    await queue.close();
  }
}
