import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobQueue } from '../../src/run/queue/queue.ts';

const job = (name: string, kind = 'test') => ({ name, kind, payload: { name } });

/** What every queue promises. `open` gives another view of the same, empty queue each time. */
export function describeQueue(title: string, open: () => Promise<JobQueue>): void {
  describe(title, () => {
    let queue: JobQueue;
    let other: JobQueue;
    let count = 0;
    const fresh = () => `job-${String(count++).padStart(3, '0')}`;
    beforeAll(async () => {
      queue = await open();
      other = await open();
    });
    afterAll(async () => {
      await queue?.close();
      await other?.close();
    });

    it('gives a job to one taker, and its result to all', async () => {
      const name = fresh();
      await queue.add([job(name), job(name)]);
      const taken = await queue.take('a', 30);
      expect(taken).toMatchObject({ name, kind: 'test', payload: { name }, attempt: 1 });
      expect(await other.take('b', 30)).toBeUndefined();
      expect(await queue.complete(taken!, { answer: 42 })).toBe(true);
      expect(await other.look([name, 'nobody'])).toMatchObject([
        { name, state: 'done', result: { answer: 42 } },
      ]);
      expect(await other.take('b', 30)).toBeUndefined();
    });

    it('gives each of many jobs to exactly one of two takers', async () => {
      const names = Array.from({ length: 12 }, fresh);
      await queue.add(names.map((name) => job(name)));
      const taken: string[] = [];
      const drain = async (from: JobQueue) => {
        for (let held = await from.take('x', 30); held; held = await from.take('x', 30)) {
          taken.push(held.name);
          expect(await from.complete(held, {})).toBe(true);
        }
      };
      await Promise.all([drain(queue), drain(other), drain(queue)]);
      expect(taken.sort()).toEqual(names);
    });

    it('gives a job to another when its lease has run out, and refuses the stale result', async () => {
      const name = fresh();
      await queue.add([job(name)]);
      const stale = await queue.take('stale', 0.1);
      await new Promise((resolve) => setTimeout(resolve, 250));
      const taken = await other.take('fresh', 30);
      expect(taken).toMatchObject({ name, attempt: 2 });
      expect(taken!.fence).toBeGreaterThan(stale!.fence);
      expect(await queue.renew(stale!, 30)).toBe(false);
      expect(await queue.complete(stale!, { from: 'stale' })).toBe(false);
      expect(await queue.fail(stale!, 'stale')).toBe(false);
      expect(await queue.release(stale!)).toBe(false);
      expect(await other.complete(taken!, { from: 'fresh' })).toBe(true);
      expect(await other.complete(taken!, { from: 'again' })).toBe(false);
      expect((await queue.look([name]))[0].result).toEqual({ from: 'fresh' });
    });

    it('keeps a job whose lease is renewed', async () => {
      const name = fresh();
      await queue.add([job(name)]);
      const held = await queue.take('a', 0.4);
      for (let i = 0; i < 3; i++) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        expect(await queue.renew(held!, 0.4)).toBe(true);
        expect(await other.take('b', 30)).toBeUndefined();
      }
      expect(await queue.complete(held!, {})).toBe(true);
    });

    it('tries a failed job again after a pause, three times in all, and says why it failed', async () => {
      const name = fresh();
      await queue.add([job(name, 'failing')]);
      for (let attempt = 1; attempt <= 3; attempt++) {
        let held = await queue.take('a', 30);
        for (let tries = 0; !held && tries < 60; tries++) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          held = await queue.take('a', 30);
        }
        expect(held).toMatchObject({ name, attempt });
        expect(await queue.fail(held!, `no luck ${attempt}`)).toBe(true);
      }
      expect(await other.take('b', 30)).toBeUndefined();
      expect(await other.look([name])).toMatchObject([{ state: 'failed', reason: 'no luck 3' }]);
      const status = await other.status();
      expect(status.failures).toContainEqual({ name, reason: 'no luck 3' });
      expect(status.kinds.find(({ kind }) => kind === 'failing')?.counts.failed).toBe(1);
      expect(await other.retry([name])).toBe(1);
      const held = await queue.take('a', 30);
      expect(held).toMatchObject({ name, attempt: 1 });
      expect(await queue.complete(held!, {})).toBe(true);
    });

    it('gives a released job back at once, the attempt not counted', async () => {
      const name = fresh();
      await queue.add([job(name)]);
      expect(await queue.release((await queue.take('a', 30))!)).toBe(true);
      const again = await other.take('b', 30);
      expect(again).toMatchObject({ name, attempt: 1 });
      await other.complete(again!, {});
    });

    it('takes cancelled jobs out, also from who holds them', async () => {
      const names = [fresh(), fresh()];
      await queue.add(names.map((name) => job(name)));
      const held = await queue.take('a', 30);
      expect(await other.cancel(names)).toBe(2);
      expect(await queue.complete(held!, {})).toBe(false);
      expect(await queue.take('a', 30)).toBeUndefined();
      expect((await queue.look(names)).map(({ state }) => state)).toEqual([
        'cancelled',
        'cancelled',
      ]);
    });

    it('does a job anew when it is added again after its end', async () => {
      const name = fresh();
      await queue.add([job(name)]);
      await queue.complete((await queue.take('a', 30))!, { round: 1 });
      await other.add([job(name)]);
      const held = await queue.take('a', 30);
      expect(held).toMatchObject({ name });
      await queue.complete(held!, { round: 2 });
      expect((await other.look([name]))[0].result).toEqual({ round: 2 });
    });
  });
}
