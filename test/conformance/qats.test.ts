import { expect, it } from 'vitest';
import { qatsFeatures, ratedPairs } from '../../reproduce/qats.ts';
import { crossPredict, regressors } from '../../src/evaluate/quality-estimation/index.ts';
import { pearson } from '../../src/evaluate/statistics/correlation.ts';
import { seededRandom } from '../../src/evaluate/statistics/random.ts';
import { describeConformance } from './reference-data.ts';

const needs = ['metaeval/data', 'tseval-qats/various', 'golden/substitute_rank_en_50k.tsv'];

describeConformance('quality estimation without references', needs, () => {
  it('predicts human ratings of pairs it has not seen', async () => {
    const features = (await qatsFeatures()).filter(({ name }) => !name.endsWith('METEOR-like'));
    const { rows, labels } = ratedPairs(features, 2);
    const ridge = regressors.find(({ name }) => name === 'Ridge') ?? regressors[0];
    for (const [aspect, least] of [
      ['meaning', 0.5],
      ['simplicity', 0.25],
    ] as const) {
      const random = seededRandom(1).fraction;
      const said = await crossPredict(rows, labels[aspect], ridge, { random });
      const { value } = pearson(said, labels[aspect]);
      console.log(`${aspect}: Pearson ${value.toFixed(3)} over ${rows.length} pairs, 10-fold`);
      expect(value).toBeGreaterThan(least);
    }
  });
});
