import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderFiles, readText } from '../files.ts';
import { loadFrequency, readFrequency } from './frequency.ts';

const files = await folderFiles();

describe('a frequency list', () => {
  const list = readFrequency('the\t7.4\nÉlan\t3.1\nhouse\t5.6\n');
  it('counts ranks from 1 and keeps the Zipf values', () => {
    expect(list.rank('the')).toBe(1);
    expect(list.rank('house')).toBe(3);
    expect(list.zipf('house')).toBe(5.6);
    expect(list.size).toBe(3);
  });
  it('looks a form up in lower case, then as it is', () => {
    expect(list.zipf('House')).toBe(5.6);
    expect(list.zipf('Élan')).toBe(3.1);
  });
  it('knows no rank and gives 0 for a word it lacks', () => {
    expect(list.rank('zzz')).toBeUndefined();
    expect(list.zipf('zzz')).toBe(0);
  });
  it('is empty for a language without one', async () => {
    expect((await loadFrequency({ read: async () => undefined }, 'xx')).size).toBe(0);
  });
  it('never throws, whatever the word', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (word) => list.zipf(word) >= 0));
  });
});

/** Per language: an everyday word, and one of public offices that fewer people use. */
const PAIRS: Record<string, [string, string]> = {
  en: ['help', 'facilitate'],
  es: ['casa', 'vivienda'],
  pt: ['casa', 'habitação'],
  de: ['wichtig', 'unerlässlich'],
  fr: ['aider', 'faciliter'],
  it: ['casa', 'abitazione'],
  da: ['vigtig', 'afgørende'],
  sl: ['hiša', 'bivališče'],
  ru: ['дом', 'жилище'],
  eu: ['etxe', 'egoitza'],
  ur: ['گھر', 'رہائش'],
  ja: ['家', '住宅'],
  zh: ['帮助', '协助'],
  ar: ['بيت', 'مسكن'],
};

describe.each(Object.entries(PAIRS))('the list of %s', (id, [everyday, formal]) => {
  it(`puts ${everyday} before ${formal}`, async () => {
    const list = await loadFrequency(files, id);
    expect(list.size).toBeGreaterThan(5000);
    expect(list.zipf(everyday)).toBeGreaterThan(list.zipf(formal));
  });
  it('is sorted, with plausible values', async () => {
    const text = (await readText(files, `${id}/frequency.tsv.gz`)) ?? '';
    const values = text
      .trim()
      .split('\n')
      .map((line) => Number(line.split('\t')[1]));
    expect(values[0]).toBeGreaterThan(6.5);
    expect(values.findIndex((value, i) => i > 0 && !(value <= values[i - 1]))).toBe(-1);
  });
});

describe('spelling', () => {
  it('does not matter where lists leave signs out', async () => {
    const french = await loadFrequency(files, 'fr');
    expect(french.zipf('l’')).toBe(french.zipf("l'"));
    expect(french.zipf("L'")).toBeGreaterThan(5.5);
    const arabic = await loadFrequency(files, 'ar');
    expect(arabic.zipf('مِنْ')).toBe(arabic.zipf('من'));
  });
});
