import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorpusEntry } from '../entry.ts';
import { openStore } from '../store.ts';
import { download } from './download.ts';
import { pull } from './pull.ts';

const CONTENT = Buffer.from(
  Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 8)) & 0xff),
);
const SHA = createHash('sha256').update(CONTENT).digest('hex');
const patience = { idle: 500, retries: 2, pause: 5, redirects: 5 };

type Handler = (request: IncomingMessage, response: ServerResponse, visit: number) => void;
const handlers: Record<string, Handler> = {};
const visits: Record<string, IncomingMessage['headers'][]> = {};

/** A server that knows ranges, as the real ones do. */
const serve: Handler = (request, response) => {
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const changed = request.headers['if-range'] && request.headers['if-range'] !== '"v1"';
  if (from >= CONTENT.length) return void response.writeHead(416).end();
  if (from > 0 && !changed) {
    const range = `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}`;
    response.writeHead(206, {
      'content-length': CONTENT.length - from,
      'content-range': range,
      etag: '"v1"',
    });
    return void response.end(CONTENT.subarray(from));
  }
  response.writeHead(200, { 'content-length': CONTENT.length, etag: '"v1"' });
  response.end(CONTENT);
};

const breakingAfter =
  (bytes: number): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-length': CONTENT.length, etag: '"v1"' });
    response.write(CONTENT.subarray(0, bytes), () => setTimeout(() => response.destroy(), 300));
  };

const server = createServer((request, response) => {
  const path = request.url ?? '';
  visits[path] ??= [];
  visits[path].push(request.headers);
  const handler = handlers[path];
  if (handler) handler(request, response, visits[path].length);
  else response.writeHead(404).end('<html>not here</html>');
});

let origin = '';
let folder = '';
let file = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  for (const path of Object.keys(visits)) delete visits[path];
  folder = mkdtempSync(join(tmpdir(), 'klartext-pull-'));
  file = join(folder, 'corpus.bin');
  return () => rmSync(folder, { recursive: true, force: true });
});

const fetched = (path: string, sha256: string | undefined = SHA, more = {}) =>
  download({ url: origin + path, sha256 }, file, { patience, ...more });
const isWhole = () => readFileSync(file).equals(CONTENT) && !existsSync(`${file}.part`);

describe('download', () => {
  it('fetches a file, tells how far it is, and leaves nothing beside it', async () => {
    handlers['/whole'] = serve;
    const calls: [number, number | undefined][] = [];
    await fetched('/whole', SHA, { onProgress: (...all: [number, number]) => calls.push(all) });
    expect(isWhole()).toBe(true);
    expect(calls.at(-1)).toEqual([CONTENT.length, CONTENT.length]);
    expect(existsSync(`${file}.part.etag`)).toBe(false);
  });

  it('continues after a broken line where it broke', async () => {
    handlers['/breaks'] = (request, response, visit) =>
      (visit === 1 ? breakingAfter(100_000) : serve)(request, response, visit);
    await fetched('/breaks');
    expect(isWhole()).toBe(true);
    expect(visits['/breaks'][1].range).toMatch(/^bytes=[1-9]\d*-$/);
    expect(visits['/breaks'][1]['if-range']).toBe('"v1"');
  });

  it('reports what is stored when it gives up, and a later call continues', async () => {
    handlers['/down'] = breakingAfter(50_000);
    await expect(fetched('/down')).rejects.toMatchObject({
      code: 'missing-data',
      hint: expect.stringMatching(/^\d+ bytes are stored/),
    });
    expect(existsSync(file)).toBe(false);
    expect(readFileSync(`${file}.part`).length).toBeGreaterThan(0);
    handlers['/down'] = serve;
    await fetched('/down');
    expect(visits['/down'].at(-1)?.range).toBeDefined();
    expect(isWhole()).toBe(true);
  });

  it('continues after its process was killed', async () => {
    let begun = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    // The rest never comes: the process is killed while it waits.
    handlers['/killed'] = (_, response) => {
      response.writeHead(200, { 'content-length': CONTENT.length, etag: '"v1"' });
      response.write(CONTENT.subarray(0, 100_000));
      begun();
    };
    const module = new URL('./download.ts', import.meta.url).href;
    const script = `const { download } = await import(${JSON.stringify(module)});
await download({ url: ${JSON.stringify(`${origin}/killed`)}, sha256: '${SHA}' }, ${JSON.stringify(file)});`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await begins;
    while (!existsSync(`${file}.part`) || statSync(`${file}.part`).size < 100_000) await sleep(20);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(existsSync(file)).toBe(false);
    handlers['/killed'] = serve;
    await fetched('/killed');
    expect(visits['/killed'][1].range).toBe('bytes=100000-');
    expect(isWhole()).toBe(true);
  });

  it('refuses a truncated file that claims to be whole', async () => {
    handlers['/short'] = (_, response) => response.end(CONTENT.subarray(0, 1000));
    await expect(fetched('/short')).rejects.toMatchObject({ code: 'bad-input' });
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
  });

  it('refuses a wrong checksum and keeps nothing', async () => {
    handlers['/other'] = (_, response) => response.end('something else');
    await expect(fetched('/other')).rejects.toThrow(/SHA-256/);
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
  });

  it('starts again when what was left is of another file', async () => {
    handlers['/whole'] = serve;
    writeFileSync(`${file}.part`, 'left of another version');
    await fetched('/whole');
    expect(isWhole()).toBe(true);
    writeFileSync(`${file}.part`, Buffer.alloc(CONTENT.length + 10));
    await fetched('/whole');
    expect(isWhole()).toBe(true);
  });

  it('does not trust a left part when nothing could tell that it is wrong', async () => {
    handlers['/whole'] = serve;
    writeFileSync(`${file}.part`, 'left of another version');
    await download({ url: `${origin}/whole` }, file, { patience });
    expect(visits['/whole'][0].range).toBeUndefined();
    expect(isWhole()).toBe(true);
    writeFileSync(`${file}.part`, 'left of another version');
    writeFileSync(`${file}.part.etag`, '"v0"');
    await download({ url: `${origin}/whole` }, file, { patience });
    expect(isWhole()).toBe(true);
  });

  it('reports 404 at once', async () => {
    await expect(fetched('/nowhere')).rejects.toMatchObject({
      code: 'missing-data',
      message: expect.stringContaining('404'),
    });
    expect(visits['/nowhere']).toHaveLength(1);
  });

  it('tries again when the server is busy', async () => {
    handlers['/busy'] = (request, response, visit) =>
      visit < 3 ? response.writeHead(503).end() : serve(request, response, visit);
    const why: string[] = [];
    await fetched('/busy', SHA, { onRetry: (reason: string) => why.push(reason) });
    expect(why).toEqual(['the server answered 503', 'the server answered 503']);
    expect(isWhole()).toBe(true);
  });

  it('follows redirects, but not in circles, nor to another protocol', async () => {
    const to =
      (location: string): Handler =>
      (_, response) =>
        response.writeHead(302, { location }).end();
    handlers['/whole'] = serve;
    handlers['/moved'] = to('/whole');
    await fetched('/moved');
    expect(isWhole()).toBe(true);
    handlers['/loop'] = to('/loop');
    await expect(fetched('/loop')).rejects.toThrow(/redirects more than 5 times/);
    expect(visits['/loop']).toHaveLength(6);
    handlers['/local'] = to('file:///etc/passwd');
    await expect(fetched('/local')).rejects.toThrow(/neither http nor https/);
  });

  it('gives up on a server that falls silent', async () => {
    handlers['/silent'] = (_, response) => {
      response.writeHead(200, { 'content-length': CONTENT.length });
      response.write(CONTENT.subarray(0, 10));
    };
    const quick = { ...patience, idle: 60, retries: 1 };
    await expect(fetched('/silent', SHA, { patience: quick })).rejects.toThrow(/no byte/);
  });

  it('stops at a size no corpus has', async () => {
    handlers['/whole'] = serve;
    await expect(fetched('/whole', SHA, { mostBytes: 1000 })).rejects.toThrow(/larger than 1000/);
  });
});

const entry = (more: Partial<CorpusEntry>): CorpusEntry =>
  ({
    id: 'toy',
    name: 'Toy',
    access: 'open',
    home: 'https://example.org',
    files: [],
    ...more,
  }) as CorpusEntry;

describe('pull', () => {
  it('brings all files into the store or none, and a rerun fetches only what is missing', async () => {
    const store = openStore(join(folder, 'store'));
    const toy = entry({
      files: [
        { path: 'a/one.bin', url: `${origin}/whole`, sha256: SHA },
        { path: 'two.bin', url: `${origin}/late`, sha256: SHA },
      ],
    });
    handlers['/whole'] = serve;
    delete handlers['/late'];
    await expect(pull(toy, store, { patience })).rejects.toThrow(/404/);
    expect(store.has('toy')).toBe(false);
    handlers['/late'] = serve;
    const manifest = await pull(toy, store, { patience });
    expect(manifest.files.map(({ path, sha256 }) => [path, sha256])).toEqual([
      ['a/one.bin', SHA],
      ['two.bin', SHA],
    ]);
    expect(visits['/whole']).toHaveLength(1);
    expect(existsSync(join(folder, 'store', '.staging', 'toy.parts'))).toBe(false);
  });

  it('takes the wanted files of an archive', async () => {
    const header = Buffer.alloc(512);
    header.write('toy-1.0/data/a.txt', 0);
    header.write('00000000006\0', 124);
    header.write('        ', 148);
    header.write('0', 156);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    const body = Buffer.alloc(512);
    body.write('Hello.');
    const packed = gzipSync(Buffer.concat([header, body, Buffer.alloc(1024)]));
    handlers['/toy.tar.gz'] = (_, response) => response.end(packed);
    const archive = {
      url: `${origin}/toy.tar.gz`,
      format: 'tar.gz' as const,
      root: 'toy-1.0',
      keep: ['data/'],
      holds: { files: 1 },
    };
    const store = openStore(join(folder, 'store'));
    const manifest = await pull(entry({ archive }), store, { patience });
    expect(manifest.files.map(({ path }) => path)).toEqual(['data/a.txt']);
    const lacking = entry({ id: 'other', archive: { ...archive, holds: { files: 2 } } });
    await expect(pull(lacking, store, { patience })).rejects.toThrow(/2 files, but has 1/);
    expect(store.has('other')).toBe(false);
  });

  it('copies from a mirror, and reports missing or wrong files', async () => {
    const store = openStore(join(folder, 'store'));
    const mirror = join(folder, 'mirror');
    const toy = entry({ mirror: 'toys', files: [{ path: 'a.bin', sha256: SHA }] });
    await expect(pull(toy, store, { mirror })).rejects.toThrow(/no folder/);
    mkdirSync(join(mirror, 'toys'), { recursive: true });
    await expect(pull(toy, store, { mirror })).rejects.toThrow(/does not contain/);
    writeFileSync(join(mirror, 'toys', 'a.bin'), 'wrong');
    await expect(pull(toy, store, { mirror })).rejects.toThrow(/SHA-256/);
    expect(store.has('toy')).toBe(false);
    writeFileSync(join(mirror, 'toys', 'a.bin'), CONTENT);
    expect((await pull(toy, store, { mirror })).files).toHaveLength(1);
  });

  it('explains how to get what cannot be downloaded', async () => {
    const store = openStore(join(folder, 'store'));
    await expect(pull(entry({ access: 'on request' }), store)).rejects.toMatchObject({
      code: 'missing-data',
      hint: expect.stringContaining('klartext corpus import toy PATH'),
    });
  });
});
