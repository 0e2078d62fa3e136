import { expect, it } from 'vitest';
import { pairSubstitutions, readSubstitutions } from '../../src/evaluate/lexical/instances.ts';
import { scoreSubstitutes } from '../../src/evaluate/lexical/scores.ts';
import { describeConformance, referenceText } from './reference-data.ts';

interface Expected {
  readonly language: string;
  readonly predictions: string;
  readonly scores: Readonly<Record<string, number>>;
}

describeConformance(
  'TSAR-2022 trial',
  ['golden/tsar-trial/expected.json', 'tsar2022/datasets/trial/tsar2022_en_trial_gold.tsv'],
  () => {
    it("equals the official evaluator's scores within 1e-9, in every row", () => {
      const expected: Expected[] = JSON.parse(referenceText('golden/tsar-trial/expected.json'));
      let [rows, largest] = [0, 0];
      for (const { language, predictions, scores } of expected) {
        const files = {
          gold: `tsar2022/datasets/trial/tsar2022_${language}_trial_gold.tsv`,
          predictions: `golden/tsar-trial/${language}-${predictions}.tsv`,
        };
        const { pairs } = pairSubstitutions(
          readSubstitutions(referenceText(files.gold), files.gold),
          readSubstitutions(referenceText(files.predictions), files.predictions),
          files,
        );
        const ours = scoreSubstitutes(pairs);
        expect(Object.keys(ours).sort()).toEqual(Object.keys(scores).sort());
        for (const [name, score] of Object.entries(scores)) {
          expect(ours[name], `${language} ${predictions} ${name}`).toBeCloseTo(score, 9);
          largest = Math.max(largest, Math.abs(ours[name] - score));
          rows++;
        }
      }
      console.log(`TSAR trial: ${rows} scores equal, largest difference ${largest}`);
      expect(rows).toBe(732);
      expect(largest).toBeLessThan(1e-9);
    });
  },
);
