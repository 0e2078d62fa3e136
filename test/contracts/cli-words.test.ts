import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { klartext } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('klartext words', () => {
  it('shows hard words with simpler ones', async () => {
    const { code, out } = await klartext(['words', '-l', 'en', 'The measure is compulsory.']);
    expect(code).toBe(0);
    expect(out).toMatch(/^compulsory {2}\w+/);
  });

  it('gives records to scripts', async () => {
    const { out } = await klartext(['words', '-l', 'en', '--json', 'An amiable populace.']);
    const [first] = JSON.parse(out);
    expect(first).toMatchObject({ word: 'amiable', start: 3, end: 10, language: 'en' });
    expect(first.suggestions[0]).toHaveProperty('confidence');
  });

  it('says with --explain why a candidate lost', async () => {
    const { out } = await klartext([
      'words',
      '-l',
      'en',
      '--explain',
      'The measure is compulsory.',
    ]);
    expect(out).toMatch(/score -?\d/);
    expect(out).toMatch(/confidence 0\.\d/);
  });

  it('refuses a file that is not there', async () => {
    const { code, error } = await klartext(['words', 'missing.txt']);
    expect(code).not.toBe(0);
    expect(error).toMatch(/File not found/);
  });
});

describe('klartext words predict', () => {
  it('writes a line for every line, in order', async () => {
    const { code, out } = await klartext(
      ['words', 'predict', '--language', 'en', '--packs', 'none'],
      'It is compulsory.\tcompulsory\nXyzzy qwrtp.\tqwrtp\nModify it.\tModify\n',
    );
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^It is compulsory\.\tcompulsory\t\w+/);
    expect(lines[0].split('\t').length).toBeLessThanOrEqual(12);
    expect(lines[1]).toBe('Xyzzy qwrtp.\tqwrtp');
    // In small letters, though the word begins its sentence.
    expect(lines[2].split('\t')[2]).toBe('change');
  });

  it('takes lines whose word is not in the sentence, stands there twice, or is several', async () => {
    const { code, out } = await klartext(
      ['words', 'predict', '--language', 'en', '--packs', 'none'],
      'It is here.\tcompulsory\nCommence, and commence again.\tcommence\nIt fell in close proximity to us.\tin close proximity to\n',
    );
    expect(code).toBe(0);
    const [absent, twice, several] = out.split('\n').map((line) => line.split('\t').slice(2));
    expect(absent.length).toBeGreaterThan(2);
    for (const words of [absent, twice, several]) {
      expect(new Set(words).size).toBe(words.length);
      expect(words).not.toContain('commence');
    }
    expect(twice).toContain('start');
    expect(several[0]).toBe('near');
  });

  it('names the line that has no word', async () => {
    const { code, error, out } = await klartext(['words', 'predict', '-l', 'en'], 'no tab here\n');
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/line 1/);
  });
});

describe('klartext pack pull', () => {
  it('refuses a language without a pack and offers one', async () => {
    const { code, error } = await klartext(['pack', 'pull', 'xx', '--mirror', folder]);
    expect(code).toBe(2);
    expect(error).toMatch(/Unknown pack "xx"/);
  });

  it('names the file that a mirror lacks, and leaves nothing behind', async () => {
    writeFileSync(join(folder, 'empty'), '');
    const { code, error } = await klartext(['pack', 'pull', 'es', '--mirror', folder]);
    expect(code).toBe(1);
    expect(error).toMatch(/is not in the mirror/);
  });
});
