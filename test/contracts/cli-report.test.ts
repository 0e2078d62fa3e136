import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-report-'));
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const source = file('source.txt', 'The old cat sat on a mat.\nIt was raining very hard.\n');
const reference = file('reference.txt', 'The cat sat on a mat.\nIt rained.\n');
const output = file('output.txt', 'The cat sat on a mat.\nIt was <b>raining</b>.\n');

function report(...more: string[]) {
  return klartext(['report', '--source', source, '-l', 'en', ...more]);
}

describe('klartext report', () => {
  it('writes one page to standard output', async () => {
    const { code, out, error } = await report('--references', reference, '--output', `a=${output}`);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(out).toContain('sari|del:f1');
    expect(out).not.toContain('<b>raining');
  });

  it('writes a file whole with -o, and says with --json what it wrote', async () => {
    const page = join(folder, 'page.html');
    const { code, out } = await report(
      ...['--references', reference, '--output', `one=${output}`, `two=${source}`],
      ...['--title', 'Ours & <theirs>', '-o', page, '--json'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file: page, items: 2, systems: ['one', 'two'] });
    const text = readFileSync(page, 'utf8');
    expect(text).toContain('<title>Ours &amp; &lt;theirs&gt;</title>');
    expect(text).toContain('2 systems');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('needs no references', async () => {
    const { code, out } = await report('--output', output);
    expect(code).toBe(0);
    expect(out).toContain('no references');
    expect(out).toContain('output.txt');
  });

  it('reads an output from standard input', async () => {
    const { code, out } = await klartext(
      ['report', '--source', source, '-l', 'en', '--output', 'piped=-', '--metrics', 'fkgl'],
      'A cat sat.\nIt rained.\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('<bdi>piped</bdi>');
  });

  it.each([
    ['no source', ['report', '--output', 'a=x'], 2, 'No source was given'],
    ['no output', ['report', '--source', source], 2, 'No output was given'],
    [
      'JSON and page in one place',
      ['report', '--source', source, '--output', `a=${output}`, '--json'],
      2,
      'cannot both go to standard output',
    ],
    [
      'an empty file',
      ['report', '--source', file('empty.txt', ''), '--output', `a=${join(folder, 'empty.txt')}`],
      1,
      'the file is empty',
    ],
    [
      'uneven files',
      ['report', '--source', source, '--output', `a=${file('one.txt', 'One line.\n')}`],
      1,
      'one.txt ends after line 1',
    ],
    [
      'a folder that is not there',
      [
        'report',
        '--source',
        source,
        '-l',
        'en',
        '--output',
        `a=${output}`,
        '-o',
        '/none/page.html',
      ],
      2,
      'The folder does not exist',
    ],
  ])('refuses %s and writes nothing', async (_, args, expected, message) => {
    const { code, out, error } = await klartext(args);
    expect([code, out]).toEqual([expected, '']);
    expect(error).toContain(message);
    expect(error).toContain('hint');
  });
});
