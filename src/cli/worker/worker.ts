import { hostname } from 'node:os';
import { type WorkerEvent, type WorkerTimes, work } from '../../run/queue/index.ts';
import { handlerOf } from '../queue/handlers.ts';
import { reachQueue } from '../queue/open.ts';
import type { Terminal } from '../terminal.ts';

/** Set for workers that a command starts and that end with it. */
export const LOCAL_WORKER = 'KLARTEXT_LOCAL_WORKER';

export interface WorkerOptions {
  readonly queue: string;
  readonly lease: string;
  readonly poll: string;
  readonly patience: string;
  /** Stop when the queue has been empty for this many seconds. */
  readonly idle?: string;
}

/** `klartext worker`: processes the jobs of a queue until it is stopped. */
export async function worker(options: WorkerOptions, terminal: Terminal): Promise<number> {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
  };
  process.removeAllListeners('SIGINT');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The process that started this worker has ended, so the results are no longer needed.
  process.on('disconnect', () => process.exit(0));
  // The parent may have ended while this process was starting.
  if (process.env[LOCAL_WORKER] && !process.connected) return 0;
  const queue = await reachQueue(options.queue, terminal, Number(options.patience));
  const idle = options.idle === undefined ? Number.POSITIVE_INFINITY : Number(options.idle) * 1000;
  let lastBusy = performance.now();
  const counts = { done: 0, refused: 0, failed: 0 };
  const report = (event: WorkerEvent) => {
    lastBusy = performance.now();
    if (event.type !== 'unreachable') counts[event.type]++;
    if (!terminal.json) terminal.notice(`${lineOf(event)}\n`);
  };
  let seconds: WorkerTimes;
  try {
    seconds = await work(queue, {
      worker: `${hostname()}:${process.pid}`,
      handler: handlerOf,
      leaseSeconds: Number(options.lease),
      pollMilliseconds: Number(options.poll) * 1000,
      patienceSeconds: Number(options.patience),
      isStopping: () => isStopping || performance.now() - lastBusy > idle,
      report,
    });
  } finally {
    await queue.close().catch(() => {});
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  if (terminal.json) terminal.writeJson({ ...counts, seconds, megabytes });
  else {
    const [work, asking, idle] = [seconds.work, seconds.queue, seconds.idle].map((each) =>
      each.toFixed(1),
    );
    terminal.notice(
      `${counts.done} done; ${work} s of work, ${asking} s for the queue, ${idle} s idle; ${megabytes} MB\n`,
    );
  }
  return 0;
}

function lineOf(event: WorkerEvent): string {
  if (event.type === 'unreachable') return `the queue is unreachable: ${event.reason}`;
  const { name, kind } = event.job;
  if (event.type === 'failed') return `failed   ${kind} ${name}: ${event.reason}`;
  const cost = `${event.seconds.toFixed(1)} s, CPU ${event.cpuSeconds.toFixed(1)} s`;
  return `${event.type.padEnd(8)} ${kind} ${name} (${cost})`;
}
