import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCorpus, type Planted } from '../../bench/mine/generate.ts';
import { COMMAND, ROOT } from '../contracts/command.ts';
import { type PrivateServer, privatePostgres } from './mine-postgres.ts';

/** CI mines a small corpus and kills a few times; the figures in docs/mining.md are of more. */
const SEQUENCES = Number(process.env.MINE_SEQUENCES ?? 3000);
const WORKERS = Number(process.env.MINE_WORKERS ?? 3);
const KILLS = Number(process.env.MINE_KILLS ?? 4);
const BETWEEN_KILLS = Number(process.env.MINE_PAUSE ?? 1200);
const LEASE = '5';

const folder = mkdtempSync(join(tmpdir(), 'klartext-mine-'));
const input = join(folder, 'in');
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function start(args: readonly string[]): ChildProcess & { readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }));
  });
  return Object.assign(child, { ended });
}

const mining = (out: string, ...more: string[]) => [
  ...['mine', input, '--language', 'en', '--out', join(folder, out), '--confidence', '0', '--json'],
  ...['--protect', join(folder, 'evaluation-set.lines'), '--shard-size', '800', '--lease', LEASE],
  ...more,
];
const remote = (out: string) => mining(out, '--queue', server.url);
const worker = () =>
  start(['worker', '--queue', server.url, '--lease', LEASE, '--poll', '0.1', '--patience', '60']);

/** All that a run leaves for its reader, as one number. */
function fingerprint(out: string): string {
  const hash = createHash('sha256');
  for (const file of [
    'pairs.jsonl',
    'train.source',
    'train.target',
    'summary.json',
    'density.html',
  ])
    hash.update(readFileSync(join(folder, out, file)));
  return hash.digest('hex');
}

/** Stops a worker at a moment when it holds a job. */
async function stopHolding(held: ChildProcess): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (;;) {
    await pause(50);
    held.kill('SIGSTOP');
    const holding = await client
      .query(`select from klartext_queue.job where state = 'held' and worker like $1`, [
        `%:${held.pid}`,
      ])
      // Nobody may have made the tables yet.
      .catch(() => undefined);
    if (holding?.rowCount === 1) break;
    held.kill('SIGCONT');
  }
  await client.end();
}

let server: PrivateServer;
let planted: Planted[];
let first: Ended;
beforeAll(async () => {
  planted = generateCorpus(input, SEQUENCES, 1);
  server = await privatePostgres();
  first = await start(mining('one', '--workers', '1')).ended;
}, 280_000);
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('mining with one worker', () => {
  it('ends with a summary whose parts add up', () => {
    expect(first.error).toContain('kept out of the pairs');
    expect(first.code).toBe(0);
    const { sequences, candidates, pairs, removed } = JSON.parse(first.out);
    expect(sequences).toBeGreaterThan(SEQUENCES * 0.9);
    const gone = Object.values<number>(removed).reduce((sum, each) => sum + each, 0);
    expect(candidates - gone).toBeLessThanOrEqual(pairs);
    expect(pairs).toBeGreaterThan(5);
  });

  it('lets paraphrases and splits out; no leak, same-document, contained or near-copied pair', () => {
    const lines = readFileSync(join(folder, 'one', 'pairs.jsonl'), 'utf8')
      .trim()
      .split('\n');
    const pairs = lines.map((line) => JSON.parse(line));
    const out = new Set(
      pairs.flatMap(({ source, target }) => [`${source}\n${target}`, `${target}\n${source}`]),
    );
    const found = (kind: Planted['kind']) =>
      planted.filter((each) => each.kind === kind && out.has(each.texts.join('\n'))).length;
    expect(found('paraphrase')).toBeGreaterThan(0);
    expect(found('split')).toBeGreaterThan(0);
    for (const kind of ['leak', 'same-document', 'contained', 'near-copy'] as const) {
      expect([kind, found(kind)]).toEqual([kind, 0]);
    }
    for (const { documents } of pairs) expect(documents[0]).not.toBe(documents[1]);
  });

  it('is done at once when it is done already', async () => {
    const before = fingerprint('one');
    const again = await start(mining('one', '--workers', '1')).ended;
    expect(again.code).toBe(0);
    expect(fingerprint('one')).toBe(before);
  });
});

describe('mining on several workers', () => {
  it('gives the same bytes when it is killed on the way and started again', async () => {
    const run = start(mining('killed', '--workers', '2'));
    await pause(2500);
    run.kill('SIGKILL');
    await run.ended;
    const { code, error } = await start(mining('killed', '--workers', '2')).ended;
    expect(error).not.toContain('"error"');
    expect(code).toBe(0);
    expect(fingerprint('killed')).toBe(fingerprint('one'));
  });

  it('gives the same bytes through PostgreSQL while workers and the server are killed', async () => {
    const run = start(remote('remote'));
    let workers = Array.from({ length: WORKERS }, worker);
    let isOver = false;
    run.ended.then(() => {
      isOver = true;
    });
    let kills = 0;
    for (; kills < KILLS && !isOver; kills++) {
      await pause(BETWEEN_KILLS);
      if (kills % 4 === 1) {
        server.kill();
        await pause(300);
        await server.start();
      } else {
        workers[0].kill('SIGKILL');
        workers = [...workers.slice(1), worker()];
      }
    }
    const { code, error } = await run.ended;
    for (const each of workers) each.kill('SIGKILL');
    if (process.env.MINE_KILLS) console.log(`${WORKERS} workers, ${kills} kills`);
    expect({ code, error }).toEqual({ code: 0, error: expect.not.stringContaining('"error"') });
    expect(fingerprint('remote')).toBe(fingerprint('one'));
  });

  it('refuses the result of a worker that was stopped past its lease', async () => {
    const run = start(remote('stopped'));
    const slow = worker();
    await stopHolding(slow);
    await pause(Number(LEASE) * 1000 + 500);
    const quick = worker();
    const { code } = await run.ended;
    slow.kill('SIGCONT');
    slow.kill('SIGTERM');
    quick.kill('SIGTERM');
    const [late] = await Promise.all([slow.ended, quick.ended]);
    expect(code).toBe(0);
    expect(late.error).toMatch(/refused +mine\//);
    expect(fingerprint('stopped')).toBe(fingerprint('one'));
    const status = await start(['queue', 'status', '--queue', server.url, '--json']).ended;
    const { kinds, failures } = JSON.parse(status.out);
    expect(failures).toEqual([]);
    for (const { counts } of kinds)
      expect(counts).toMatchObject({ waiting: 0, held: 0, failed: 0 });
  });
});

describe.runIf(process.getuid?.() === 0)('a full disk', () => {
  it('is told in words, loses nothing, and the same command goes on when there is room', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk]);
    if (mount('size=6m').status !== 0) return;
    try {
      const args = mining('disk/full', '--workers', '1');
      const full = await start(args).ended;
      expect(full.code).toBe(1);
      expect(full.error).toMatch(/ENOSPC|no space left/i);
      mount('remount,size=300m');
      const { code, error } = await start(args).ended;
      expect(error).not.toContain('"error"');
      expect(code).toBe(0);
      expect(fingerprint('disk/full')).toBe(fingerprint('one'));
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

describe('bad input', () => {
  it('is told with its place, and the rest goes on', async () => {
    const odd = join(folder, 'odd');
    mkdirSync(odd);
    const text = readFileSync(join(input, 'part-00.jsonl'), 'utf8');
    writeFileSync(join(odd, 'good.jsonl'), text);
    writeFileSync(join(odd, 'broken.jsonl.gz'), gzipSync(text).subarray(0, 4000));
    writeFileSync(
      join(odd, 'latin1.txt'),
      Buffer.from('Caf\xe9 au lait pour tout le monde.', 'latin1'),
    );
    writeFileSync(join(odd, 'empty.txt'), '');
    writeFileSync(join(odd, 'binary.parquet'), Buffer.alloc(500, 7));
    const args = [
      'mine',
      odd,
      '--language',
      'en',
      '--out',
      join(folder, 'odd-out'),
      '--confidence',
      '0',
    ];
    const { code, out } = await start([...args, '--workers', '1', '--json']).ended;
    expect(code).toBe(0);
    const { problems, problemCount, sequences } = JSON.parse(out);
    expect(sequences).toBeGreaterThan(100);
    expect(problemCount).toBe(3);
    expect(problems.map(({ file }: { file: string }) => file).sort()).toEqual([
      'binary.parquet',
      'broken.jsonl.gz',
      'latin1.txt',
    ]);
  });
});
