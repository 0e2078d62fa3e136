import { describe, expect, it } from 'vitest';
import { folderFiles, readList } from '../files.ts';
import { readProfile } from '../profile.ts';

const files = await folderFiles();
const LANGUAGES = 'en es pt de fr it da sl ru eu ur ar ja zh'.split(' ');

describe.each(LANGUAGES)('the profile of %s', (id) => {
  it('says who it is and how its sentences end', async () => {
    const profile = await readProfile(files, id);
    expect(profile.id).toBe(id);
    expect(profile.name).toMatch(/^[A-Z][a-z]+$/);
    expect(profile.endonym).not.toBe('');
    expect(profile.direction).toBe(['ur', 'ar'].includes(id) ? 'rtl' : 'ltr');
    expect(profile.words).toBe({ ja: 'boundary', zh: 'jieba' }[id] ?? 'spaced');
    expect(profile.sentences.stops).toBe('.');
    for (const starter of profile.sentences.starters) expect(starter).toBe(starter.toLowerCase());
    for (const pair of profile.sentences.wholePairs ?? []) expect(pair.length).toBe(2);
  });

  it('has abbreviations, each once, under a class that exists', async () => {
    const lines = await readList(files, `${id}/abbreviations.txt`);
    const headings = lines.filter((line) => line.startsWith('['));
    expect(headings).toEqual(['[never]', '[number]', '[may]']);
    const entries = lines.filter((line) => !line.startsWith('['));
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.length).toBe(new Set(entries).size);
  });
});

it('a language without a folder is unknown', async () => {
  await expect(readProfile(files, 'tlh')).rejects.toMatchObject({ code: 'unknown-language' });
});
