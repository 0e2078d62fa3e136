import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext, ROOT } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-model-'));
process.env.KLARTEXT_MODELS = join(folder, 'models');

describe('klartext model', () => {
  it('pulls a folder, lists and describes it, and removes it', async () => {
    const { code, out } = await klartext([
      ...['model', 'pull', `${ROOT}test/fixtures/models/toy-masked`, '--name', 'toy', '--json'],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ name: 'toy', folder: expect.stringContaining('toy') });
    const listed = JSON.parse((await klartext(['model', 'list', '--json'])).out);
    expect(listed.map((each: { name: string; here: boolean }) => [each.name, each.here])).toEqual([
      ['toy', true],
      ['minilm', false],
      ['taught', false],
      ['taught-en', false],
      ['taught-writer', false],
    ]);
    const info = await klartext(['model', 'info', 'toy', '--verify', '--json']);
    expect(JSON.parse(info.out)).toMatchObject({ changed: [], files: expect.any(Array) });
    expect(info.code).toBe(0);
    const removed = await klartext(['model', 'remove', 'toy', '--json']);
    expect(JSON.parse(removed.out).name).toBe('toy');
    const gone = await klartext(['model', 'info', 'toy']);
    expect(gone.code).toBe(1);
    expect(gone.error).toContain('was not pulled');
  });
});

describe('engines with models', () => {
  const lines = join(folder, 'lines.txt');
  writeFileSync(lines, 'The measure is compulsory.\n');
  const call = (...more: string[]) => klartext(['simplify', lines, '--lines', '-l', 'en', ...more]);

  it('say what is missing: the model, its place, its folder', async () => {
    const none = await call('--engine', 'llm');
    expect(none.code).toBe(2);
    expect(none.error).toContain('No model was named');
    const nowhere = await call('--engine', 'llm', '--model', 'x');
    expect(nowhere.code).toBe(2);
    expect(nowhere.error).toContain('--base-url');
    const folderless = await call('--engine', 'seq2seq', '--model', 'no-such-model');
    expect(folderless.code).toBe(1);
    expect(folderless.error).toContain('klartext model pull no-such-model');
  });
});
