export { openQueue } from './open-queue.ts';
export { type JobQueue, STATES } from './queue.ts';
export { openStore as openSharedStore } from './store/open-store.ts';
export type { Store } from './store/store.ts';
export { type Handler, isPassing, type WorkerEvent, work } from './worker.ts';
