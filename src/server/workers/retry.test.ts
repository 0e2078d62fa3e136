import { describe, expect, it } from 'vitest';
import { isLongTask } from './limits.ts';
import { RetryTimes } from './retry.ts';

describe('callers who are turned away', () => {
  it('return one after the other, at the pace of the workers', () => {
    const times = new RetryTimes(2);
    for (let i = 0; i < 100; i++) times.finished(1);
    const given = Array.from({ length: 40 }, () => times.next());
    expect(given[0]).toBe(2);
    expect(given[9]).toBe(5);
    expect(given[39]).toBe(20);
  });

  it('return soon when those before them are done, and never after more than half a minute', () => {
    const times = new RetryTimes(1);
    for (let i = 0; i < 100; i++) times.finished(1);
    for (let i = 0; i < 500; i++) times.next();
    expect(times.next()).toBe(30);
    for (let i = 0; i < 501; i++) times.finished(1);
    expect(times.next()).toBe(2);
  });
});

describe('a long task', () => {
  it('is one with a long text: a letter may take the last free worker', () => {
    for (const name of ['simplify', 'verify', 'compare', 'analyse'] as const) {
      expect([name, isLongTask(name, 2_000), isLongTask(name, 200_000)]).toEqual([
        name,
        false,
        true,
      ]);
    }
    expect(isLongTask('importFile', 0)).toBe(true);
  });
});
