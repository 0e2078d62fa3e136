import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { FROM_SOURCES, packageFile } from '../../core/package-file.ts';
import { CallError } from '../http/failure.ts';
import type { TaskName, Tasks, Tell } from './tasks.ts';
import type { Reply } from './worker.ts';

/** Tasks that an editor waits for come first; long ones never take the last free worker. */
const IS_LONG: Readonly<Record<TaskName, boolean>> = {
  candidates: false,
  modelCandidates: false,
  words: false,
  segment: false,
  analyse: true,
  compare: true,
  simplify: true,
  evaluate: true,
  corpus: true,
  corpusRecords: true,
  readFile: true,
  writeFile: true,
};

/** Texts up to this length are analysed while someone types: they do not count as long. */
const SHORT_TEXT = 5_000;

/** Milliseconds after which a task is given up, its worker with it. */
const PATIENCE: Readonly<Record<TaskName, number>> = {
  candidates: 60_000,
  modelCandidates: 200_000,
  words: 60_000,
  segment: 60_000,
  analyse: 60_000,
  compare: 60_000,
  simplify: 600_000,
  evaluate: 300_000,
  corpus: 60_000,
  corpusRecords: 60_000,
  readFile: 30_000,
  writeFile: 60_000,
};

interface Waiting {
  readonly name: TaskName;
  readonly input: unknown;
  readonly isLong: boolean;
  readonly language: string | undefined;
  readonly tell: Tell;
  readonly signal: AbortSignal | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Seat {
  worker: Worker | undefined;
  task: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Languages it has worked in: what it has loaded. */
  readonly languages: Set<string>;
}

export interface PoolOptions {
  readonly size?: number;
  /** Megabytes of heap for each worker; what needs more fails, and nothing else with it. */
  readonly memory?: number;
  /** How many tasks may wait before new ones are turned away. */
  readonly most?: number;
}

/**
 * Threads for all work that takes time, so that the server answers meanwhile. A thread that hangs or
 * runs out of memory is replaced; only its task fails.
 */
export class WorkerPool {
  private readonly seats: Seat[];
  private readonly queue: Waiting[] = [];
  private readonly memory: number;
  private readonly most: number;
  private isClosed = false;

  constructor({ size = 2, memory = 1_500, most = 500 }: PoolOptions = {}) {
    this.memory = memory;
    this.most = most;
    this.seats = Array.from({ length: size }, () => ({
      worker: undefined,
      task: undefined,
      timer: undefined,
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
        'Too much is asked at once.',
        'Try again in a moment.',
      );
      return Promise.reject(busy);
    }
    const { language, text } = input as { language?: string; text?: string };
    const isLong = IS_LONG[name] && !(name === 'analyse' && (text?.length ?? 0) <= SHORT_TEXT);
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

  /** Stops all work; what waits is turned away. */
  async close(): Promise<void> {
    this.isClosed = true;
    const closing = new CallError(503, 'busy', 'The server is stopping.', 'Start it again.');
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
    seat.worker ??= this.hire(seat);
    if (task.language) seat.languages.add(task.language);
    const give = (why: CallError) => this.dismiss(seat, why);
    seat.timer = setTimeout(
      () =>
        give(
          new CallError(
            503,
            'too-slow',
            'This took too long and was given up.',
            'Try a shorter text.',
          ),
        ),
      PATIENCE[task.name],
    );
    // A long task whose reader has gone is not worth a thread; a short one is soon done anyway.
    if (task.isLong) {
      task.signal?.addEventListener('abort', () => seat.task === task && give(gone()), {
        once: true,
      });
    }
    seat.worker.postMessage({ name: task.name, input: task.input });
  }

  private hire(seat: Seat): Worker {
    const worker = newWorker({ resourceLimits: { maxOldGenerationSizeMb: this.memory } });
    worker.unref();
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
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const why = isMemory
        ? new CallError(
            413,
            'too-large',
            'This needs more memory than is allowed.',
            'Try a smaller one.',
          )
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

const gone = () => new CallError(499, 'gone', 'The caller has gone.', 'Ask again.');

function newWorker(options: WorkerOptions): Worker {
  if (!FROM_SOURCES) return new Worker(packageFile('dist/command/worker.js'), options);
  // From the sources (tests), TypeScript is read by tsx, which a thread must be told anew.
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  const tsx = pathToFileURL(api).href;
  const own = packageFile('src/server/workers/worker.ts').href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(own)}); })`;
  return new Worker(code, { ...options, eval: true });
}
