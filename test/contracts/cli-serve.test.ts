import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { klartext, start } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first lines that a command writes. */
async function linesOf(child: ReturnType<typeof start>, count: number): Promise<string[]> {
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.split('\n').length > count) break;
  }
  return out.split('\n').slice(0, count);
}

describe('klartext serve', () => {
  it('prints its address when it is ready, answers what scripts rely on, and ends when told', async () => {
    const child = start(['serve', '--port', '0', '--database', join(folder, 'a.db')]);
    const [line] = await linesOf(child, 1);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    expect(line).toBe(`Klartext is ready: ${address}/`);
    const health = await fetch(`${address}/api/health`);
    expect([health.status, (await health.json()).status]).toEqual([200, 'ok']);
    const simplified = await fetch(`${address}/api/simplify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: 'The residents purchased it.',
        language: 'en',
        preset: 'balanced',
      }),
    });
    expect(await simplified.json()).toMatchObject({
      text: 'The residents bought it.',
      edits: [{ start: 14, end: 23, replacement: 'bought' }],
    });
    expect((await (await fetch(`${address}/api/openapi.json`)).json()).openapi).toMatch(/^3\.1/);
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await code).toBe(0);
  });

  it('asks for a token when others can reach it', async () => {
    const child = start([
      'serve',
      '--port',
      '0',
      '--host',
      '0.0.0.0',
      '--json',
      '--database',
      join(folder, 'b.db'),
    ]);
    let out = '';
    for await (const chunk of child.stdout) {
      out += chunk;
      if (/\}\s*$/.test(out)) break;
    }
    const { address, port } = JSON.parse(out);
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/api/documents`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
    child.kill('SIGKILL');
  });

  it('refuses a port that is none, a short token and a file that is no database', async () => {
    expect(await klartext(['serve', '--port', 'many'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--port'),
    });
    expect(
      await klartext(['serve', '--token', 'short', '--database', join(folder, 'c.db')]),
    ).toMatchObject({ code: 2 });
    expect(await klartext(['serve', '--database', 'README.md'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('database'),
    });
  });
});

describe('klartext mcp', () => {
  it('offers the calls as tools over standard input and output', async () => {
    const child = start(['mcp']);
    const say = (message: object) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    say({
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      },
    });
    say({ method: 'notifications/initialized' });
    say({ id: 2, method: 'tools/list' });
    say({
      id: 3,
      method: 'tools/call',
      params: {
        name: 'simplify',
        arguments: { text: 'The residents purchased it.', language: 'en' },
      },
    });
    const answers = (await linesOf(child, 3)).map((line) => JSON.parse(line));
    const answer = (id: number) => answers.find((each) => each.id === id).result;
    expect(answer(1).serverInfo.name).toBe('klartext');
    expect(
      answer(2)
        .tools.map(({ name }: { name: string }) => name)
        .sort(),
    ).toEqual([
      'analyse',
      'candidates',
      'compare',
      'evaluate',
      'guidelines',
      'languages',
      'simplify',
      'verify',
      'words',
    ]);
    expect(answer(3).structuredContent.text).toBe('The residents bought it.');
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    expect(await code).toBe(0);
  });
});
