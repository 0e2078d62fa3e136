import { expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { loadComplexity } from '../../src/simplify/words/identify/index.ts';
import { readComplex, readCwi } from '../../train/words/identify/data.ts';
import { assessItems, macroF1, pearson } from '../../train/words/identify/score.ts';
import { describeConformance } from './reference-data.ts';

const CWI = 'cwi2018/datasets/cwi/testset';
const TESTS = [
  { id: 'en', set: 'english/News_Test', least: 0.8 },
  { id: 'es', set: 'spanish/Spanish_Test', least: 0.73 },
  { id: 'de', set: 'german/German_Test', least: 0.72 },
  { id: 'fr', set: 'french/French_Test', least: 0.72 },
];

async function tools(id: string) {
  const language = await loadLanguage(id);
  return { language, model: await loadComplexity(language) };
}

describeConformance('hard words of CWI-2018', [CWI], () => {
  it.each(TESTS)('$set: macro F1 is at least $least', async ({ id, set, least }) => {
    const { language, model } = await tools(id);
    const said = assessItems(readCwi(set), language, model);
    const pairs = said.map(({ label, marked }) => ({ label, guess: marked > 0.5 ? 1 : 0 }));
    expect(macroF1(pairs)).toBeGreaterThanOrEqual(least);
  });
});

describeConformance('ratings of CompLex', ['complex-lcp2021'], () => {
  it.each(['single', 'multi'])('%s: Pearson is at least 0.70', async (kind) => {
    const { language, model } = await tools('en');
    const said = assessItems(readComplex(`test-labels/lcp_${kind}_test`), language, model);
    const labels = said.map(({ label }) => label);
    expect(
      pearson(
        said.map(({ rating }) => rating),
        labels,
      ),
    ).toBeGreaterThanOrEqual(0.7);
  });
});
