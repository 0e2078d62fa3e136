import { type ChildProcess, spawn } from 'node:child_process';
import { KlartextError } from '../../core/index.ts';
import { LOCAL_WORKER } from '../queue/worker.ts';

/** Workers of this machine, started and ended with the command. */
export interface LocalWorkers {
  /** Throws when they keep dying: nothing would be done any more. */
  check(): void;
  stop(): Promise<void>;
}

/** A worker that dies is started again, so often in all. */
const RESTARTS = 20;

export function startWorkers(count: number, queue: string, lease: string): LocalWorkers {
  const workers = new Set<ChildProcess>();
  let isStopping = false;
  let restarts = 0;
  let lastWords = '';
  const start = () => {
    const args = ['worker', '--queue', queue, '--lease', lease, '--poll', '0.1', '--json'];
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1], ...args], {
      // The channel tells a worker when this process is gone, however it ended.
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
        `The workers keep ending: ${lastWords.trim().split('\n').at(-1) ?? 'no reason given'}`,
        'Is the disk full, or memory short? The same command goes on from here.',
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
