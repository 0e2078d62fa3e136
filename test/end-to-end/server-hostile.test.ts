import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/contract/index.ts';
import { hostileFiles } from './server-hostile-files.ts';
import { peakOf } from './server-memory.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

/** Megabytes that the server itself may take, whatever the file. */
const MOST_MEMORY = 400;

const [folder, remove] = temporaryFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(join(folder, 'workbench.db'));
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

/** What in a page could run or load something. */
function dangers(page: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        /^(?:script|iframe|object|embed|svg|math|img|link|form|input|base|video|audio)$/.test(name)
      )
        found.push(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^srcdoc$|^style$/.test(key)) found.push(key);
        if (key === 'href' && !/^(?:https?:|mailto:|tel:|#|[^:]*$)/i.test(value)) found.push(value);
      }
    },
  });
  parser.write(page);
  parser.end();
  return found;
}

describe('hostile files', () => {
  for (const { what, name, bytes, ends } of hostileFiles()) {
    it(`${what}: ${ends === 'read' ? 'only its text is taken' : ends === 'refused' ? 'refused' : 'does no harm'}`, async () => {
      const started = Date.now();
      const answer = upload(name, bytes());
      // Whatever the file does to its thread, the server answers others.
      expect((await server.get('/api/health')).status).toBe(200);
      const response = await answer;
      expect(response.status).not.toBe(500);
      if (ends === 'refused') expect(response.status).toBeGreaterThanOrEqual(400);
      if (ends === 'read') expect(response.status).toBe(200);
      const body = await response.json();
      if (response.ok) {
        const { id, title } = body as Document;
        expect(title).not.toMatch(/[/\\]/);
        const page = await (await server.get(`/api/documents/${id}/export?format=html`)).text();
        expect(dangers(page)).toEqual([]);
        expect(page).not.toContain('root:');
      } else
        expect(body).toMatchObject({
          error: { code: expect.any(String), hint: expect.any(String) },
        });
      expect(Date.now() - started).toBeLessThan(60_000);
      expect(peakOf(server.child.pid ?? 0)).toBeLessThan(MOST_MEMORY);
    });
  }
});

describe('100 payloads of cross-site scripting', () => {
  it('run in no page that is exported', async () => {
    const payloads = XSS_PAYLOADS.slice(0, 100);
    expect(payloads.length).toBe(100);
    for (const [name, text] of [
      ['a.html', payloads.map((payload) => `<p>${payload}</p>`).join('\n')],
      [
        'a.md',
        payloads
          .map((payload) => `${payload}\n\n[link](${payload.replace(/[\s()]/g, '')})`)
          .join('\n\n'),
      ],
      ['a.txt', payloads.join('\n\n')],
    ] as const) {
      const response = await upload(name, new TextEncoder().encode(text));
      expect(response.status).toBe(200);
      const { id } = (await response.json()) as Document;
      for (const layout of ['easy', 'columns']) {
        const page = await (
          await server.get(`/api/documents/${id}/export?format=html&layout=${layout}`)
        ).text();
        expect(dangers(page)).toEqual([]);
      }
    }
  });
});
