import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderFiles } from '../../src/language/files.ts';
import { loadFrequency } from '../../src/language/frequency/frequency.ts';
import { hyphenationSyllables, loadHyphenation } from '../../src/language/syllables/hyphenation.ts';
import { loadSyllables } from '../../src/language/syllables/syllables.ts';
import { describeConformance, referencePath, referenceText } from './reference-data.ts';

const files = await folderFiles();

describeConformance('English syllables', ['cmudict/cmudict.dict'], () => {
  it('agree with CMUdict on 93% of its words and 96% of the 20,000 most frequent', async () => {
    const count = await loadSyllables(files, 'en');
    const frequency = await loadFrequency(files, 'en');
    const spoken = new Map<string, Set<number>>();
    for (const line of referenceText('cmudict/cmudict.dict').split('\n')) {
      const [entry, ...phones] = line.split('#')[0].trim().split(' ');
      const word = entry.replace(/\(\d\)$/, '');
      if (!/^[a-z]+$/.test(word)) continue;
      const numbers = spoken.get(word) ?? new Set();
      numbers.add(phones.filter((phone) => /\d/.test(phone)).length);
      spoken.set(word, numbers);
    }
    const right = [...spoken].map(([word, numbers]) => numbers.has(count(word)));
    const frequent = [...spoken].filter(([word]) => (frequency.rank(word) ?? 1e9) <= 20_000);
    const rightFrequent = frequent.filter(([word, numbers]) => numbers.has(count(word)));
    const all = (100 * right.filter(Boolean).length) / right.length;
    const top = (100 * rightFrequent.length) / frequent.length;
    console.log(`CMUdict: ${all.toFixed(2)}% of ${right.length}, ${top.toFixed(2)}% of the top`);
    expect(all).toBeGreaterThanOrEqual(93);
    expect(top).toBeGreaterThanOrEqual(96);
  });
});

interface GoldenText {
  readonly lang: string;
  readonly file?: string;
  readonly text?: string;
  readonly syll: number;
}

describeConformance('German hyphenation', ['golden/textstat-ts073.json', 'easse-de'], () => {
  it('counts the syllables of textstat 0.7.3 (Pyphen) within 0.05% on every text', async () => {
    const hyphenation = await loadHyphenation(files, 'de');
    if (!hyphenation) throw new Error('languages/de has no hyphenation');
    const texts = (JSON.parse(referenceText('golden/textstat-ts073.json')) as GoldenText[]).filter(
      ({ lang, file }) => lang === 'de' && (!file || existsSync(referencePath(`easse-de/${file}`))),
    );
    let equal = 0;
    for (const { file, text, syll } of texts) {
      const words = (text ?? referenceText(`easse-de/${file}`))
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\s]/gu, '')
        .split(/\s+/)
        .filter((word) => word !== '');
      const ours = words.reduce((sum, word) => sum + hyphenationSyllables(hyphenation, word), 0);
      if (ours === syll) equal++;
      expect(Math.abs(ours - syll) / syll, file ?? text).toBeLessThan(0.0005);
    }
    console.log(`textstat 0.7.3: ${equal} of ${texts.length} German texts equal`);
    expect(texts.length).toBeGreaterThan(40);
  });
});
