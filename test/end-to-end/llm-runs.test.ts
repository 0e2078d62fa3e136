import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/evaluate/index.ts';
import {
  type Asked,
  event,
  json,
  reply,
  type ScriptedModel,
  scriptedModel,
} from './scripted-model.ts';

const COMMAND = new URL('../../bin/klartext.js', import.meta.url).pathname;
const DRIVER = new URL('run-driver.js', import.meta.url).pathname;
/** The full count of the issue is 200 kills over 1,000 items: KILLS=200. */
const KILLS = Number(process.env.KILLS ?? 15);
const KEY = 'sk-canary-0123456789';

let folder: string;
let server: ScriptedModel | undefined;
const children = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-llm-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server?.close();
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (i: number) => `The committee number ${i} endeavoured to commence the assembly.`;
const easier = (source: string) =>
  source.replace('endeavoured to commence', 'tried to start').replace('assembly', 'meeting');

function input(count: number): string {
  const path = join(folder, `lines-${count}.txt`);
  writeFileSync(path, Array.from({ length: count }, (_, i) => `${sourceOf(i)}\n`).join(''));
  return path;
}

const expected = (count: number) =>
  Array.from({ length: count }, (_, i) => `${easier(sourceOf(i))}\n`).join('');

function start(file: string, run: string, ...more: string[]) {
  return started(
    ...[COMMAND, 'simplify', file, '--lines', '--language', 'en', '--engine', 'llm'],
    ...['--model', 'scripted', '--base-url', server!.url, '--run', run, '--no-cache', ...more],
  );
}

function started(...args: string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, KLARTEXT_API_KEY: KEY, NO_COLOR: '1' },
  });
  children.add(child);
  const out: Buffer[] = [];
  const error: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => error.push(chunk));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) =>
    child.on('close', (code) => {
      children.delete(child);
      resolve({
        code,
        out: Buffer.concat(out).toString(),
        error: Buffer.concat(error).toString(),
      });
    }),
  );
  return { child, ended };
}

const run = (file: string, folder: string, ...more: string[]) => start(file, folder, ...more).ended;

const logOf = (name: string) =>
  readFileSync(join(name, 'run.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));

describe('a run', () => {
  it('has a line for each line; called again it asks nothing; another call is turned away', async () => {
    server = await scriptedModel((asked) => reply(asked, easier(asked.source)));
    const place = join(folder, 'plain');
    const first = await run(input(30), place);
    expect(first).toMatchObject({ code: 0, out: expected(30) });
    expect(server.asked).toHaveLength(30);
    expect(server.asked[0].key).toBe(`Bearer ${KEY}`);
    const again = await run(input(30), place);
    expect(again).toMatchObject({ code: 0, out: expected(30) });
    expect(server.asked).toHaveLength(30);
    expect(again.error).toContain('30 from the log');
    expect(readFileSync(join(place, 'run.jsonl'), 'utf8')).not.toContain(KEY);
    const other = await run(input(30), place, '--level', 'A2');
    expect(other.code).toBe(2);
    expect(other.error).toContain('differs in wishes.');
  });

  it('notes refusals and nonsense as results', async () => {
    const answers = [
      "I'm sorry, but I can't help with that.",
      '',
      '… … …',
      'a a a a a a a a a a a a',
    ];
    server = await scriptedModel((asked) =>
      reply(asked, answers[asked.number] ?? easier(asked.source)),
    );
    const place = join(folder, 'refused');
    const { code, out, error } = await run(input(5), place, '--concurrency', '1');
    // What has no answer that passed is failed work.
    expect(code).toBe(1);
    expect(error).toContain('4 of 5 kept as they were (lines 1, 2, 3, 4): refused 1, garbled 3.');
    expect(out.split('\n').slice(0, 4)).toEqual([0, 1, 2, 3].map(sourceOf));
    expect(logOf(place).map(({ status }) => status)).toEqual([
      ...['refused', 'garbled', 'garbled', 'garbled', 'answered'],
    ]);
    await run(input(5), place);
    expect(server.asked).toHaveLength(5);
  });
});

describe('faults', () => {
  const whole: ((asked: Asked) => void)[] = [
    ({ response }) => {
      response.setHeader('retry-after', '0.02');
      json(response, 429, { error: { message: `slow down, ${KEY}` } });
    },
    ({ response }) => json(response, 503, {}),
    // A socket that hangs.
    () => {},
    ({ response }) => response.destroy(),
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"choices":[{"mess');
      setTimeout(() => response.destroy(), 5);
    },
    ({ response }) => response.end('<html>Bad gateway</html>'),
    ({ response }) => json(response, 200, {}),
    ({ response }) => json(response, 200, null),
    ({ response }) => json(response, 200, { choices: [] }),
    ({ response }) => json(response, 200, { choices: [{ message: { content: 7 } }] }),
  ];
  const streamed: ((asked: Asked) => void)[] = [
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('The commi'));
      setTimeout(() => response.end(), 5);
    },
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('The commi'));
    },
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices":[{"del\n\n');
    },
  ];

  /** Every second line meets a fault of each kind in turn, once or twice; all must come out right. */
  it.each([
    ['429 storms, hung sockets, half bodies, invalid JSON and wrong shapes', whole, []],
    ['half streams, streams that stop and broken pieces', streamed, ['--stream']],
  ] as const)('%s are lived through', async (name, faults, options) => {
    const seen = new Map<string, number>();
    server = await scriptedModel((asked) => {
      const times = seen.get(asked.source) ?? 0;
      seen.set(asked.source, times + 1);
      const index = Number(/\d+/.exec(asked.source)?.[0]);
      if (index % 2 === 0 && times <= index % 3) faults[(index / 2 + times) % faults.length](asked);
      else reply(asked, easier(asked.source));
    });
    const place = join(folder, name.slice(0, 4));
    const patience = ['--timeout', '0.5', '--concurrency', '32'];
    const { code, out, error } = await run(input(40), place, ...options, ...patience);
    expect(error).toContain('repeated');
    expect({ code, out }).toEqual({ code: 0, out: expected(40) });
    expect(error + readFileSync(join(place, 'run.jsonl'), 'utf8')).not.toContain(KEY);
  });

  it('of a server that only says 429 for a while hold back all calls', async () => {
    const opens = Date.now() + 2500;
    server = await scriptedModel((asked) => {
      if (Date.now() >= opens) return reply(asked, easier(asked.source));
      asked.response.setHeader('retry-after', '0.3');
      json(asked.response, 429, {});
    });
    const place = join(folder, 'storm');
    const ended = await run(input(200), place, '--concurrency', '8', '--retries', '20');
    expect(ended).toMatchObject({ code: 0, out: expected(200) });
    // Eight calls every 0.3 s, not two hundred at once.
    expect(server.asked.length - 200).toBeLessThan(100);
  });

  it('that do not end stop the run; what is done stays, and it can go on', async () => {
    let isBroken = true;
    server = await scriptedModel((asked) => {
      if (isBroken && asked.number >= 12) asked.response.end('nonsense');
      else reply(asked, easier(asked.source));
    });
    const place = join(folder, 'stopped');
    const stopped = await run(input(60), place, '--retries', '0');
    expect(stopped.code).toBe(1);
    expect(stopped.error).toContain('The model does not answer: the server sent no JSON.');
    expect(stopped.error).toContain('repeat the same call');
    const done = logOf(place).filter(({ status }) => status === 'answered').length;
    expect(done).toBe(12);
    isBroken = false;
    const asked = server.asked.length;
    expect(await run(input(60), place)).toMatchObject({ code: 0, out: expected(60) });
    expect(server.asked.length - asked).toBe(48);
  });

  it('of the call itself are told at once, without the key', async () => {
    server = await scriptedModel(({ response }) =>
      json(response, 401, { error: { message: `Incorrect API key: ${KEY}` } }),
    );
    const { code, error } = await run(input(20), join(folder, 'unauthorised'));
    expect(code).toBe(1);
    expect(error).toContain('401: Incorrect API key: [key]');
    expect(server.asked.length).toBeLessThan(8);
    expect(error).not.toContain(KEY);
  });

  it('such as an echo of the key stay out of log and output', async () => {
    server = await scriptedModel((asked) => reply(asked, `The key is ${asked.key}.`));
    const place = join(folder, 'echo');
    const { out } = await run(input(3), place);
    expect(out + readFileSync(join(place, 'run.jsonl'), 'utf8')).not.toContain(KEY);
  });

  it('of a second run on one log: it is turned away, the first is not disturbed', async () => {
    server = await scriptedModel(async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      reply(asked, easier(asked.source));
    });
    const place = join(folder, 'two');
    const first = start(input(100), place);
    while (server.asked.length < 8) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await run(input(100), place);
    expect(second.code).toBe(1);
    expect(second.error).toContain('Another run is using');
    expect(await first.ended).toMatchObject({ code: 0, out: expected(100) });
    expect(server.asked).toHaveLength(100);
  });

  it('of a full disk: told, nothing half-written, and gone on with when there is room', async () => {
    const disk = join(folder, 'disk');
    execFileSync('mkdir', ['-p', disk]);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20k', 'tmpfs', disk]);
    } catch {
      console.warn('No right to mount a small disk: not tried.');
      return;
    }
    try {
      server = await scriptedModel((asked) => reply(asked, easier(asked.source)));
      const place = join(disk, 'run');
      const full = await run(input(100), place);
      expect(full.code).toBe(1);
      expect(full.error).toContain('the disk is full');
      const kept = logOf(place).length;
      expect(kept).toBeGreaterThan(5);
      execFileSync('mount', ['-o', 'remount,size=10m', disk]);
      const asked = server.asked.length;
      expect(await run(input(100), place)).toMatchObject({ code: 0, out: expected(100) });
      expect(server.asked.length - asked).toBe(100 - kept);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

describe('kill -9', () => {
  const repeatable = async (asked: Asked) => {
    await new Promise((resolve) => setTimeout(resolve, Number(asked.number) % 8));
    reply(asked, easier(asked.source));
  };

  it.each([
    // The command as users call it, some times; the run alone, as often as the issue asks.
    { kills: 4, items: 200, concurrency: 4, isCommand: true },
    { kills: KILLS, items: 1000, concurrency: 4, isCommand: false },
  ])(
    '$kills times over $items items loses nothing and repeats only calls in flight',
    { timeout: KILLS > 15 ? 3_600_000 : 300_000 },
    async ({ kills, items, concurrency, isCommand }) => {
      server = await scriptedModel(repeatable);
      const random = seededRandom(7);
      const place = mkdtempSync(join(folder, 'killed-'));
      const file = input(items);
      const begin = () =>
        isCommand
          ? start(file, place, '--concurrency', String(concurrency))
          : started(DRIVER, file, place, server!.url, String(concurrency));
      for (let killed = 0; killed < kills; killed++) {
        const before = server.asked.length;
        const { child, ended } = begin();
        // At any point: while it starts, reads its log, waits for calls, writes.
        const enough = before + random.below(Math.ceil((0.9 * items) / kills));
        const startup = random.below(10) === 0 ? random.below(200) : undefined;
        const from = Date.now();
        while (
          startup === undefined ? server.asked.length <= enough : Date.now() - from < startup
        ) {
          if (child.exitCode !== null) break;
          await new Promise((resolve) => setTimeout(resolve, 1 + random.below(3)));
        }
        child.kill('SIGKILL');
        await ended;
      }
      expect(await begin().ended).toMatchObject({ code: 0, out: expected(items) });
      const done = logOf(place).map(({ item }) => item);
      expect(done).toHaveLength(items);
      expect(new Set(done).size).toBe(items);
      const repeated = server.asked.length - items;
      console.log(`${kills} kills, ${repeated} of ${items} calls repeated`);
      expect(repeated).toBeLessThanOrEqual(kills * concurrency);
    },
  );
});
