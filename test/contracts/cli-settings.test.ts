import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function file(name: string, content: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const TEXT = 'You must utilise the pump in order to win.\n';

describe('a settings file', () => {
  file(
    '.klartextrc',
    `language: en
words: [utilise]
ignore: drafts/**
files:
  "strict/*": { rules: { wordy-phrase: { severity: error } } }
`,
  );
  const plain = file('letter.txt', TEXT);
  const strict = file('strict/letter.txt', TEXT);

  it('gives each file its profile, and leaves out what it says to ignore', async () => {
    const draft = file('drafts/letter.txt', TEXT);
    const { out, code } = await klartext(['lint', plain, strict, draft, '--json']);
    const results = JSON.parse(out).map((each: { file: string; findings: [] }) => [
      each.file,
      each.findings.map(({ rule, severity, text }) => `${rule} ${severity} ${text}`),
    ]);
    expect(results).toEqual([
      [plain, ['wordy-phrase warning in order to']],
      [strict, ['wordy-phrase error in order to']],
    ]);
    expect(code).toBe(1);
  });

  it('names words that are no findings and that simplify leaves', async () => {
    const found = async (...more: string[]) => {
      const { out } = await klartext(['lint', plain, '-l', 'en', '-p', 'falc', '--json', ...more]);
      return JSON.parse(out)[0].findings.map(({ text }: { text: string }) => text);
    };
    expect(await found('--no-config')).toContain('utilise');
    expect(await found()).not.toContain('utilise');
    const kept = await klartext(['simplify', plain, '--level', 'A2']);
    expect(kept.out).toBe('You must utilise the pump to win.\n');
    const free = await klartext(['simplify', plain, '--no-config', '-l', 'en', '--level', 'A2']);
    expect(free.out).toBe('You must use the pump to win.\n');
  });

  it('that is wrong is refused, with its name and the nearest setting', async () => {
    const config = file('wrong.yaml', 'profil: plain\n');
    const { code, error } = await klartext(['lint', plain, '--config', config]);
    expect([code, error]).toEqual([2, expect.stringContaining('Did you mean "profile"?')]);
    expect(error).toContain(config);
  });
});

describe('klartext lint --fix', () => {
  it('rewrites what simplify has an answer to, and prints what is left', async () => {
    const path = file(
      'fix/letter.md',
      '# Notice\n\nThe *pump* must be checked due to the fact that it is old.\n\n<!-- klartext-ignore -->\nWe run in order to win.\n',
    );
    const call = ['lint', path, '-l', 'en', '--fix', '--only', 'wordy-phrase,passive'];
    const { code, out, error } = await klartext(call);
    expect(readFileSync(path, 'utf8')).toBe(
      '# Notice\n\nThe *pump* must be checked because it is old.\n\n<!-- klartext-ignore -->\nWe run in order to win.\n',
    );
    expect([code, error]).toEqual([0, '1 fixed. 1 warning (Plain language).\n']);
    expect(out).toContain('[passive]');
    expect(out).not.toContain('[wordy-phrase]');
  });

  it('leaves sentences alone in which nothing was found', async () => {
    const path = file('fix/other.txt', TEXT);
    const call = ['lint', path, '-l', 'en', '--no-config', '--fix', '--only', 'passive'];
    expect((await klartext(call)).error).toBe('No findings.\n');
    expect(readFileSync(path, 'utf8')).toBe(TEXT);
  });

  it('refuses what it cannot write', async () => {
    const { code, error } = await klartext(['lint', '-l', 'en', '--fix'], TEXT);
    expect([code, error]).toEqual([2, expect.stringContaining('cannot be fixed')]);
  });
});

describe('klartext lint without options', () => {
  it('finds a sentence with more words than plain language has', async () => {
    const path = file('long.txt', `${'We met and we spoke, '.repeat(6)}and then we left.\n`);
    const { out } = await klartext(['lint', path, '-l', 'en']);
    expect(out).toContain('This sentence has 34 words; at most 25 are easy to follow. ');
    expect(out).toContain('[sentence-length]');
  });
});
