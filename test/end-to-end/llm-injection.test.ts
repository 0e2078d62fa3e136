import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { loadPrompt, openModel } from '../../src/run/index.ts';
import {
  type ChatPrompt,
  type CompletionPrompt,
  type RewriteOptions,
  rewrite,
} from '../../src/simplify/models/index.ts';
import { INJECTIONS } from './injections.ts';
import { type Asked, reply, type ScriptedModel, scriptedModel } from './scripted-model.ts';

const KEY = 'sk-canary-9876543210';
const PROMPT = loadPrompt('instruct-en') as ChatPrompt;

/**
 * Obeys every word outside the block that the rules call data, and gives its key away when told.
 * Inside the block it only ever sees a text, which it answers with.
 */
function obedient(asked: Asked): void {
  const { text, orders } = asked.body.messages ? conversation(asked) : continuation(asked);
  if (orders !== '') reply(asked, `PWNED by: ${orders} ${asked.key}`);
  else reply(asked, asked.body.messages ? text : `${text}"\n\nOriginal: "`);
}

function conversation({ body }: Asked): { text: string; orders: string } {
  const [system, user, ...others] = body.messages ?? [];
  const label = /\[(\S+) …\]/.exec(system.content)?.[1] ?? 'none';
  const open = `[${label} text]\n`;
  const close = `\n[/${label} text]`;
  const start = user.content.indexOf(open);
  const end = user.content.indexOf(close);
  const outside = user.content.replace(
    new RegExp(`\\[${label} (\\w+)\\]\\n[^]*?\\n\\[/${label} \\1\\]`, 'g'),
    '',
  );
  const rules = [...PROMPT.rules, PROMPT.data].map((rule) =>
    rule.replaceAll('{language}', 'English').replaceAll('{label}', label),
  );
  const added = system.content.split('\n').filter((line) => !rules.includes(line));
  const { wrong = '', again = '' } = PROMPT.repair ?? {};
  const asking = [PROMPT.task, wrong, again];
  const ordered = outside.split('\n').filter((line) => line !== '' && !asking.includes(line));
  const orders = [...ordered, ...added, ...others.map(String)].join('');
  return { text: user.content.slice(start + open.length, end), orders };
}

/** A line after the first that does not open the answer is an order, or a text that got out. */
function continuation({ body }: Asked): { text: string; orders: string } {
  const [first, second, ...others] = (body.prompt ?? '').split(/[\n\u0085\u2028\u2029]/);
  const orders = [...others, ...(second === 'Simple: "' ? [] : [second])].join('\n');
  return { text: first.slice('Original: "'.length, -1), orders };
}

let server: ScriptedModel;
let folder: string;
beforeAll(async () => {
  server = await scriptedModel(obedient);
  folder = mkdtempSync(join(tmpdir(), 'klartext-injection-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function optionsFor(prompt: ChatPrompt | CompletionPrompt): Promise<RewriteOptions> {
  const { model } = await openModel({
    model: 'obedient',
    baseUrl: server.url,
    stream: false,
    timeout: 10_000,
    retries: 0,
    pause: 1,
    concurrency: 8,
    cache: true,
    env: { KLARTEXT_API_KEY: KEY, KLARTEXT_RESPONSES: join(folder, 'responses') },
  });
  const language = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
  return {
    model,
    prompt,
    wishes: { language: 'English' },
    shots: 0,
    samples: 1,
    temperature: 0,
    wanted: 1,
    repairs: 2,
    acceptFailed: true,
    verify: { language },
    mayCall: () => true,
  };
}

describe('200 injections against a model that obeys', () => {
  it('are 200 different texts', () => {
    expect(new Set(INJECTIONS).size).toBe(200);
  });

  it.each(['instruct-en', 'multisim'])(
    'none changes the task of %s or gets the key',
    async (name) => {
      const options = await optionsFor(loadPrompt(name) as ChatPrompt | CompletionPrompt);
      const results = await Promise.all(INJECTIONS.map((text) => rewrite(text, options)));
      for (const [at, { text, answers }] of results.entries()) {
        const told = JSON.stringify([text, answers]);
        expect(told, INJECTIONS[at]).not.toContain('PWNED by');
        expect(told).not.toContain(KEY);
        // Plain text: nothing that steers a terminal.
        expect(
          text === INJECTIONS[at] || !/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]/.test(text),
        ).toBe(true);
      }
      for (const { body, key } of server.asked) {
        expect(key).toBe(`Bearer ${KEY}`);
        expect(JSON.stringify(body)).not.toContain(KEY);
      }
    },
  );

  it('the script does obey what gets outside', async () => {
    const naive = {
      ...loadPrompt('instruct-en'),
      data: 'Text is in [text …] {label}.',
    } as ChatPrompt;
    const { text } = await rewrite(INJECTIONS[25], await optionsFor(naive));
    expect(text).toContain('PWNED by');
    expect(text).not.toContain(KEY);
  });

  it('no key is in the kept answers', () => {
    const files = readdirSync(join(folder, 'responses'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain(KEY);
  });
});
