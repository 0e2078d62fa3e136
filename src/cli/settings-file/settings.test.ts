import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { settingsFinder } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'docs/deep'), { recursive: true });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
write('words.txt', '# our own\nDirectorate\n\nstakeholder\n');
write(
  '.klartextrc',
  `profile: plain
words: [Klartext]
rules: { passive: false }
ignore: drafts/**
files:
  "docs/**": { profile: falc, level: a2, rules: { idiom: false } }
  "*.de.md": { language: de, dictionary: words.txt }
`,
);
const find = settingsFinder(undefined);

describe('the settings of a text', () => {
  it('are those of the nearest file above it, and of the patterns that match', async () => {
    expect(await find(join(folder, 'letter.txt'))).toEqual({
      profile: 'plain',
      words: ['Klartext'],
      rules: { passive: false },
      isIgnored: false,
    });
    expect(await find(join(folder, 'docs/deep/a.de.md'))).toEqual({
      profile: 'falc',
      level: 'A2',
      language: 'de',
      words: ['Klartext', 'Directorate', 'stakeholder'],
      rules: { passive: false, idiom: false },
      isIgnored: false,
    });
    expect((await find(join(folder, 'drafts/a.md'))).isIgnored).toBe(true);
  });

  it('can be JSON, stand in a file of any name, or be left out', async () => {
    const path = write('mine.json', '{"profile": "own.json"}');
    expect((await settingsFinder(path)(join(folder, 'a.txt'))).profile).toBe(
      join(folder, 'own.json'),
    );
    expect(await settingsFinder(false)(join(folder, 'a.txt'))).toEqual({
      words: [],
      isIgnored: false,
    });
  });

  it.each([
    ['profil: plain', 'setting "profil"'],
    ['profile: [a', 'Flow sequence'],
    ['words: 3', '"words" must be a string'],
    ['- plain', 'must map names to values'],
    ['files: { "*.md": { files: {} } }', 'setting "files"'],
  ])('are refused with the name of the file: %s', async (text, message) => {
    const path = write('bad.yaml', text);
    const failing = settingsFinder(path)('a.txt');
    await expect(failing).rejects.toThrow(path);
    await expect(failing).rejects.toThrow(message);
  });
});
