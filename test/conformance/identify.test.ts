import { expect, it } from 'vitest';
import { folderFiles } from '../../src/language/files.ts';
import { loadIdentifier } from '../../src/language/identify/index.ts';
import { CORPUS_FOLDERS, corpusSentences } from '../../train/identify/corpora.ts';
import { confusionTable, measure } from '../../train/identify/measure.ts';
import { describeConformance, referencePath } from './reference-data.ts';

describeConformance('language identification', CORPUS_FOLDERS, () => {
  it('knows at least 97% of single corpus sentences, and 95% of each language', async () => {
    const identifier = await loadIdentifier(await folderFiles());
    const measured = measure(identifier, corpusSentences(referencePath('.'), 500));
    console.log(confusionTable(measured));
    expect(measured.accuracy).toBeGreaterThanOrEqual(0.97);
    for (const [language, answers] of measured.answers) {
      const total = [...answers.values()].reduce((a, b) => a + b);
      expect((answers.get(language) ?? 0) / total, language).toBeGreaterThanOrEqual(0.95);
    }
  });
});
