import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { klartext, ROOT } from './command.ts';

// Every claim starts a process, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-corpus-'));
process.env.KLARTEXT_CORPORA = join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A corpus on request, in the layout of its authors. */
function dsim(): string {
  const place = join(folder, 'DSim');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'bitext_fin_s_new'), 'Regeringen/NC vil/V ./XP\nHan/PP går/V\n');
  writeFileSync(join(place, 'bitext_fin_t_new_split'), 'De/PP vil/V\nHan/PP går/V\n');
  writeFileSync(join(place, 'bitext_fin_t_new_mapping'), '1\n2\n');
  return place;
}

describe('klartext corpus list', () => {
  it('is an array of entries that scripts rely on', async () => {
    const { code, out } = await klartext(['corpus', 'list', '--json']);
    expect(code).toBe(0);
    const entries = JSON.parse(out);
    expect(entries.length).toBeGreaterThanOrEqual(94);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        id: expect.any(String),
        name: expect.any(String),
        language: expect.any(String),
        access: expect.stringMatching(/^(open|on request|private)$/),
        licence: expect.any(String),
        pairs: expect.any(Number),
      });
    }
  });

  it('filters by language, task and access', async () => {
    const list = async (...args: string[]) =>
      JSON.parse((await klartext(['corpus', 'list', '--json', ...args])).out).map(
        (entry: { id: string }) => entry.id,
      );
    expect(await list('--language', 'pt', '--task', 'lexical')).toEqual([
      'simplex-pb',
      'tsar2022-pt',
    ]);
    expect(await list('--access', 'private', '--language', 'ja')).toEqual(['japanese-news']);
  });

  it('writes the page docs/corpora.md, which is up to date', async () => {
    const { code, out } = await klartext(['corpus', 'list', '--markdown']);
    expect(code).toBe(0);
    expect(readFileSync(`${ROOT}docs/corpora.md`, 'utf8')).toBe(out);
  });

  it.each([
    [['corpus', 'list', '--language', 'xx'], 'Unknown language "xx"'],
    [['corpus', 'list', '--task', 'speech'], "argument 'speech' is invalid"],
    [['corpus', 'info', 'assets'], 'Did you mean "asset"?'],
    [['corpus', 'show', 'asset', '-n', 'many'], '-n takes a whole number'],
    [['corpus', 'lst'], 'unknown command'],
  ])('ends with 2 on a wrong call: %j', async (args, message) => {
    const { code, out, error } = await klartext(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
  });
});

describe('klartext corpus info', () => {
  it('says what a corpus is and how to get it', async () => {
    const { code, out } = await klartext(['corpus', 'info', 'geolino']);
    expect(code).toBe(0);
    expect(out).toContain('Mallinson et al. 2020');
    expect(out).toContain('klartext corpus pull geolino');
    const json = JSON.parse((await klartext(['corpus', 'info', 'geolino', '--json'])).out);
    expect(json.found).toEqual({ all: 1198, dev: 535, test: 663 });
    expect(json.files[0]).toMatchObject({
      url: expect.stringContaining('https://'),
      sha256: expect.any(String),
    });
  });
});

describe('klartext corpus import and show', () => {
  it('asks for a corpus that is not here', async () => {
    const { code, out, error } = await klartext(['corpus', 'show', 'dsim']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('DSim is not on this computer.');
    expect(error).toContain('klartext corpus import dsim PATH');
  });

  it('registers one and shows it side by side', async () => {
    const imported = await klartext(['corpus', 'import', 'dsim', dsim(), '--json']);
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toMatchObject({
      id: 'dsim',
      files: 3,
      pairs: { all: 2 },
      asExpected: false,
    });
    const shown = await klartext(['corpus', 'show', 'dsim', '-n', '1']);
    expect(shown.out).toMatch(/Regeringen vil \. +│ De vil/);
    expect(shown.out).not.toContain('går');
    const records = JSON.parse((await klartext(['corpus', 'show', 'dsim', '--json'])).out);
    expect(records).toHaveLength(2);
    const here = JSON.parse((await klartext(['corpus', 'list', '--here', '--json'])).out);
    expect(here.map((entry: { id: string }) => entry.id)).toEqual(['dsim']);
  });

  it('names file and line of what is wrong, and keeps the store as it was', async () => {
    const place = dsim();
    writeFileSync(join(place, 'bitext_fin_t_new_mapping'), '1\n');
    const { code, error } = await klartext(['corpus', 'import', 'dsim', place]);
    expect(code).toBe(1);
    expect(error).toContain('bitext_fin_t_new_split, line 2: It has 2 lines');
    expect((await klartext(['corpus', 'show', 'dsim'])).code).toBe(0);
  });
});
