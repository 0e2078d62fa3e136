export {
  type JobQueue,
  type JobState,
  openQueue,
  type QueueStatus,
  STATES,
  type TakenJob,
} from './queue.ts';
export { openStore as openSharedStore, type Store } from './store/store.ts';
export { type Handler, isPassing, type WorkerEvent, work } from './worker.ts';
