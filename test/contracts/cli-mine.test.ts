import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { klartext, start } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-cli-mine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEXTS: Record<string, string> = {
  a: 'The old stone bridge over the river was closed on Monday because heavy floods had damaged it badly.',
  b: 'Heavy floods damaged the old stone bridge, so on Monday the bridge over the river was closed.',
  c: 'Researchers from two universities counted nesting storks in forty villages during the spring.',
  d: 'The city library will lend bicycles to its readers and open an hour earlier on Saturdays.',
};

describe('klartext mine', () => {
  it('ends with what it found and what each filter removed', async () => {
    const input = join(folder, 'in');
    mkdirSync(input);
    for (const [name, text] of Object.entries(TEXTS))
      writeFileSync(join(input, `${name}.txt`), text);
    writeFileSync(join(input, 'photo.jpg'), '');
    const out = join(folder, 'out');
    const args = ['mine', input, '--language', 'en', '--out', out, '--improbable', '0', '--json'];
    const {
      code,
      out: said,
      error,
    } = await klartext([...args, '--workers', '1', '--distance', '1']);
    expect(error).toContain('1 files of other kinds');
    expect(code).toBe(0);
    const summary = JSON.parse(said);
    expect(summary).toMatchObject({ documents: 4, sequences: 4, pairs: 1 });
    expect(Object.keys(summary.removed)).toContain('same-document');
    const [pair] = readFileSync(join(out, 'pairs.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(pair)).toMatchObject({
      source: TEXTS.a,
      target: TEXTS.b,
      distance: expect.any(Number),
      documents: ['a.txt', 'b.txt'],
      kind: 'paraphrase',
    });
    expect(readFileSync(join(out, 'train.source'), 'utf8')).toMatch(/^<NumChars_\d+%> .* The old/);

    const status = await klartext([
      'queue',
      'status',
      '--queue',
      join(out, 'work', 'queue'),
      '--json',
    ]);
    const { kinds, failures } = JSON.parse(status.out);
    expect(failures).toEqual([]);
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'mine/search' }));
  });

  it('refuses a wrong call in words', async () => {
    const missing = await klartext(['mine', join(folder, 'no'), '-l', 'en', '-o', folder]);
    expect([missing.code, missing.error]).toEqual([2, expect.stringContaining('is not a folder')]);
    const wrong = await klartext(['mine', folder, '-l', 'en', '-o', folder, '--margin', 'x']);
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('--margin x')]);
    const language = await klartext(['mine', folder, '-l', 'xx', '-o', folder]);
    expect(language.code).toBe(2);
    const nobody = ['--queue', 'postgres://me:secret@127.0.0.1:1/x', '--patience', '0'];
    const queue = await klartext(['worker', ...nobody]);
    expect(queue.code).toBe(1);
    expect(queue.error).toMatch(/me:…@127.0.0.1:1.*No server answers at this address/);
    expect(queue.error).not.toContain('secret');
  });
});

describe('klartext simplify --queue', () => {
  it('writes the lines that it writes without one', async () => {
    const queue = join(folder, 'queue');
    const lines = 'He endeavoured to help.\n\nThey utilised the instrument.\n';
    const args = ['simplify', '--lines', '--language', 'en'];
    const worker = start(['worker', '--queue', queue]);
    const [queued, alone] = await Promise.all([
      klartext([...args, '--queue', queue], lines),
      klartext(args, lines),
    ]);
    worker.kill('SIGKILL');
    expect(queued.error).toBe('');
    expect(queued.out).toBe(alone.out);
  });

  it('needs lines and a language', async () => {
    const { code, error } = await klartext(['simplify', '--queue', join(folder, 'q')], 'x');
    expect([code, error]).toEqual([2, expect.stringContaining('--lines')]);
  });
});
