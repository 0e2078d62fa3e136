import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-controls-'));
const source = join(folder, 'source.txt');
writeFileSync(source, 'The old cat sat on the mat.\nWe saw them in the garden today.\n');

describe('klartext controls', () => {
  it('measures four dials at four values, with the length free and held', async () => {
    const plot = join(folder, 'plot.html');
    const { code, out } = await klartext([
      'controls',
      '--source',
      source,
      '-l',
      'en',
      '--engine',
      'truncate',
      '--curve',
      '--plot',
      plot,
      '--json',
    ]);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result.texts).toBe(2);
    expect(result.rows).toHaveLength(28);
    expect(result.rows[0]).toMatchObject({ dial: 'length', asked: 0.25, fixedLength: false });
    expect(Object.keys(result.rows[0].got)).toEqual(['length', 'paraphrase', 'words', 'syntax']);
    expect(result.curve.points).toHaveLength(6);
    expect(readFileSync(plot, 'utf8')).toContain('<svg');
  });
  it('draws tables for people', async () => {
    const { code, out } = await klartext([
      'controls',
      '--source',
      source,
      '-l',
      'en',
      '--engine',
      'identity',
      '--dials',
      'length,similarity',
      '--sentences',
      '1',
    ]);
    expect(code).toBe(0);
    for (const title of ['Measured (means of 1 texts)', 'Requested and measured'])
      expect(out).toContain(title);
  });
  it.each([
    [[], 'No texts were given.'],
    [['--source', source], 'The language is unknown.'],
    [['--source', source, '-l', 'en', '--dials', 'width'], 'no dial "width"'],
    [['--source', source, '-l', 'en', '--plot', 'dials.png'], 'ends in .html or .svg'],
    [['--source', source, '-l', 'en', '--sentences', 'x'], '--sentences takes a whole number'],
    [['--source', source, '-l', 'en', '--curve', '--simplicity', 'sari'], 'needs references'],
  ])('%j is refused', async (args, message) => {
    const ended = await klartext(['controls', '--engine', 'identity', ...args]);
    expect([ended.code, ended.out]).toEqual([2, '']);
    expect(ended.error).toContain(message);
  });
  it('of an empty file says that there is no text', async () => {
    const empty = join(folder, 'empty.txt');
    writeFileSync(empty, '\n \n');
    const { code, out, error } = await klartext(['controls', '--source', empty, '-l', 'en']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('The file is empty.');
  });
});
