import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSmall } from './open-model.ts';
import type { loadOptional } from './optional.ts';
import { llamaModel, threadsOf } from './providers/llama.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-gguf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a model', () => {
  it.each([
    ['openai-compatible', 'llama3.1:8b', false],
    ['openai-compatible', 'Qwen2.5-72B-Instruct', false],
    ['openai-compatible', 'llama3.2:3b', true],
    ['llama', 'qwen2.5-coder-0.5b.gguf', true],
    ['llama', 'a1b.gguf', true],
    ['openai-compatible', 'llama3.2', true],
    ['anthropic', 'claude', false],
  ])('of %s called %s is small: %s', (provider, name, small) => {
    expect(isSmall(provider, name)).toBe(small);
  });
});

/** Stands in for node-llama-cpp; notes what it is asked. */
function fakeLlama(generate: (signal: AbortSignal) => Promise<object>) {
  const asked: Record<string, unknown>[] = [];
  const tokenMeter = { usedInputTokens: 5, usedOutputTokens: 0 };
  const sequence = { clearHistory: async () => {}, tokenMeter };
  const load = async () => ({
    async getLlama(options: Record<string, unknown>) {
      asked.push(options);
      return {
        async loadModel({ modelPath }: { modelPath: string }) {
          if (modelPath.includes('cut')) throw new Error('tensor data is incomplete');
          return {
            async createContext(context: Record<string, unknown>) {
              asked.push(context);
              return { getSequence: () => sequence };
            },
          };
        },
      };
    },
    LlamaChatSession: class {
      setChatHistory() {}
      async promptWithMeta(_: string, { signal }: { signal: AbortSignal }) {
        const answer = await generate(signal);
        tokenMeter.usedInputTokens += 30;
        tokenMeter.usedOutputTokens += 7;
        return answer;
      }
    },
    LlamaCompletion: class {},
  });
  return { asked, load: load as unknown as typeof loadOptional };
}

const REQUEST = {
  messages: [{ role: 'user' as const, content: 'Hello.' }],
  ...{ temperature: 0, maxTokens: 10, sample: 0 },
};

function ggufFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('a GGUF file', () => {
  it('never gets more threads than there are cores', async () => {
    expect([threadsOf(undefined, 2), threadsOf('1', 2), threadsOf('16', 2)]).toEqual([2, 1, 2]);
    const { asked, load } = fakeLlama(async () => ({ responseText: 'Hi.' }));
    await llamaModel({ path: ggufFile('a.gguf', 'GGUF a'), timeout: 1000, load });
    expect(asked[0].maxThreads).toBe(asked[1].threads);
  });

  it('is named by its content: another file of the same name is another model', async () => {
    const { load } = fakeLlama(async () => ({ responseText: 'Hi.' }));
    const named = async (content: string) =>
      (await llamaModel({ path: ggufFile('b.gguf', content), timeout: 1000, load })).name;
    const first = await named('GGUF one');
    expect(first).toMatch(/^llama b\.gguf [0-9a-f]{16}$/);
    expect(await named('GGUF two')).not.toBe(first);
    expect(await named('GGUF one')).toBe(first);
  });

  it('says that it is loaded before it is, and counts tokens', async () => {
    const reports: string[] = [];
    const { load } = fakeLlama(async () => ({ responseText: 'Hi.' }));
    const tell = (text: string) => void reports.push(text);
    const model = await llamaModel({ path: ggufFile('c.gguf', 'GGUF'), timeout: 9, load, tell });
    expect(reports).toEqual(['loading c.gguf (1 MB)\n']);
    expect((await model.generate(REQUEST)).tokens).toEqual({ prompt: 30, answer: 7 });
  });

  it('that answers too late is not waited for, nor asked again', async () => {
    const { load } = fakeLlama(
      (signal) =>
        new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason))),
    );
    const model = await llamaModel({ path: ggufFile('d.gguf', 'GGUF'), timeout: 20, load });
    await expect(model.generate(REQUEST)).rejects.toMatchObject({
      kind: 'rejected',
      message: 'no answer in 0.02 s',
    });
  });

  it('that is cut off, or none, is reports as that', async () => {
    const { load } = fakeLlama(async () => ({}));
    const open = (path: string) => llamaModel({ path, timeout: 20, load });
    await expect(open(ggufFile('cut.gguf', 'GGUF'))).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('cannot be loaded: tensor data is incomplete'),
    });
    await expect(open(ggufFile('zip.gguf', 'PK'))).rejects.toThrow('is not a GGUF file');
    await expect(open(ggufFile('empty.gguf', ''))).rejects.toThrow('is not a GGUF file');
    await expect(open(folder)).rejects.toThrow('the model does not exist');
  });
});
