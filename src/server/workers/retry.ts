import { SOON } from '../http/failure.ts';

/** Less than idle connections are kept open. */
const LONGEST = 30;
/** The weight of the latest task in the mean. */
const LATEST = 0.1;

/**
 * When callers who were turned away should try again: one after the other, as places become free,
 * so that they do not all return at the same moment.
 *
 * @example new RetryTimes(2).next() // 2
 */
export class RetryTimes {
  private readonly workers: number;
  /** Mean seconds of a task. */
  private mean = 0.2;
  private waiting = 0;

  constructor(workers: number) {
    this.workers = workers;
  }

  /** A task took this long, so that one of those who were turned away may come. */
  finished(seconds: number): void {
    this.mean += LATEST * (seconds - this.mean);
    this.waiting = Math.max(0, this.waiting - 1);
  }

  /** Seconds after which the caller who is turned away now may try again. */
  next(): number {
    this.waiting++;
    const wait = Math.ceil((this.waiting * this.mean) / this.workers);
    return Math.min(Math.max(wait, SOON), LONGEST);
  }
}
