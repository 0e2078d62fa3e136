import { CallError } from './failure.ts';

const MINUTE = 60_000;
/** Maximum callers tracked at once; the oldest are dropped. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Limits the calls of each caller per minute, with short bursts (a token bucket). */
export class RateLimit {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number = Date.now) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** Counts a call; above the limit, states when to retry. */
  check(caller: string): void {
    const now = this.now();
    const { tokens, at } = this.buckets.get(caller) ?? { tokens: this.perMinute, at: now };
    const filled = Math.min(this.perMinute, tokens + ((now - at) * this.perMinute) / MINUTE);
    const left = filled - 1;
    this.buckets.delete(caller);
    this.buckets.set(caller, { tokens: Math.max(filled >= 1 ? left : filled, 0), at: now });
    if (this.buckets.size > MOST_CALLERS) {
      const [oldest] = this.buckets.keys();
      this.buckets.delete(oldest);
    }
    if (filled >= 1) return;
    const seconds = Math.ceil(((1 - filled) * MINUTE) / this.perMinute / 1000);
    throw new CallError(
      429,
      'too-many',
      `The limit is ${this.perMinute} calls per minute.`,
      `Try again in ${seconds} s.`,
      seconds,
    );
  }
}

/** The caller: the address of the connection, or the last one that a trusted proxy names. */
export function callerOf(
  request: Request,
  remote: string | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? request.headers.get('x-forwarded-for') : null;
  return forwarded?.split(',').at(-1)?.trim() || remote || 'unknown';
}
