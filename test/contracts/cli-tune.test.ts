import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-tune-'));
const path = (name: string) => join(folder, name);
writeFileSync(path('source.txt'), 'The old cat sat on the mat.\nWe saw them in the big garden.\n');
writeFileSync(path('reference.txt'), 'The cat sat on the mat.\nWe saw them in the garden.\n');
const call = [
  'tune',
  '--source',
  path('source.txt'),
  '--references',
  path('reference.txt'),
  '-l',
  'en',
  '--engine',
  'truncate',
];

describe('klartext tune', () => {
  it.each([
    ['one-plus-one', 5],
    ['grid', 3],
    ['forward', 7],
    ['rule', 1],
  ])('%s searches and says the best', async (method, trials) => {
    const { code, out } = await klartext([
      ...call,
      '--method',
      method,
      '--budget',
      '5',
      '--dials',
      'length',
      '--json',
    ]);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result.trials).toHaveLength(trials);
    expect(result.best.scores.sari).toBeGreaterThan(0);
    if (method === 'rule') expect(result.best.setting).toEqual({ length: 0.85 });
  });
  it('goes on where it was, even after a crash in the middle of a line', async () => {
    const log = path('log.jsonl');
    const args = [...call, '--budget', '6', '--log', log, '--json'];
    const whole = JSON.parse((await klartext(args)).out);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 1 + 6);
    writeFileSync(log, `${lines.slice(0, 4).join('\n')}\n${lines[4].slice(0, 9)}`);
    const resumed = JSON.parse((await klartext(args)).out);
    expect(resumed).toEqual({ ...whole, resumed: 3 });
    expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toEqual(lines);
  });
  it('refuses the log of another search', async () => {
    const log = path('other.jsonl');
    expect((await klartext([...call, '--budget', '2', '--log', log])).code).toBe(0);
    const ended = await klartext([...call, '--budget', '3', '--log', log]);
    expect(ended.code).toBe(2);
    expect(ended.error).toContain('log of another search (budget)');
  });
  it('mixes a second metric in', async () => {
    const { out } = await klartext([
      ...call,
      '--budget',
      '1',
      '--meaning',
      'bleu',
      '--weight',
      '0.5',
      '--json',
    ]);
    const { value, scores } = JSON.parse(out).best;
    expect(value).toBeCloseTo((scores.sari + scores.bleu) / 2, 9);
  });
  it.each([
    [['--weight', '2'], '--weight takes'],
    [['--low', '1.2', '--high', '1'], '--low must be less than'],
    [['--objective', 'sarri'], 'Did you mean'],
  ])('%j is refused', async (args, message) => {
    const ended = await klartext([...call, ...args]);
    expect([ended.code, ended.out]).toEqual([2, '']);
    expect(ended.error).toContain(message);
  });
});
