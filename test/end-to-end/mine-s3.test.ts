import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCorpus } from '../../bench/mine/generate.ts';
import { openStore } from '../../src/run/queue/store/open-store.ts';
import { ROOT } from '../contracts/command.ts';
import { type ObjectServer, objectServer } from './mine-s3.ts';

const COMMAND = process.env.KLARTEXT_COMMAND ?? join(ROOT, 'bin/klartext.js');
const KEYS = { accessKeyId: 'AKIDKLARTEXT', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };
const folder = mkdtempSync(join(tmpdir(), 'klartext-mine-s3-'));
let server: ObjectServer;
const environment = (more: Record<string, string> = {}) => ({
  AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  AWS_REGION: 'eu-central-1',
  AWS_ENDPOINT_URL: server.url,
  ...more,
});

beforeAll(async () => {
  server = await objectServer({ bucket: 'mining', ...KEYS, cutEvery: 7, busyEvery: 11, page: 5 });
  generateCorpus(join(folder, 'in'), 2000, 1);
  const store = await openStore('s3://mining/texts', environment());
  for (const name of readdirSync(join(folder, 'in'))) {
    await store.write(name, readFileSync(join(folder, 'in', name)));
  }
});
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function mine(input: string, out: string, env: Record<string, string>, ...more: string[]) {
  const args = [COMMAND, 'mine', input, '--language', 'en', '--out', join(folder, out), '--json'];
  args.push('--confidence', '0', '--shard-size', '600', '--workers', '2', ...more);
  return new Promise<{ code: number | null; error: string }>((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    let error = '';
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.stdout.resume();
    child.on('close', (code) => resolve({ code, error }));
  });
}

describe('mining in an object store', () => {
  it('gives the same bytes as in a folder, over a line that breaks and a server that is busy', async () => {
    const [remote, local] = await Promise.all([
      mine('s3://mining/texts', 'remote', environment(), '--store', 's3://mining/work'),
      mine(join(folder, 'in'), 'local', {}),
    ]);
    expect(remote).toEqual({ code: 0, error: expect.not.stringContaining('"error"') });
    expect(local.code).toBe(0);
    for (const file of ['pairs.jsonl', 'train.source', 'summary.json', 'density.html']) {
      expect(readFileSync(join(folder, 'remote', file), 'utf8')).toBe(
        readFileSync(join(folder, 'local', file), 'utf8'),
      );
    }
    expect([...server.objects.keys()].some((name) => /^work\/pairs-.*jsonl$/.test(name))).toBe(
      true,
    );
    expect(server.counts.cut).toBeGreaterThan(0);
    expect(server.counts.SlowDown).toBeGreaterThan(0);
    expect(server.counts.SignatureDoesNotMatch).toBeUndefined();
  });

  it('keeps names with spaces, umlauts and signs apart', async () => {
    const store = await openStore('s3://mining/odd names', environment());
    const names = ['a b.txt', 'ä/ö+ü.txt', "it's (a) * & <b>.txt"];
    for (const name of names) await store.write(name, Buffer.from(name));
    expect((await store.list()).map(({ path }) => path)).toEqual([...names].sort());
    for (const name of names) expect((await store.read(name)).toString()).toBe(name);
    expect((await store.readRange('a b.txt', 2, 5)).toString()).toBe('b.t');
    expect([await store.has('a b.txt'), await store.has('a  b.txt')]).toEqual([true, false]);
  });

  it('says in words that keys are wrong, a bucket is missing, or nobody answers', async () => {
    const wrong = environment({ AWS_SECRET_ACCESS_KEY: 'another' });
    const refused = await mine('s3://mining/texts', 'wrong', wrong);
    expect([refused.code, refused.error]).toEqual([
      1,
      expect.stringMatching(/403 SignatureDoesNotMatch.*credentials/),
    ]);
    const missing = await openStore('s3://nowhere', environment());
    await expect(missing.list()).rejects.toThrow(/404 NoSuchBucket/);
    const away = await openStore(
      's3://mining',
      environment({ AWS_ENDPOINT_URL: 'http://[::1]:1' }),
    );
    await expect(away.list()).rejects.toThrow(/does not answer/);
    await expect(openStore('s3://mining', {})).rejects.toThrow(/cannot be opened/);
  });
});
