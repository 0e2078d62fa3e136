import { describe, expect, it } from 'vitest';
import type { CallError } from './failure.ts';
import { callerOf, RateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  const tries = (limit: RateLimit, caller: string) => {
    try {
      limit.check(caller);
      return 'in';
    } catch (error) {
      return (error as CallError).failure.retryAfter;
    }
  };

  it('lets a caller make so many calls a minute, and says when to come again', () => {
    let now = 0;
    const limit = new RateLimit(3, () => now);
    expect([1, 2, 3, 4].map(() => tries(limit, 'a'))).toEqual(['in', 'in', 'in', 20]);
    expect(tries(limit, 'b')).toBe('in');
    now = 15_000;
    expect(tries(limit, 'a')).toBe(5);
    now = 20_000;
    expect([tries(limit, 'a'), tries(limit, 'a')]).toEqual(['in', 20]);
  });

  it('believes a header only of a proxy that is trusted, and only what that proxy added', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.7' };
    const request = new Request('http://localhost/', { headers });
    expect(callerOf(request, '127.0.0.1', false)).toBe('127.0.0.1');
    expect(callerOf(request, '127.0.0.1', true)).toBe('10.0.0.7');
  });
});
