import { expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { measure } from '../../train/analysis/measure.ts';
import { recipes, testSentences } from '../../train/analysis/recipes.ts';
import { reportOf } from '../../train/parser/measure.ts';
import { parserRecipes } from '../../train/parser/recipes.ts';
import { describeConformance, referencePath } from './reference-data.ts';

/** What the accurate analysers must reach on gold words, in per cent. */
const FLOORS: Readonly<Record<string, { treebank: string; upos: number; las: number }>> = {
  en: { treebank: 'English-PUD', upos: 96, las: 85 },
  de: { treebank: 'German-PUD', upos: 89.5, las: 75 },
};

/** How far probabilities may be from shares, in points, on sentences of another kind. */
const CALIBRATION = 4;
/** What of the constructions above their floors must be right, all kinds together. */
const PRECISION = 85;

const pathOf = (id: string, treebank: string) =>
  testSentences(recipes[id].test.find((set) => testSentences(set).path.includes(treebank))!).path;

describeConformance(
  'the accurate analysers',
  Object.entries(FLOORS).map(([id, { treebank }]) => pathOf(id, treebank)),
  () => {
    for (const [id, { treebank, ...floors }] of Object.entries(FLOORS)) {
      it(`${id} reaches ${JSON.stringify(floors)} on ${treebank}`, async () => {
        const language = await loadLanguage(id);
        const reached = measure(
          (tokens) => language.analyseTokens(tokens, { accurate: true }),
          referencePath(pathOf(id, treebank)),
        );
        console.log(id, JSON.stringify(reached));
        expect(reached.upos).toBeGreaterThanOrEqual(floors.upos);
        expect(reached.las).toBeGreaterThanOrEqual(floors.las);
      });

      it(`${id} knows how sure it is`, async () => {
        const { calibration, rows } = reportOf(await loadLanguage(id), parserRecipes[id]);
        console.log(id, calibration, JSON.stringify(rows));
        expect(calibration).toBeLessThanOrEqual(CALIBRATION);
        const right = rows.reduce(
          (sum, { gold, sure }) => sum + (gold * (sure.recall ?? 0)) / 100,
          0,
        );
        const found = rows.reduce(
          (sum, { gold, sure: { precision, recall } }) =>
            sum + (precision ? (gold * recall!) / precision : 0),
          0,
        );
        expect((right / found) * 100).toBeGreaterThanOrEqual(PRECISION);
      });
    }
  },
);
