import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { klartext } from './command.ts';

const folder = 'examples/evaluation';
const call = (...more: string[]) => [
  'evaluate',
  '--source',
  `${folder}/source.txt`,
  '--references',
  `${folder}/reference.0.txt`,
  `${folder}/reference.1.txt`,
  '--output',
  `ours=${folder}/ours.txt`,
  '--language',
  'en',
  ...more,
];
const scratch = mkdtempSync(join(tmpdir(), 'klartext-evaluate-'));
function file(name: string, text: string): string {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}

describe('klartext evaluate', () => {
  it('prints value, parts and signature of each metric of each system as JSON', async () => {
    const { code, out } = await klartext(
      call('--metrics', 'sari,bleu,fkgl', '--lowercase', '--json'),
    );
    expect(code).toBe(0);
    const { systems } = JSON.parse(out);
    expect(Object.keys(systems)).toEqual(['ours']);
    expect(Object.keys(systems.ours)).toEqual(['sari', 'bleu', 'fkgl']);
    expect(systems.ours.sari.value).toBeGreaterThan(50);
    expect(Object.keys(systems.ours.sari.parts)).toEqual(['add', 'keep', 'delete']);
    expect(systems.ours.sari.signature).toBe(
      'sari|del:f1|agg:easse|tok:13a|case:lc|lang:en|refs:2|v:1',
    );
  });

  it('lists the metrics in groups', async () => {
    const { out } = await klartext(['evaluate', '--list']);
    expect(out).toMatch(
      /^Closeness to references\nmetric .*\nsari .*[\s\S]*\n\nReadability\n[\s\S]*\nfkgl /,
    );
    const all = JSON.parse((await klartext(['evaluate', '--list', '--json'])).out);
    expect(all.find(({ name }: { name: string }) => name === 'fkgl').group).toBe('Readability');
  });

  it('repeats a score from its signature', async () => {
    const first = await klartext(call('--metrics', 'bleu', '--tokenizer', 'intl', '--json'));
    const { value, signature } = JSON.parse(first.out).systems.ours.bleu;
    const again = await klartext(
      call('--signature', signature, '--json').filter(
        (word) => !['--language', 'en'].includes(word),
      ),
    );
    expect(JSON.parse(again.out).systems.ours.bleu).toMatchObject({ value, signature });
  });

  it('compares systems and scores baselines in one table', async () => {
    const right = await klartext([
      ...call('--metrics', 'sari', '--compare', 'ours', '--baselines', 'identity,truncation'),
      '--output',
      `cautious=${folder}/cautious.txt`,
      '--format',
      'markdown',
    ]);
    expect(right.code, right.error).toBe(0);
    expect(right.out).toMatch(/\| ours \| \d\d\.\d\d \[/);
    expect(right.out).toContain('| cautious |');
    expect(right.out).toContain('| truncation |');
  });

  it('reads outputs from standard input and finds the language', async () => {
    const { code, out, error } = await klartext(
      ['evaluate', '--source', `${folder}/source.txt`, '--output', 'piped=-', '--json'],
      'A short line.\n'.repeat(8),
    );
    expect(code, error).toBe(0);
    const { systems, warnings } = JSON.parse(out);
    expect(systems.piped['easse-compression'].value).toBeLessThan(0.3);
    expect(warnings.map(({ kind }: { kind: string }) => kind)).toContain('repeated');
  });

  it('warns of earlier results that cannot be compared', async () => {
    const earlier = await klartext(call('--metrics', 'bleu', '--lowercase', '--json'));
    const path = file('earlier.json', earlier.out);
    const { code, error } = await klartext(call('--metrics', 'bleu', '--against', path));
    expect(code).toBe(0);
    expect(error).toContain('cannot be compared with ours: case: lc / mixed');
  });

  it('takes documents parted by empty lines', async () => {
    const source = file('source.txt', 'One. Two.\nThree.\n\nFour five.\n');
    const output = file('output.txt', 'One.\n\nFour.\n');
    const { code, out } = await klartext([
      'evaluate',
      '--documents',
      '--source',
      source,
      '--output',
      output,
      '--language',
      'en',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).items).toBe(2);
  });
});

describe('a wrong call of klartext evaluate', () => {
  const short = file('short.txt', 'one\ntwo\n');

  it.each([
    ['uneven files', call('--output', `short=${short}`), 1, 'ends after line 2'],
    ['an unknown metric', call('--metrics', 'sary'), 2, 'Did you mean "sari"?'],
    ['an unknown tokenizer', call('--tokenizer', '13b'), 2, 'Did you mean "13a"?'],
    ['a missing file', call('--output', 'x=none.txt'), 1, 'none.txt: File not found.'],
    ['no source', ['evaluate', '--output', `x=${short}`], 2, '--source FILE'],
    ['an unknown system', call('--compare', 'hours'), 2, 'Did you mean "ours"?'],
    ['a bad signature', call('--signature', 'bleu|x'), 2, 'is not a signature'],
    ['a formula of another language', call('--metrics', 'wiener-1'), 1, 'wiener-1'],
    [
      'an empty source',
      ['evaluate', '--source', file('e', ''), '--output', `x=${short}`],
      1,
      'line 1 has no counterpart',
    ],
  ])('%s is told what to do', async (_name, args, code, message) => {
    const ended = await klartext(args as string[]);
    expect(ended.error).toContain(message);
    expect(ended.code).toBe(code);
    expect(ended.out).toBe('');
  });
});
