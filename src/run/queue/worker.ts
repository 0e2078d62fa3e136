import type { JobQueue, TakenJob } from './queue.ts';
import { reached } from './reach.ts';

/** Does one job and returns its result; throws if it fails. */
export type Handler = (job: TakenJob) => Promise<object>;

export interface WorkerOptions {
  readonly worker: string;
  /** The handler for a kind of job, or undefined if this worker has none. */
  readonly handler: (kind: string) => Handler | undefined;
  readonly leaseSeconds: number;
  /** Milliseconds between polls of an empty queue. */
  readonly pollMilliseconds: number;
  /** Signals the worker to stop after its current job. */
  readonly isStopping: () => boolean;
  /** Seconds that a queue may be unreachable before the worker gives up. */
  readonly patienceSeconds: number;
  readonly report?: (event: WorkerEvent) => void;
}

export type WorkerEvent =
  | {
      readonly type: 'done' | 'refused';
      readonly job: TakenJob;
      readonly seconds: number;
      /** Of a core. */
      readonly cpuSeconds: number;
    }
  | { readonly type: 'failed'; readonly job: TakenJob; readonly reason: string }
  | { readonly type: 'unreachable'; readonly reason: string };

/** How a worker spent its time, in seconds: on jobs, on queue calls, and idle. */
export interface WorkerTimes {
  work: number;
  queue: number;
  idle: number;
}

/**
 * Takes and does jobs until it is stopped. Waits if the queue is unreachable for a while (a server
 * that restarts). If a lease was lost, the job is still finished, but the queue rejects its result.
 */
export async function work(queue: JobQueue, options: WorkerOptions): Promise<WorkerTimes> {
  const times: WorkerTimes = { work: 0, queue: 0, idle: 0 };
  while (!options.isStopping()) {
    const asked = performance.now();
    const job = await patiently(() => queue.take(options.worker, options.leaseSeconds), options);
    if (!job) await sleep(options.pollMilliseconds);
    times[job ? 'queue' : 'idle'] += secondsSince(asked);
    if (job) await doJob(queue, job, options, times);
  }
  return times;
}

async function doJob(
  queue: JobQueue,
  job: TakenJob,
  options: WorkerOptions,
  times: WorkerTimes,
): Promise<void> {
  const { leaseSeconds, report } = options;
  const started = performance.now();
  const cpu = process.cpuUsage();
  let ended: number | undefined;
  const renewal = setInterval(
    // A failed renewal is repeated at the next tick; the fence decides in the end.
    () => queue.renew(job, leaseSeconds).catch(() => {}),
    (leaseSeconds * 1000) / 3,
  );
  try {
    const handler = options.handler(job.kind);
    if (!handler) throw new Error(`this worker cannot process jobs of kind "${job.kind}"`);
    const result = await handler(job);
    ended = performance.now();
    const isDone = await patiently(() => queue.complete(job, result), options);
    const { user, system } = process.cpuUsage(cpu);
    const cost = { seconds: secondsSince(started), cpuSeconds: (user + system) / 1e6 };
    report?.({ type: isDone ? 'done' : 'refused', job, ...cost });
  } catch (error) {
    if (error instanceof Unreachable) throw error.cause;
    const reason = error instanceof Error ? error.message : String(error);
    report?.({ type: 'failed', job, reason });
    await patiently(() => queue.fail(job, reason), options);
  } finally {
    clearInterval(renewal);
    ended ??= performance.now();
    times.work += (ended - started) / 1000;
    times.queue += secondsSince(ended);
  }
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}

class Unreachable extends Error {}

/** Waits for an unreachable queue; if it stays unreachable, the worker ends, but the job does not fail. */
async function patiently<T>(ask: () => Promise<T>, options: WorkerOptions): Promise<T> {
  const report = (reason: string) => options.report?.({ type: 'unreachable', reason });
  try {
    return await reached(ask, { seconds: options.patienceSeconds, report });
  } catch (error) {
    throw new Unreachable('The queue is unreachable.', { cause: error });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
