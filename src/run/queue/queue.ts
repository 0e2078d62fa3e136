/**
 * Work to be done somewhere, at least once, with an effect as if exactly once. The contract of both
 * queues, a folder and PostgreSQL; `queue-contract.ts` in test/ holds them to it.
 */
export interface JobQueue {
  readonly url: string;
  /** Adds jobs. One that waits or is held stays as it is; one that ended, well or not, waits anew. */
  add(jobs: readonly NewJob[]): Promise<void>;
  /** A job nobody holds, now held by this worker until the lease runs out; undefined when none. */
  take(worker: string, leaseSeconds: number): Promise<TakenJob | undefined>;
  /** Prolongs the lease; false when another took the job over in the meantime. */
  renew(job: TakenJob, leaseSeconds: number): Promise<boolean>;
  /** Reports a job as done; false (and no effect) when the fence is not the latest any more. */
  complete(job: TakenJob, result: object): Promise<boolean>;
  /** Reports a failed attempt: tried again later, or `failed` for good after the last attempt. */
  fail(job: TakenJob, reason: string): Promise<boolean>;
  /** Gives a job back untouched, as when a worker is told to stop. */
  release(job: TakenJob): Promise<boolean>;
  /** What became of these jobs; names nobody added are left out. */
  look(names: readonly string[]): Promise<JobState[]>;
  status(): Promise<QueueStatus>;
  /** Makes failed (and cancelled) jobs wait again; gives how many. */
  retry(names?: readonly string[]): Promise<number>;
  /** Takes jobs that are not done out of the queue; gives how many. */
  cancel(names?: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

export interface NewJob {
  /** The job's identity: a hash of all it depends on. */
  readonly name: string;
  /** What sort of work: `mine/search`, `simplify` … */
  readonly kind: string;
  readonly payload: object;
}

export interface TakenJob {
  readonly name: string;
  readonly kind: string;
  readonly payload: object;
  /** Grows with every taker: who has an older one is stale. */
  readonly fence: number;
  /** How often it was taken, this time included. */
  readonly attempt: number;
}

export const STATES = ['waiting', 'held', 'done', 'failed', 'cancelled'] as const;
export type State = (typeof STATES)[number];

export interface JobState {
  readonly name: string;
  readonly kind: string;
  readonly state: State;
  readonly attempts: number;
  readonly result?: object;
  readonly reason?: string;
  readonly worker?: string;
}

export interface QueueStatus {
  readonly kinds: readonly KindStatus[];
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
}

export interface KindStatus {
  readonly kind: string;
  readonly counts: Readonly<Record<State, number>>;
  /** Jobs done per minute, between the first and the last that was done. */
  readonly perMinute?: number;
}

/** Failed attempts before a job is failed for good. */
export const ATTEMPTS = 3;
/** So many workers may go away over one job before it is taken for what drives them away. */
export const LOSSES = 25;
/** Seconds before the second attempt; twice as many before the third. */
export const PAUSE = 1;
/** Failures that `status` lists. */
export const FAILURES = 20;

/** No count of any state. */
export function noCounts(): Record<State, number> {
  return { waiting: 0, held: 0, done: 0, failed: 0, cancelled: 0 };
}
