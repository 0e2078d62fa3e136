import { Worker } from 'node:worker_threads';
import { wireFailure } from '../http/failure.ts';
import { perform } from './tasks.ts';
import type { Job, Reply } from './worker.ts';

/** A reply, and the memory of the process when it was sent. */
export interface ProcessReply {
  readonly reply: Reply;
  readonly megabytes: number;
}

const MEGABYTE = 2 ** 20;

/**
 * While a task runs, checks the memory of the whole process every 20 ms, including buffers outside
 * the heap, and ends the process if it exceeds the limit or the server has ended. Runs in a separate
 * thread, because a task may block its own. Plain JavaScript, so that nothing needs to be loaded.
 */
const WATCHER = `
const { parentPort, workerData } = require('node:worker_threads');
let timer;
function look() {
  const isTooMuch = process.memoryUsage.rss() > workerData.bytes;
  if (isTooMuch || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}
parentPort.on('message', (isBusy) => {
  clearInterval(timer);
  if (isBusy) timer = setInterval(look, 20);
});`;

const watcher = new Worker(WATCHER, {
  eval: true,
  workerData: { bytes: Number(process.argv[2]) * MEGABYTE, parent: process.ppid },
});
watcher.unref();

const send = (reply: Reply) => {
  const megabytes = process.memoryUsage.rss() / MEGABYTE;
  process.send?.({ reply, megabytes } satisfies ProcessReply);
};

process.on('disconnect', () => process.exit());
process.on('message', async ({ name, input }: Job) => {
  watcher.postMessage(true);
  try {
    const result = await perform(name, input, (event) => send({ type: 'event', event }));
    send({ type: 'done', result });
  } catch (error) {
    send({ type: 'failed', failure: wireFailure(error) });
  }
  watcher.postMessage(false);
});
