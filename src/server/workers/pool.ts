import { CallError, SOON } from '../http/failure.ts';
import { isLongTask, LIMITS, tooLarge, tooSlow } from './limits.ts';
import { RetryTimes } from './retry.ts';
import { OUT_OF_MEMORY, type Runner, threadRunner } from './runner.ts';
import type { TaskName, Tasks, Tell } from './tasks.ts';
import type { Reply } from './worker.ts';

interface Waiting {
  readonly name: TaskName;
  readonly input: Tasks[TaskName][0];
  readonly isLong: boolean;
  readonly language: string | undefined;
  readonly tell: Tell;
  readonly signal: AbortSignal | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Seat {
  worker: Runner | undefined;
  task: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
  started: number;
  /** The languages that it has loaded. */
  readonly languages: Set<string>;
}

export interface PoolOptions {
  readonly size?: number;
  /** Megabytes per worker; a task that needs more fails without affecting others. */
  readonly memory?: number;
  /** The kind of worker: threads of this process, or processes. */
  readonly runner?: (megabytes: number) => Runner;
  /** The number of tasks that may wait before new ones are rejected. */
  readonly most?: number;
}

/**
 * Threads or processes for all slow work, so that the server stays responsive. A worker that hangs or
 * runs out of memory is replaced; only its task fails.
 */
export class WorkerPool {
  private readonly seats: Seat[];
  private readonly queue: Waiting[] = [];
  private readonly retry: RetryTimes;
  private readonly memory: number;
  private readonly runner: (megabytes: number) => Runner;
  private readonly most: number;
  private isClosed = false;

  constructor(options: PoolOptions = {}) {
    const { size = 2, memory = 1_500, runner = threadRunner, most = 500 } = options;
    this.memory = memory;
    this.runner = runner;
    this.most = most;
    this.retry = new RetryTimes(size);
    this.seats = Array.from({ length: size }, () => ({
      worker: undefined,
      task: undefined,
      timer: undefined,
      started: 0,
      languages: new Set<string>(),
    }));
  }

  run<N extends TaskName>(
    name: N,
    input: Tasks[N][0],
    { tell = () => {}, signal }: { tell?: Tell; signal?: AbortSignal | undefined } = {},
  ): Promise<Tasks[N][1]> {
    if (this.isClosed || this.queue.length >= this.most) {
      const busy = new CallError(
        503,
        'busy',
        'The server is busy.',
        'Try again in a moment.',
        this.retry.next(),
      );
      return Promise.reject(busy);
    }
    const { language } = input as { language?: string };
    const isLong = isLongTask(name, lengthOf(input));
    return new Promise((resolve, reject) => {
      this.queue.push({
        name,
        input,
        isLong,
        language,
        tell,
        signal,
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      this.next();
    });
  }

  /** Starts one worker in advance, so that the first task need not wait. */
  warm(): void {
    const [seat] = this.seats;
    seat.worker ??= this.hire(seat);
  }

  /** Stops all work; rejects waiting tasks. */
  async close(): Promise<void> {
    this.isClosed = true;
    const closing = new CallError(503, 'busy', 'The server is stopping.', 'Try again later.', SOON);
    for (const waiting of this.queue.splice(0)) waiting.reject(closing);
    await Promise.all(
      this.seats.map(async (seat) => {
        this.finish(seat)?.reject(closing);
        await seat.worker?.terminate();
        seat.worker = undefined;
      }),
    );
  }

  private next(): void {
    while (true) {
      const free = this.seats.filter(({ task }) => !task);
      if (free.length === 0) return;
      const mayBeLong = free.length > 1 || this.seats.length === 1;
      let at = this.queue.findIndex(({ isLong }) => !isLong);
      if (at < 0 && mayBeLong) at = this.queue.length > 0 ? 0 : -1;
      if (at < 0) return;
      const [task] = this.queue.splice(at, 1);
      if (task.signal?.aborted) {
        task.reject(gone());
        continue;
      }
      const knows = free.find(({ languages }) => task.language && languages.has(task.language));
      this.start(knows ?? free[0], task);
    }
  }

  private start(seat: Seat, task: Waiting): void {
    seat.task = task;
    seat.started = performance.now();
    seat.worker ??= this.hire(seat);
    if (task.language) seat.languages.add(task.language);
    const give = (why: CallError) => this.dismiss(seat, why);
    const { seconds } = LIMITS[task.name];
    seat.timer = setTimeout(() => give(tooSlow(task.name)), seconds * 1000);
    // Stop a long task whose caller has disconnected; a short one ends soon anyway.
    if (task.isLong) {
      task.signal?.addEventListener('abort', () => seat.task === task && give(gone()), {
        once: true,
      });
    }
    seat.worker.postMessage({ name: task.name, input: task.input });
  }

  private hire(seat: Seat): Runner {
    const worker = this.runner(this.memory);
    worker.on('message', (reply: Reply) => {
      if (seat.worker !== worker) return;
      if (reply.type === 'event') {
        seat.task?.tell(reply.event as Parameters<Tell>[0]);
        return;
      }
      const task = this.finish(seat);
      if (reply.type === 'done') task?.resolve(reply.result);
      else {
        const { status, code, message, hint } = reply.failure;
        task?.reject(new CallError(status, code, message, hint));
      }
      this.next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === OUT_OF_MEMORY;
      const why = isMemory
        ? tooLarge(seat.task?.name, this.memory)
        : new CallError(
            500,
            'internal',
            'Something went wrong inside Klartext.',
            'Please report it.',
          );
      if (!isMemory) process.emitWarning(error);
      if (seat.worker === worker) this.dismiss(seat, why);
    });
    return worker;
  }

  /** Takes the task from a seat. */
  private finish(seat: Seat): Waiting | undefined {
    const { task } = seat;
    clearTimeout(seat.timer);
    seat.task = undefined;
    if (task) this.retry.finished((performance.now() - seat.started) / 1000);
    return task;
  }

  private dismiss(seat: Seat, why: CallError): void {
    const { worker } = seat;
    seat.worker = undefined;
    seat.languages.clear();
    this.finish(seat)?.reject(why);
    void worker?.terminate();
    this.next();
  }
}

/** The letters of all texts of a task. */
function lengthOf(input: object): number {
  return Object.values(input).reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

const gone = () =>
  new CallError(499, 'gone', 'The caller has disconnected.', 'Send the request again.');
