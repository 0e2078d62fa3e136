import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { FROM_SOURCES, packageFile } from '../../core/package-file.ts';
import type { ProcessReply } from './process.ts';
import { OUT_OF_MEMORY, type Runner, tsx } from './runner.ts';
import type { Job, Reply } from './worker.ts';

interface Events {
  message: [Reply];
  error: [NodeJS.ErrnoException];
}

/**
 * A separate process for hostile input: whatever a file does to it, the server's memory is not
 * affected. It is ended when its total memory, including buffers outside the heap, exceeds
 * `megabytes`. It is kept between tasks, so that only the first one waits for its start.
 *
 * @example new WorkerPool({ size: 2, memory: 600, runner: processRunner })
 */
export function processRunner(megabytes: number, errors: Errors = 'inherit'): Runner {
  return new ProcessRunner(megabytes, errors);
}

/** Whether to show Node's output when a process runs out of memory. */
type Errors = 'inherit' | 'ignore';

class ProcessRunner extends EventEmitter<Events> implements Runner {
  private readonly megabytes: number;
  private readonly errors: Errors;
  private child: ChildProcess | undefined;

  constructor(megabytes: number, errors: Errors) {
    super();
    this.megabytes = megabytes;
    this.errors = errors;
    this.child = this.start();
  }

  postMessage(job: Job): void {
    this.child ??= this.start();
    this.child.send(job, (error) => error && this.emit('error', error));
  }

  async terminate(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // A caller that waits for its end must not end earlier.
    child.ref();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  private start(): ChildProcess {
    const path = packageFile(
      FROM_SOURCES ? 'src/server/workers/process.ts' : 'dist/command/process.js',
    );
    const child = fork(path, [String(this.megabytes)], {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${Math.floor(this.megabytes * HEAP_SHARE)}`,
        ...(FROM_SOURCES ? ['--import', tsx().process] : []),
      ],
      stdio: ['ignore', 'ignore', this.errors, 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', ({ reply, megabytes }: ProcessReply) => {
      if (this.child !== child) return;
      const isDone = reply.type !== 'event';
      // Memory left by a large file is freed with the process; the next task starts a new one.
      if (isDone && megabytes > this.megabytes * KEPT_SHARE) void this.terminate();
      this.emit('message', reply);
    });
    child.on('error', (error) => this.child === child && this.emit('error', error));
    child.on('exit', (code, signal) => {
      if (this.child !== child) return;
      this.child = undefined;
      const isMemory = signal === 'SIGKILL' || signal === 'SIGABRT' || code === ABORTED;
      const error = new Error(`The process for files ended (${signal ?? code}).`);
      this.emit('error', isMemory ? Object.assign(error, { code: OUT_OF_MEMORY }) : error);
    });
    return child;
  }
}

/** The share of the memory for JavaScript objects; the rest is for buffers and the program. */
const HEAP_SHARE = 0.6;
/** A process that uses more than this share of its memory after a task is replaced. */
const KEPT_SHARE = 0.5;
/** The exit code for SIGABRT, with which V8 ends a process whose heap is full. */
const ABORTED = 134;
