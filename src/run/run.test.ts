import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelRequest, TextModel } from '../simplify/models/index.ts';
import { lockFolder } from './log/lock.ts';
import { RunLog } from './log/run-log.ts';
import { openModel } from './open-model.ts';
import { loadOptional } from './optional.ts';
import { type Patience, patient } from './patience.ts';
import { ProviderFault } from './providers/fault.ts';
import { vendorModel } from './providers/vendors.ts';
import { redactor } from './redact.ts';
import { cached, requestKey } from './response-cache.ts';
import { runItems } from './run-items.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-run-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: 'Hello.' }],
  temperature: 0,
  maxTokens: 10,
  sample: 0,
};

describe('a lock', () => {
  it('is for one at a time, and free again afterwards', () => {
    const place = mkdtempSync(join(folder, 'lock-'));
    const unlock = lockFolder(place);
    expect(() => lockFolder(place)).toThrow('Another run is using');
    unlock();
    lockFolder(place)();
    expect(readdirSync(place)).toEqual(['lock.2.released']);
  });

  it('of a process that is gone does not hold', () => {
    const place = mkdtempSync(join(folder, 'dead-'));
    const { pid } = spawnSync('true');
    writeFileSync(join(place, 'lock.7'), JSON.stringify({ pid, host: 'here', began: '1' }));
    expect(() => lockFolder(place)).toThrow('on here');
    writeFileSync(join(place, 'lock.7'), JSON.stringify({ pid, host: hostname(), began: '1' }));
    lockFolder(place)();
    expect(readdirSync(place)).toEqual(['lock.8.released']);
  });
});

describe('a log', () => {
  it('keeps records, cuts off half a line and refuses another run', async () => {
    const place = join(folder, 'log');
    const log = new RunLog<{ item: number; text: string }>(place, { run: 'a' });
    await Promise.all([0, 1, 2].map((item) => log.append({ item, text: `t${item}` })));
    log.close();
    appendFileSync(log.path, '{"item":3,"te');
    const again = new RunLog<{ item: number; text: string }>(place, { run: 'a' });
    expect([...again.records.values()].map(({ text }) => text)).toEqual(['t0', 't1', 't2']);
    await again.append({ item: 3, text: 't3' });
    again.close();
    expect(readFileSync(log.path, 'utf8').trim().split('\n')).toHaveLength(5);
    expect(() => new RunLog(place, { run: 'b' })).toThrow('differs in run');
    appendFileSync(log.path, 'nonsense\n');
    expect(() => new RunLog(place, { run: 'a' })).toThrow('line 6 is not a record');
    // Who was refused holds no lock.
    lockFolder(place)();
  });
});

describe('patience', () => {
  const patience = (waits: number[]): Patience => ({
    ...{ retries: 3, pause: 100, longest: 250, concurrency: 2 },
    sleep: async (time) => void waits.push(time),
    random: () => 1,
    now: () => 0,
  });

  it('grows, has an end, and is not wasted on what never will', async () => {
    const waits: number[] = [];
    let calls = 0;
    const failing = (kind: ProviderFault['kind']): TextModel => ({
      name: 'x',
      async generate() {
        calls++;
        throw new ProviderFault(kind, 'no');
      },
    });
    await expect(patient(failing('broken'), patience(waits)).generate(REQUEST)).rejects.toThrow(
      'no',
    );
    expect({ calls, waits }).toEqual({ calls: 4, waits: [100, 200, 250] });
    await expect(patient(failing('fatal'), patience(waits)).generate(REQUEST)).rejects.toThrow(
      'no',
    );
    expect(calls).toBe(5);
  });

  it('lets only so many through at a time', async () => {
    let [now, most] = [0, 0];
    const model: TextModel = {
      name: 'x',
      async generate() {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 1));
        now--;
        return { text: '', ending: 'stop' };
      },
    };
    const waiting = patient(model, patience([]));
    await Promise.all(Array.from({ length: 9 }, () => waiting.generate(REQUEST)));
    expect(most).toBe(2);
  });
});

describe('the cache', () => {
  it('answers the same request once, tells samples apart, and outlives damage', async () => {
    let calls = 0;
    const model: TextModel = {
      name: 'm',
      async generate() {
        return { text: `answer ${++calls} secret-key`, ending: 'stop' };
      },
    };
    const place = join(folder, 'cache');
    const remembering = cached(model, place, redactor(['secret-key']));
    await remembering.generate(REQUEST);
    expect((await remembering.generate(REQUEST)).text).toBe('answer 1 [key]');
    await remembering.generate({ ...REQUEST, sample: 1 });
    expect(calls).toBe(2);
    const key = requestKey('m', REQUEST);
    writeFileSync(join(place, key.slice(0, 2), `${key}.json`), '{"key":');
    expect((await remembering.generate(REQUEST)).text).toContain('answer 3');
  });
});

describe('items', () => {
  it('are reported in order, whatever ends first; those known are not done again', async () => {
    const reported: number[] = [];
    const worked: number[] = [];
    await runItems<number>({
      count: 20,
      concurrency: 7,
      known: (item) => (item % 5 === 0 ? item : undefined),
      async work(item) {
        await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5));
        worked.push(item);
        return item;
      },
      failed: (item) => item,
      keep: async () => {},
      report: (result) => void reported.push(result),
    });
    expect(reported).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(worked).toHaveLength(16);
  });
});

describe('providers', () => {
  const choice = {
    ...{ model: 'm', stream: false, timeout: 10, retries: 0, pause: 1, concurrency: 1 },
    ...{ cache: false, env: {} },
  };

  it('are named, have keys from the environment only, and no key in an address', async () => {
    await expect(openModel(choice)).rejects.toThrow('No address was given for the model "m"');
    await expect(openModel({ ...choice, provider: 'opnai' })).rejects.toThrow('Unknown provider');
    await expect(openModel({ ...choice, provider: 'anthropic' })).rejects.toThrow('No key for');
    const baseUrl = 'http://user:pass@127.0.0.1/v1';
    await expect(openModel({ ...choice, baseUrl })).rejects.toThrow('would end up in logs');
    await expect(openModel({ ...choice, baseUrl: 'ftp://x' })).rejects.toThrow(
      'is not the address',
    );
    await expect(openModel({ ...choice, model: 'no.gguf' })).rejects.toThrow(
      'the model does not exist',
    );
  });

  it('of vendors go through the AI SDK, whose errors are reported apart and cleaned of keys', async () => {
    const asked: Record<string, unknown>[] = [];
    const packages: Record<string, unknown> = {
      ai: {
        async generateText(options: Record<string, unknown>) {
          asked.push(options);
          if (asked.length > 1) {
            throw Object.assign(new Error('bad key-123456'), {
              statusCode: 429,
              isRetryable: true,
            });
          }
          return { text: 'Hi', finishReason: 'length', usage: { inputTokens: 3, outputTokens: 1 } };
        },
      },
      '@ai-sdk/anthropic': { createAnthropic: () => (model: string) => ({ model }) },
    };
    const model = await vendorModel({
      ...{ vendor: 'anthropic', model: 'c', key: 'key-123456', timeout: 10 },
      redact: redactor(['key-123456']),
      load: (async (name: string) => packages[name]) as typeof loadOptional,
    });
    const answer = await model.generate({
      ...REQUEST,
      messages: [{ role: 'system', content: 'Rules.' }, ...(REQUEST.messages ?? [])],
    });
    expect(answer).toEqual({ text: 'Hi', ending: 'length', tokens: { prompt: 3, answer: 1 } });
    expect(asked[0]).toMatchObject({ system: 'Rules.', maxRetries: 0, seed: 0 });
    await expect(model.generate(REQUEST)).rejects.toMatchObject({
      kind: 'busy',
      message: 'the server answered 429: bad [key]',
    });
  });

  it('say what to install', async () => {
    await expect(loadOptional('no-such-package-x', 'This', '1 MB')).rejects.toMatchObject({
      code: 'not-supported',
      hint: 'Install it (1 MB): npm install no-such-package-x',
    });
  });
});
