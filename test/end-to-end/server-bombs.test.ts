import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/contract/index.ts';
import { docx, paragraph } from '../fixtures/office-files.ts';
import { bombs } from './server-bombs.ts';
import { childrenOf, forgetPeak, peakOf, peakOfChildren } from './server-memory.ts';
import { pdfBombs } from './server-pdf-bombs.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

/** Megabytes that the server itself may take, and a process that reads a file. */
const SERVER = 400;
const READER = 600;

const [folder, remove] = temporaryFolder();
let server: ServerProcess;
let pid: number;

beforeAll(async () => {
  server = await startServer(join(folder, 'workbench.db'));
  pid = server.child.pid ?? 0;
});
afterAll(async () => {
  await server?.kill();
  remove();
});

const upload = (name: string, bytes: Uint8Array) =>
  server.get(`/api/documents/import?name=${encodeURIComponent(name)}&language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

const ordinary = () => docx(paragraph('The library is closed on Monday. Come on Tuesday.'));

describe('files that grow', () => {
  for (const { what, name, bytes, ends } of [...pdfBombs(), ...bombs()]) {
    it(`${what}: ${ends === 'refused' ? 'refused' : 'read'}; the memory of the server stays small`, async () => {
      forgetPeak(pid);
      const answer = upload(name, bytes());
      const readers = await peakOfChildren(pid, answer);
      const response = await answer;
      const body = (await response.json()) as Document | { error: { message: string } };
      if (ends === 'refused') {
        expect([400, 413, 422]).toContain(response.status);
        expect(body).toMatchObject({
          error: {
            message: expect.stringMatching(
              /(?:unpacks to|expands to|has more than|are|longer than) .*\d|no text|damaged/,
            ),
          },
        });
      } else expect(response.status).toBe(200);
      expect(peakOf(pid)).toBeLessThan(SERVER);
      // Between two looks at it a process may grow a little more.
      expect(readers).toBeLessThan(READER * 1.2);
    });
  }

  it('say how much is too much', async () => {
    const [flate] = pdfBombs();
    const response = await upload(flate.name, flate.bytes());
    expect(response.status).toBe(413);
    const { error } = (await response.json()) as { error: Record<string, string> };
    expect(error.code).toBe('too-large');
    expect(error.message).toMatch(/^The file expands to more than \d+ MB/);
    expect(error.hint).not.toBe('');
  });

  it('keep nobody from reading a file of theirs', async () => {
    const [flate] = pdfBombs();
    const bomb = upload(flate.name, flate.bytes());
    const started = Date.now();
    const others = await Promise.all([upload('a.docx', ordinary()), server.get('/api/health')]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const waited = Date.now() - started;
    expect((await bomb).status).toBe(413);
    expect(waited).toBeLessThan(Date.now() - started);
  });

  it('do not fill the memory together: too many at once are asked to come again', async () => {
    forgetPeak(pid);
    const [page] = bombs().filter(({ name, what }) => name === 'a.html' && what.includes('breaks'));
    const bytes = page.bytes();
    const all = await Promise.all(Array.from({ length: 8 }, () => upload('a.html', bytes)));
    const answers = await Promise.all(
      all.map(async (each) => ({ status: each.status, body: await each.text() })),
    );
    expect(answers.filter(({ status }) => status === 413).length).toBeGreaterThan(0);
    for (const { status, body } of answers) if (status !== 413) expect(body).toContain('"busy"');
    expect(peakOf(pid)).toBeLessThan(SERVER);
    expect((await upload('a.docx', ordinary())).status).toBe(200);
  });

  it('leave no process behind when the server is killed', async () => {
    const other = await startServer(join(folder, 'killed.db'));
    const [forms] = pdfBombs().filter(({ what }) => what.includes('draw each other'));
    const answer = other
      .get('/api/documents/import?name=a.pdf', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(forms.bytes()),
      })
      .catch(() => undefined);
    let readers: number[] = [];
    while (readers.length === 0) {
      readers = childrenOf(other.child.pid ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await other.kill();
    await answer;
    await expect.poll(() => readers.map(peakOf), { timeout: 10_000 }).toEqual(readers.map(() => 0));
  });
});
