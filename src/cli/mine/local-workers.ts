import { type ChildProcess, spawn } from 'node:child_process';
import { KlartextError } from '../../core/index.ts';
import { LOCAL_WORKER } from '../worker/worker.ts';

/** Workers on this machine, which start and stop with the command. */
export interface LocalWorkers {
  /** Throws if they keep crashing, because no work would be done any more. */
  check(): void;
  stop(): Promise<void>;
}

/** How often, in total, a crashed worker is restarted. */
const RESTARTS = 20;

export function startWorkers(count: number, queue: string, lease: string): LocalWorkers {
  const workers = new Set<ChildProcess>();
  let isStopping = false;
  let restarts = 0;
  let lastWords = '';
  const start = () => {
    const args = ['worker', '--queue', queue, '--lease', lease, '--poll', '0.1', '--json'];
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1], ...args], {
      // The channel closes when this process ends, in whatever way, and so informs the worker.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, [LOCAL_WORKER]: '1' },
    });
    workers.add(child);
    child.stderr?.on('data', (chunk) => {
      lastWords = `${lastWords}${chunk}`.slice(-2000);
    });
    child.on('exit', () => {
      workers.delete(child);
      if (!isStopping && restarts++ < RESTARTS) start();
    });
  };
  for (let at = 0; at < count; at++) start();
  return {
    check() {
      if (count === 0 || workers.size > 0) return;
      throw new KlartextError(
        'missing-data',
        `The workers keep crashing: ${lastWords.trim().split('\n').at(-1) ?? 'no reason given'}`,
        'Check disk space and memory. Run the same command again to resume.',
      );
    },
    async stop() {
      isStopping = true;
      const ended = [...workers].map(
        (child) => new Promise((resolve) => child.on('exit', resolve)),
      );
      for (const child of workers) child.disconnect();
      await Promise.all(ended);
    },
  };
}
