import { parentPort } from 'node:worker_threads';
import { wireFailure } from '../http/failure.ts';
import { perform, type TaskName, type Tasks } from './tasks.ts';

/** A message from the pool. */
export interface Job {
  readonly name: TaskName;
  readonly input: Tasks[TaskName][0];
}

/** A message from a worker: events while it works, then one of the others. */
export type Reply =
  | { readonly type: 'event'; readonly event: unknown }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly failure: ReturnType<typeof wireFailure> };

parentPort?.on('message', async ({ name, input }: Job) => {
  const reply = (message: Reply) => parentPort?.postMessage(message);
  try {
    const result = await perform(name, input, (event) => reply({ type: 'event', event }));
    reply({ type: 'done', result });
  } catch (error) {
    reply({ type: 'failed', failure: wireFailure(error) });
  }
});
