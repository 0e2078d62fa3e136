export { openQueue } from './open-queue.ts';
export { type JobQueue, STATES } from './queue.ts';
export { reached } from './reach.ts';
export { openStore as openSharedStore } from './store/open-store.ts';
export type { Store } from './store/store.ts';
export { type Handler, type WorkerEvent, type WorkerTimes, work } from './worker.ts';
