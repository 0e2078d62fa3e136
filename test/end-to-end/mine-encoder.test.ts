import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { klartext, ROOT } from '../contracts/command.ts';

/** A model of random weights: it shows that vectors come from the model, not that they are good. */
const MODEL = join(ROOT, 'test/fixtures/models/toy-masked');
const folder = mkdtempSync(join(tmpdir(), 'klartext-mine-encoder-'));
const TEXTS = [
  'The old stone bridge over the river was closed on Monday because floods had damaged it.',
  'Heavy floods damaged the old stone bridge, so on Monday the bridge was closed.',
  'Researchers from two universities counted nesting storks in forty villages.',
  'The city library will lend bicycles to its readers and open earlier on Saturdays.',
];

beforeAll(() => {
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in', 'texts.txt'), TEXTS.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function mine(out: string, model: string, ...more: string[]) {
  const args = ['mine', join(folder, 'in'), '--language', 'en', '--documents', 'line'];
  args.push('--out', join(folder, out), '--confidence', '0', '--improbable', '0', '--json');
  args.push('--encoder', model, '--distance', '4', '--margin', '2', ...more);
  return klartext(args);
}

describe('mining with an ONNX encoder', () => {
  it('takes its vectors from the model, the same with one worker and with two', async () => {
    const one = await mine('one', MODEL, '--workers', '1');
    const two = await mine('two', MODEL, '--workers', '2');
    expect(one).toMatchObject({ code: 0 });
    expect(JSON.parse(one.out).sequences).toBe(TEXTS.length);
    const [first, second] = ['one', 'two'].map((name) =>
      readFileSync(join(folder, name, 'pairs.jsonl'), 'utf8'),
    );
    expect(first).not.toBe('');
    expect(second).toBe(first);
    expect(two.out).toBe(one.out);
  });

  it('says that a folder holds no model', async () => {
    const { code, error } = await mine('none', join(folder, 'in'));
    expect(code).not.toBe(0);
    expect(JSON.parse(error.trim().split('\n').at(-1)!).error.message).toMatch(/model/i);
  });
});
