import { describe, expect, it } from 'vitest';
import { folderFiles, type LanguageFiles } from '../language/index.ts';
import { readability, verify } from './index.ts';
import { loaded } from './loaded.ts';

/** The shipped files, with how often each was read; the first read of `broken` fails. */
async function watchedFiles(broken?: string) {
  const files = await folderFiles();
  const reads = new Map<string, number>();
  const watched: LanguageFiles = {
    async read(path) {
      const count = (reads.get(path) ?? 0) + 1;
      reads.set(path, count);
      if (path === broken && count === 1) throw new Error('the network is gone');
      return files.read(path);
    },
  };
  return { watched, reads };
}

describe('what the calls load', () => {
  it('is read once, from the files that are given', async () => {
    const { watched, reads } = await watchedFiles();
    const call = () => verify('Ne pridi jutri.', 'Pridi jutri.', { files: watched });
    const first = await call();
    expect(first.passed).toBe(false);
    const before = new Map(reads);
    expect(before.get('identify.bin.gz')).toBe(1);
    expect(before.get('sl/analysis.bin.gz')).toBe(1);
    expect(await call()).toEqual(first);
    expect(reads).toEqual(before);
  });

  it('is tried again when it failed', async () => {
    const { watched } = await watchedFiles('sl/profile.json');
    const call = () => readability('Pes spi v hiši.', { language: 'sl', files: watched });
    await expect(call()).rejects.toThrow('the network is gone');
    await expect(call()).rejects.not.toThrow('the network is gone');
  });

  it('is kept for the languages used last', async () => {
    const { watched } = await watchedFiles();
    const from = await loaded(watched);
    const english = await from.partsFor('', 'en');
    for (const id of ['de', 'es', 'fr']) await from.partsFor('', id);
    expect(await from.partsFor('', 'en')).toBe(english);
    for (const id of ['de', 'es', 'fr', 'it']) await from.partsFor('', id);
    expect(await from.partsFor('', 'en')).not.toBe(english);
  });
});
