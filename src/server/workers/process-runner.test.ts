import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool } from './pool.ts';
import { processRunner } from './process-runner.ts';

const pool = new WorkerPool({ size: 2, memory: 350, runner: processRunner });
afterAll(() => pool.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (name: string, text: string) =>
  pool.run('importFile', { name, bytes: bytes(text), language: 'en' });

/** A table of 500 million entries that take no room in the file. */
const BOMB =
  '%PDF-1.5\n9 0 obj\n<< /Length 1 /Type /XRef /Root 1 0 R /Size 500000000 /W [0 0 0] >>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF';

describe('a process for files', () => {
  it('reads a file', async () => {
    const { blocks, title } = await read('a.html', '<h1>Notice</h1><p>One. Two.');
    expect(title).toBe('Notice');
    expect(blocks.map(({ rows }) => rows.length)).toEqual([1, 2]);
  });

  it('says why a file is refused', async () => {
    await expect(read('a.pdf', 'no pdf')).rejects.toMatchObject({
      failure: { status: 400, message: 'This is not a PDF file.' },
    });
  });

  it('is ended when a file takes too much memory; that of the server does not grow', async () => {
    const before = process.memoryUsage.rss();
    await expect(read('a.pdf', BOMB)).rejects.toMatchObject({
      failure: {
        status: 413,
        code: 'too-large',
        message: expect.stringContaining('expands to more than 350 MB'),
      },
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
  });

  it('is replaced after that, while others are served', async () => {
    const bomb = read('a.pdf', BOMB).catch(({ failure }) => failure.code);
    const short = pool.run('segment', { text: 'One. Two.', format: 'text', language: 'en' });
    expect((await short).blocks[0].rows.length).toBe(2);
    expect(await bomb).toBe('too-large');
    expect((await read('a.txt', 'Still here.')).blocks.length).toBe(1);
  });

  it('is ended when the caller has gone', async () => {
    const caller = new AbortController();
    const input = { name: 'a.pdf', bytes: bytes(BOMB), language: 'en' };
    const task = pool.run('importFile', input, { signal: caller.signal });
    caller.abort();
    await expect(task).rejects.toMatchObject({ failure: { code: 'gone' } });
  });
});
