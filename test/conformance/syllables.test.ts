import { expect, it } from 'vitest';
import { folderFiles } from '../../src/language/files.ts';
import { loadEasseSyllables } from '../../src/language/syllables/easse.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const golden = 'golden/syllables-easse-en.json';

describeConformance('EASSE syllables', [golden], () => {
  it('counts all 7,045 words as EASSE does', async () => {
    const expected: Record<string, number> = JSON.parse(referenceText(golden));
    const count = await loadEasseSyllables(await folderFiles(), 'en');
    const words = Object.keys(expected);
    const wrong = words.filter((word) => count?.(word) !== expected[word]);
    expect(words.length).toBe(7045);
    expect(wrong).toEqual([]);
  });
});
