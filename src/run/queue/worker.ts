import type { JobQueue, TakenJob } from './queue.ts';
import { reached } from './reach.ts';

/** Does one job and gives its result; throws when it cannot. */
export type Handler = (job: TakenJob) => Promise<object>;

export interface WorkerOptions {
  readonly worker: string;
  /** What does a job of that kind, or undefined when this worker cannot. */
  readonly handler: (kind: string) => Handler | undefined;
  readonly leaseSeconds: number;
  /** Milliseconds between looks at an empty queue. */
  readonly pollMilliseconds: number;
  /** Told to end: the job in hand is finished first. */
  readonly isStopping: () => boolean;
  /** Seconds that a queue may be out of reach before the worker gives up. */
  readonly patienceSeconds: number;
  readonly tell?: (event: WorkerEvent) => void;
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

/** Where the seconds of a worker went: into jobs, into asking the queue, into waiting for jobs. */
export interface WorkerTimes {
  work: number;
  queue: number;
  idle: number;
}

/**
 * Takes jobs and does them until told to stop. A queue that is out of reach for a while (a server
 * that restarts) is waited for; a job whose lease was lost is finished, offered, and refused.
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
  const { leaseSeconds, tell } = options;
  const started = performance.now();
  const cpu = process.cpuUsage();
  let ended: number | undefined;
  const renewal = setInterval(
    // A renewal that fails is tried again at the next tick; the fence decides in the end.
    () => queue.renew(job, leaseSeconds).catch(() => {}),
    (leaseSeconds * 1000) / 3,
  );
  try {
    const handler = options.handler(job.kind);
    if (!handler) throw new Error(`this worker does not know the work "${job.kind}"`);
    const result = await handler(job);
    ended = performance.now();
    const isDone = await patiently(() => queue.complete(job, result), options);
    const { user, system } = process.cpuUsage(cpu);
    const cost = { seconds: secondsSince(started), cpuSeconds: (user + system) / 1e6 };
    tell?.({ type: isDone ? 'done' : 'refused', job, ...cost });
  } catch (error) {
    if (error instanceof Unreachable) throw error.cause;
    const reason = error instanceof Error ? error.message : String(error);
    tell?.({ type: 'failed', job, reason });
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

/** Waits for a queue that is away; one that stays away ends the worker, not the job. */
async function patiently<T>(ask: () => Promise<T>, options: WorkerOptions): Promise<T> {
  const tell = (reason: string) => options.tell?.({ type: 'unreachable', reason });
  try {
    return await reached(ask, { seconds: options.patienceSeconds, tell });
  } catch (error) {
    throw new Unreachable('The queue is out of reach.', { cause: error });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
