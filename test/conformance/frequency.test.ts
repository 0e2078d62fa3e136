import { expect, it } from 'vitest';
import { folderFiles } from '../../src/language/files.ts';
import { loadFrequency } from '../../src/language/frequency/frequency.ts';
import { referenceTable } from '../../train/frequency/judge.ts';
import { agreement } from '../../train/frequency/wordfreq.ts';
import { describeConformance } from './reference-data.ts';

const files = await folderFiles();

/** Per language: the least coverage of the reference's top 20,000 (%), and the least Spearman ρ. */
const LEAST: Record<string, [number, number]> = {
  en: [97, 0.84],
  es: [99, 0.78],
  pt: [98, 0.78],
  de: [93, 0.71],
  fr: [97, 0.81],
  it: [96, 0.77],
  da: [89, 0.76],
  ru: [93, 0.77],
  sl: [80, 0.64],
  eu: [30, 0.3],
  ur: [24, 0.45],
  ja: [81, 0.7],
  zh: [90, 0.78],
};

describeConformance(
  'word frequencies',
  ['wordfreq/wordfreq/data', 'frequencywords/content/2018/eu'],
  () => {
    it.each(Object.entries(LEAST))('of %s agree with an independent list', async (id, least) => {
      const list = await loadFrequency(files, id);
      const reference = referenceTable(id);
      if (!reference) throw new Error(`no reference for ${id}`);
      const { coverage, spearman } = agreement((word) => list.zipf(word), reference.table, 20_000);
      console.log(`${id}: ${coverage.toFixed(1)}% covered, Spearman ${spearman.toFixed(3)}`);
      expect(coverage).toBeGreaterThanOrEqual(least[0]);
      expect(spearman).toBeGreaterThanOrEqual(least[1]);
    });
  },
);
