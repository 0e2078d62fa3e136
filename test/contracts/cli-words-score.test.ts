import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-words-'));
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const gold = file('gold.tsv', 'It is hard.\thard\tdifficult\tdifficult\ttough\nA b.\tb\tc\n');

function score(predictions: string, ...more: string[]) {
  return klartext(['words', 'score', '--gold', gold, '--predictions', predictions, ...more]);
}

describe('klartext words score', () => {
  it('prints all scores unfloored with --json', async () => {
    const { code, out, error } = await score(
      file('good.tsv', 'It is hard.\thard\ttough\tdifficult\nA b.\tb\tx\ty\tc\n'),
      '--json',
    );
    expect([code, error]).toEqual([0, '']);
    const scores = JSON.parse(out);
    expect(Object.keys(scores)).toHaveLength(61);
    expect(scores).toMatchObject({ 'ACC@1': 0.5, 'ACC@1@Top1': 0, 'ACC@2@Top1': 0.5 });
    expect(scores['MAP@3']).toBeCloseTo((2 / 3 + 1 / 9) / 2, 12);
  });

  it('cuts to four decimals for people', async () => {
    const { code, out } = await score(
      file('cut.tsv', 'It is hard.\thard\ttough\tdifficult\nA b.\tb\tx\ty\tc\n'),
    );
    expect(code).toBe(0);
    // MAP@3 is 0.38888…: cut, not rounded.
    expect(out).toContain('0.3888');
    expect(out).not.toContain('0.3889');
  });

  it('warns on standard error of a repeated key and of words without a prediction', async () => {
    const { code, out, error } = await score(
      file('twice.tsv', 'A b.\tb\tx\nA b.\tb\tc\n'),
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)['ACC@1']).toBe(1);
    expect(error).toContain('line 2 repeats the sentence and word of line 1');
    expect(error).toContain('1 of 2 gold words have no prediction');
  });

  it.each([
    ['no tab', 'A b.\tb\tc\nno tab here\n', 'line 2 has no tab'],
    ['not in gold', 'A b.\tb\tc\nOther.\tother\tx\n', 'line 2 ("other") is not in'],
    ['empty', '', 'there is nothing in it'],
  ])('refuses a file with a fault, naming it: %s', async (name, content, message) => {
    const path = file(`${name}.tsv`, content);
    const { code, out, error } = await score(path);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(path);
    expect(error).toContain(message);
    expect(error).toContain('hint: ');
  });

  it('says which file is missing', async () => {
    const { code, error } = await score(join(folder, 'none.tsv'));
    expect(code).toBe(1);
    expect(error).toContain('none.tsv: File not found.');
  });
});
