import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { easseSyllables, loadEasseSyllables } from './easse.ts';

describe('the syllable counter of EASSE', () => {
  it('counts groups of vowels, corrected by patterns', () => {
    const count = easseSyllables({ add: ['ia'], subtract: ['tia'], words: { 2: ['mr'] } });
    expect(['media', 'initial', 'Mr', 'table'].map(count)).toEqual([3, 3, 2, 1]);
  });

  it('strips every final e and may go below zero', async () => {
    const count = await loadEasseSyllables(await folderFiles(), 'en');
    expect(['see', 'eee', 'guie', 'gui', '2009'].map((word) => count?.(word))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('is undefined for a language without its rules', async () => {
    expect(await loadEasseSyllables(await folderFiles(), 'zz')).toBeUndefined();
  });
});
