import { expect, it } from 'vitest';
import { BASELINE, evaluate } from '../../src/evaluate/index.ts';
import { compare, EQUAL, languageOf } from './easse-rows.ts';
import { goldenSamples } from './golden-sets.ts';
import { describeConformance, referenceText } from './reference-data.ts';

for (const [file, count] of [
  ['easse-turkcorpus_test.json', 1536],
  ['easse-turkcorpus_test_legacy.json', 1472],
  ['easse-turkcorpus_valid.json', 63],
  ['easse-asset_valid.json', 63],
  ['easse-pwkp_test.json', 960],
  ['easse-qats_test.json', 192],
  ['easse-turkcorpus_test-penn.json', 288],
] as const) {
  describeConformance(`SARI, BLEU and token F1 of ${file}`, [`golden/${file}`], () => {
    it('are equal to the reference in every row', { timeout: 280_000 }, async () => {
      const { rows, worst } = await compare(file);
      expect(worst.distance, worst.row).toBeLessThan(EQUAL);
      expect(rows).toBe(count);
    });
  });
}

const others = 'sari-hf-and-xu.json';
describeConformance('The two other SARIs', [`golden/${others}`], () => {
  it('equal Hugging Face evaluate and the original script for every system', async () => {
    const rows: Record<string, string | number>[] = JSON.parse(referenceText(`golden/${others}`));
    const settings = { language: await languageOf('en'), tokenizer: '13a', lowercase: true };
    for (const row of rows) {
      const { systems } = evaluate(goldenSamples(String(row.test_set), String(row.system)), {
        metrics: ['sari-hf', 'sari-original'],
        settings,
        systems: [BASELINE],
      });
      const scores = systems.get(BASELINE);
      expect(scores?.get('sari-hf')?.score.value).toBeCloseTo(Number(row.hf_evaluate_sari), 9);
      expect(scores?.get('sari-original')?.score.value).toBeCloseTo(
        Number(row.xu_SARIsent_mean_13a_lc),
        9,
      );
    }
    console.log(`${others}: ${rows.length} rows, two scores each`);
  });
});
