/**
 * Jobs that are done at least once, with the effect of exactly once. The contract of both queues, a
 * folder and PostgreSQL; `queue-contract.ts` in test/ enforces it.
 */
export interface JobQueue {
  readonly url: string;
  /** Adds jobs. A waiting or held job is left unchanged; a finished, failed or cancelled one is requeued. */
  add(jobs: readonly NewJob[]): Promise<void>;
  /** Assigns a free job to this worker until the lease expires; undefined if there is none. */
  take(worker: string, leaseSeconds: number): Promise<TakenJob | undefined>;
  /** Extends the lease; false if another worker has taken over the job. */
  renew(job: TakenJob, leaseSeconds: number): Promise<boolean>;
  /** Reports a job as done; false, without effect, if the fence is no longer the latest. */
  complete(job: TakenJob, result: object): Promise<boolean>;
  /** Reports a failed attempt: the job is retried later, or `failed` after the last attempt. */
  fail(job: TakenJob, reason: string): Promise<boolean>;
  /** Returns a job unchanged, for example when a worker is stopped. */
  release(job: TakenJob): Promise<boolean>;
  /** The state of these jobs; unknown names are left out. */
  look(names: readonly string[]): Promise<JobState[]>;
  status(): Promise<QueueStatus>;
  /** Requeues failed and cancelled jobs; returns their number. */
  retry(names?: readonly string[]): Promise<number>;
  /** Removes unfinished jobs from the queue; returns their number. */
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
  /** Grows each time the job is taken; a worker with an older fence is stale. */
  readonly fence: number;
  /** How often it was taken, including this time. */
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
  /** Jobs done per minute, between the first and the last finished job. */
  readonly perMinute?: number;
}

/** Failed attempts before a job fails permanently. */
export const ATTEMPTS = 3;
/** The number of workers that may be lost during a job before the job is considered the cause. */
export const LOSSES = 25;
/** Seconds before the second attempt; twice as many before the third. */
export const PAUSE = 1;
/** Failures that `status` lists. */
export const FAILURES = 20;

/** No count of any state. */
export function noCounts(): Record<State, number> {
  return { waiting: 0, held: 0, done: 0, failed: 0, cancelled: 0 };
}
