import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { describeLanguages, folderFiles, loadLanguage } from './index.ts';
import { dataFolder, enabledPacks } from './installed.ts';

const sizeOf = async (path: string, packs?: string[]) =>
  (await (await folderFiles(undefined, packs && { packs })).read(path))?.length ?? 0;

afterEach(() => {
  delete process.env.KLARTEXT_ENABLED_PACKS;
});

describe('the data of languages', () => {
  it('is found in a clone: languages, what they share, thesauri, adapters', async () => {
    expect(await dataFolder('language-de')).toMatch(/languages.de$/);
    expect(await dataFolder('shared')).toMatch(/languages$/);
    expect(await dataFolder('thesaurus-de')).toMatch(/thesauri.de$/);
    expect(await dataFolder('taught')).toMatch(/models.taught$/);
    expect(await dataFolder('language-xx')).toBeUndefined();
    expect(await sizeOf('identify.bin.gz')).toBeGreaterThan(100_000);
    expect(await sizeOf('de/profile.json')).toBeGreaterThan(100);
    expect(await sizeOf('de/nothing.json')).toBe(0);
  });

  it('that is not installed is not listed, and the error names the command', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'klartext-languages-'));
    const files = await folderFiles(folder);
    expect(await describeLanguages(files)).toEqual([]);
    await expect(loadLanguage('de', files)).rejects.toMatchObject({
      code: 'missing-data',
      hint: 'Install it: npm install @klartext/language-de',
    });
    rmSync(folder, { recursive: true });
  });
});

describe('a thesaurus', () => {
  it('is not read unless it is asked for', async () => {
    expect(await sizeOf('de/synonyms.bin.gz')).toBe(0);
    expect(await sizeOf('de/synonyms.bin.gz', ['thesaurus-es'])).toBe(0);
    expect(await sizeOf('de/synonyms.bin.gz', ['thesaurus-de'])).toBeGreaterThan(1_000_000);
  });

  it('can be asked for by the environment, for a process and those it starts', async () => {
    expect(enabledPacks({ KLARTEXT_ENABLED_PACKS: 'thesaurus-de, thesaurus-es' })).toEqual([
      'thesaurus-de',
      'thesaurus-es',
    ]);
    process.env.KLARTEXT_ENABLED_PACKS = 'thesaurus-de';
    expect(await sizeOf('de/synonyms.bin.gz')).toBeGreaterThan(1_000_000);
  });

  it('that was asked for and is not installed is no reason to do silently without', async () => {
    await expect(sizeOf('zh/synonyms.bin.gz', ['thesaurus-zh'])).rejects.toMatchObject({
      code: 'missing-data',
      hint: 'Install it: npm install @klartext/thesaurus-zh',
    });
  });
});
