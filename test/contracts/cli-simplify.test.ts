import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext, start } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-simplify-'));
function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

describe('klartext simplify --lines', () => {
  const lines = ['The cat sat on the mat.', '', '  ', 'One two. Three four.', '\u2028 x', 'last'];
  it('writes exactly one line for each line, in order', async () => {
    for (const engine of ['identity', 'truncate', 'rules', 'sentences', 'default']) {
      const { code, out } = await klartext(
        ['simplify', '--language', 'en', '--lines', '--engine', engine, '--preset', 'strong'],
        `${lines.join('\n')}\n`,
      );
      expect(code).toBe(0);
      expect(out.split('\n')).toHaveLength(lines.length + 1);
      if (engine === 'identity') expect(out).toBe(`${lines.join('\n')}\n`);
    }
  });
  it('writes one object for each line with --json', async () => {
    const { code, out } = await klartext([
      'simplify',
      file('lines.txt', lines.join('\n')),
      '-l',
      'en',
      '--lines',
      '--json',
    ]);
    expect(code).toBe(0);
    const records = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(lines.length);
    for (const record of records) {
      expect(record).toMatchObject({ edits: expect.any(Array), verdicts: expect.any(Array) });
      expect(typeof record.text).toBe('string');
    }
  });
  it('says which options changed nothing, and none that did', async () => {
    const call = ['simplify', '-l', 'en', '--lines'];
    const idle = await klartext([...call, '--level', 'A1', '--preset', 'strong'], 'It is late.\n');
    expect(idle.error).toBe(
      '--level A1 changed nothing in this text.\n--preset strong changed nothing in this text.\n',
    );
    expect((await klartext(call, 'It is late.\n')).error).toBe('');
  });
  it('says what was asked and what was reached, and what a length left out', async () => {
    const line = 'The singers, who had travelled from Leeds by bus, went home early.\n';
    const call = ['simplify', '-l', 'en', '--lines', '--length', '0.6'];
    const { out, error } = await klartext(call, line);
    const reached = /^length: 0\.60 requested, (\d\.\d\d) reached$/m.exec(error)?.[1];
    expect(Number(reached)).toBeCloseTo(out.length / line.length, 1);
    if (out.length < 0.9 * line.length) expect(error).toMatch(/^left out: /m);
    const same = await klartext([...call.slice(0, -2), '--similarity', '1'], line);
    expect(same.out).toBe(line);
    expect(same.error).toBe('similarity: 1.00 requested, 1.00 reached\n');
  });
  it('leaves a line that is no text as it is, says so, and goes on', async () => {
    const bytes = Buffer.from(
      'One line.\n\0 two\nthr\xffee\nThe residents purchased it.',
      'latin1',
    );
    const call = ['simplify', '-l', 'en', '--lines', file('broken.txt', bytes)];
    const { code, out, error } = await klartext(call);
    expect(code).toBe(1);
    expect(out).toBe('One line.\n\0 two\nthr\ufffdee\nThe residents bought it.\n');
    expect(error).toMatch(/broken\.txt: Line 2 .*\nhint: /);
  });
  it('finds the language from the first line that shows one', async () => {
    const { code, out } = await klartext(
      ['simplify', '--lines'],
      '42\nThe residents purchased it.\n',
    );
    expect({ code, out }).toEqual({ code: 0, out: '42\nThe residents bought it.\n' });
    expect(await klartext(['simplify', '--lines'], '42\n')).toMatchObject({ code: 1, out: '42\n' });
  });
  it('writes other candidates after tabs, also for lines of several sentences', async () => {
    const line = 'The residents purchased it.\tThe authorities will commence repairs in May.';
    const call = ['simplify', '-l', 'en', '--lines', '--candidates', '2'];
    const { out } = await klartext(call, `${line}\n\n`);
    const [first, second, ...rest] = out.split('\n')[0].split('\t');
    expect(rest).toEqual([]);
    expect(first).toMatch(/bought it\. The authorities will start/);
    expect(second).not.toBe(first);
    expect(out.split('\n').slice(1)).toEqual(['', '']);
  });
  it('says why with --explain', async () => {
    const call = ['simplify', '-l', 'en', '--lines', '--explain'];
    const { out, error } = await klartext(call, 'The residents purchased it.\n');
    expect(out).toBe('The residents bought it.\n');
    expect(error).toMatch(/"buy" is a shorter or more common way[\s\S]*1 of 1 sentences changed/);
  });
  it('answers each line as it comes in', async () => {
    const child = start(['simplify', '-l', 'en', '--lines', '--engine', 'identity']);
    const answer = new Promise<string>((resolve) =>
      child.stdout.once('data', (data) => resolve(String(data))),
    );
    child.stdin.write('One line.\n');
    expect(await answer).toBe('One line.\n');
    child.stdin.end();
  });
});

describe('klartext simplify', () => {
  it('takes several files, and one that fails does not stop the others', async () => {
    const first = file('first.txt', 'The residents purchased it.');
    const second = file('second.txt', '');
    const call = ['simplify', '-l', 'en', first, join(folder, 'none.txt'), second];
    const { code, out, error } = await klartext(call);
    expect({ code, out }).toEqual({ code: 1, out: 'The residents bought it.\n' });
    expect(error).toContain('none.txt: File not found.');
    const records = JSON.parse((await klartext([...call, '--json'])).out);
    expect(records).toMatchObject([
      { file: first, text: 'The residents bought it.' },
      { error: { code: 'missing-data' } },
      { file: second, text: '' },
    ]);
  });
  it('keeps the markup of Markdown and HTML, by the ending of the file', async () => {
    const markdown = '# Title\n\n- One **two**.\n\n```\ncode\n```\n';
    const html = '<p>One <b>two</b>.</p><script>1 < 2</script>\n';
    for (const path of [file('a.md', markdown), file('a.html', html)]) {
      const { code, out } = await klartext(['simplify', path, '-l', 'en', '--engine', 'identity']);
      expect([code, out]).toEqual([0, path.endsWith('md') ? markdown : html]);
    }
  });
  it('gives the text, each sentence and a summary with --json', async () => {
    const { code, out } = await klartext(
      ['simplify', '-l', 'en', '--engine', 'truncate', '--json'],
      'One two three four five six.\n\nTitle\n',
    );
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ language: 'en', engine: 'truncate', summary: { changed: 1 } });
    expect(result.sentences[0]).toMatchObject({
      source: 'One two three four five six.',
      start: 0,
      end: 28,
    });
    expect(result.text).toBe('One two three four five\n\nTitle\n');
  });
  it('says why on standard error with --explain', async () => {
    const { out, error } = await klartext(
      ['simplify', '-l', 'en', '--engine', 'truncate', '--explain'],
      'One two three four five six.\n',
    );
    expect(out).toBe('One two three four five\n');
    expect(error).toContain('Removes the last fifth of the words.');
    expect(error).toContain('1 of 1 sentences changed');
  });
  it('rounds numbers and makes lists only in documents, numbers only when asked', async () => {
    const row = 'Here 37,412 families need a tent, clothes, boots, a lamp and water.';
    const careful = ['simplify', '-l', 'en', '--engine', 'sentences'];
    const document = await klartext([...careful, '--numbers', 'round'], row);
    expect(document.out).toContain('about 37,000 families need:\n- a tent\n');
    const line = await klartext([...careful, '--lines'], row);
    expect(line.out).toContain('37,412');
    expect(line.out).not.toContain('- a tent');
  });
  it('takes what is empty', async () => {
    expect(await klartext(['simplify', '-l', 'en'], '')).toEqual({ code: 0, out: '', error: '' });
    expect(await klartext(['simplify', '-l', 'en', '--lines'], '')).toEqual({
      code: 0,
      out: '',
      error: '',
    });
  });
  it.each([
    [['--engine', 'defualt'], 2, 'Did you mean "default"?'],
    [['--length', '7'], 2, '--length takes a ratio'],
    [['--candidates', '0'], 2, '--candidates takes a number'],
    [['--candidates', '3'], 2, 'would not be shown'],
    [['--language', 'germn'], 2, 'Did you mean "de"?'],
    [['--preset', 'bold'], 2, 'preset'],
    [['--profile', 'fa1c'], 2, 'Did you mean "falc"?'],
    [['--guideline', 'fa1c'], 2, 'Did you mean "falc"?'],
    [['-l', 'xx'], 2, 'Unknown language'],
    [['/no/such/file'], 1, 'File not found'],
    [[file('binary', Buffer.from([1, 0, 2]))], 1, 'binary data'],
  ])('%j is refused', async (args, code, message) => {
    const ended = await klartext(['simplify', '-l', 'en', ...args], 'A b.');
    expect(ended.code).toBe(code);
    expect(ended.out).toBe('');
    expect(ended.error).toContain(message);
  });
});
