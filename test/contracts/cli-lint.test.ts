import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-lint-'));
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const profile = file(
  'mine.json',
  JSON.stringify({
    id: 'mine',
    title: 'Mine',
    rules: { 'sentence-length': { most: 4, severity: 'error' }, 'wordy-phrase': true },
  }),
);
const text = file('letter.md', '# Hi\n\nRun *in order to* win.\n');
const call = ['lint', text, '-l', 'en', '--profile', profile];

describe('klartext lint', () => {
  it('names place, rule and what to write, and ends with 1 for an error', async () => {
    const { code, out, error } = await klartext(call);
    expect(code).toBe(1);
    expect(out).toContain(
      `${text}:3:1 error This sentence has 5 words; at most 4 are easy to follow.`,
    );
    expect(out).toContain(
      'letter.md:3:6 warning "in order to" can be said more plainly. → to [wordy-phrase]',
    );
    expect(error).toContain('1 error, 1 warning (Mine).');
  });
  it('finds nothing in an empty file, and says nothing of one it cannot read', async () => {
    const empty = await klartext(['lint', file('empty.txt', '\n')]);
    expect([empty.code, empty.out, empty.error]).toEqual([0, '', 'No findings.\n']);
    const none = await klartext(['lint', join(folder, 'none.txt')]);
    expect(none.code).toBe(1);
    expect(none.error).not.toContain('No findings');
  });
  it('ends with what --fail-on says', async () => {
    const only = [...call, '--only', 'wordy-phrase'];
    expect((await klartext(only)).code).toBe(0);
    expect((await klartext([...only, '--fail-on', 'warning'])).code).toBe(1);
    expect((await klartext([...call, '--fail-on', 'never'])).code).toBe(0);
  });
  it('writes JSON', async () => {
    const [result] = JSON.parse((await klartext([...call, '--json'])).out);
    expect(result).toMatchObject({ file: text, language: 'en', profile: 'mine' });
    expect(result.findings[1]).toMatchObject({
      rule: 'wordy-phrase',
      severity: 'warning',
      start: 11,
      end: 22,
      line: 3,
      column: 6,
      suggestions: ['to'],
    });
  });
  it('writes JSON lines', async () => {
    const { out, error } = await klartext([...call, '--format', 'jsonl']);
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBe(2);
    expect(JSON.parse(lines[1])).toMatchObject({
      file: text,
      profile: 'mine',
      rule: 'wordy-phrase',
      line: 3,
    });
    expect(error).not.toContain('warning');
  });
  it('checks a long text part by part, with the places of the whole', async () => {
    const long = file('long.txt', `${'Go up now.\n\n'.repeat(20_000)}Run in order to win.\n`);
    const { out } = await klartext([...call.with(1, long), '--json']);
    const [{ findings }] = JSON.parse(out);
    expect(findings).toMatchObject([
      { rule: 'sentence-length', start: 240_000, line: 40_001, column: 1 },
      { rule: 'wordy-phrase', start: 240_004, line: 40_001, column: 5 },
    ]);
  });
  it('keeps what it found before a line that is not text', async () => {
    const path = file('bad.txt', '');
    writeFileSync(
      path,
      Buffer.concat([
        Buffer.from('Run in order to win.\n\n'.repeat(4_000)),
        Buffer.from([0xff, 0x0a]),
      ]),
    );
    const { code, out, error } = await klartext([...call.with(1, path), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(error)).toMatchObject({ error: { code: 'bad-input' } });
    const [{ findings, failure }] = JSON.parse(out);
    expect(findings.length).toBeGreaterThan(5_000);
    expect(failure.message).toBe('Line 8001 is not valid UTF-8.');
  });
  it('writes SARIF 2.1.0', async () => {
    const sarif = JSON.parse((await klartext([...call, '--format', 'sarif'])).out);
    expect(sarif.version).toBe('2.1.0');
    const [run] = sarif.runs;
    expect(run.tool.driver.name).toBe('klartext');
    expect(run.results[1]).toMatchObject({
      ruleId: 'wordy-phrase',
      level: 'warning',
      locations: [
        { physicalLocation: { region: { startLine: 3, startColumn: 6, endColumn: 17 } } },
      ],
    });
    expect(run.results[1].fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe(
      'to',
    );
    expect(run.tool.driver.rules[run.results[1].ruleIndex].id).toBe('wordy-phrase');
  });
  it('writes annotations for GitHub', async () => {
    const { out } = await klartext([...call, '--format', 'github']);
    expect(out.split('\n')[1]).toMatch(
      /^::warning file=.*letter\.md,line=3,endLine=3,col=6,endColumn=17,title=klartext wordy-phrase::"in order to"/,
    );
    expect(out.split('\n')[2]).toBe('::notice title=klartext::1 error, 1 warning (Mine).');
  });
  it('shows GitHub ten findings of a severity and sums up the others', async () => {
    const many = file('many.txt', `${'Run and run and run. '.repeat(13)}Go in order to win.`);
    const { out } = await klartext([
      'lint',
      many,
      '-l',
      'en',
      '--profile',
      profile,
      '--format',
      'github',
    ]);
    const lines = out.trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::error')).length).toBe(10);
    expect(lines.filter((line) => line.startsWith('::warning')).length).toBe(1);
    expect(lines.at(-1)).toBe(
      '::notice title=klartext::14 errors, 1 warning (Mine). 4 more are not shown.',
    );
  });
  it('reads standard input with each profile that ships', async () => {
    for (const name of ['falc', 'sew', 'plain', 'einfache-sprache']) {
      const { code, error } = await klartext(
        ['lint', '-l', 'en', '--profile', name, '--fail-on', 'never'],
        'The cat sat.',
      );
      expect([name, code, error]).toEqual([name, 0, 'No findings.\n']);
    }
  });
  it('lists rules', async () => {
    const { code, out } = await klartext(['lint', '--rules', '--profile', 'falc']);
    expect(code).toBe(0);
    expect(out).toMatch(/sentence-length +error +most 15/);
    expect(out).toContain('Inclusion Europe');
  });
  it.each([
    [['--profile', 'flac'], 2, 'Did you mean "falc"?'],
    [['--profile', '/no/such.json'], 1, 'File not found'],
    [['--only', 'pasive'], 2, 'Did you mean "passive"?'],
    [['--profile', file('bad.json', '{')], 1, 'is not JSON'],
  ])('%j is refused', async (args, code, message) => {
    const ended = await klartext(['lint', text, '-l', 'en', ...args]);
    expect([ended.code, ended.out]).toEqual([code, '']);
    expect(ended.error).toContain(message);
  });
});
