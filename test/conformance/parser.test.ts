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
  fr: { treebank: 'French-PUD', upos: 94.5, las: 82.5 },
  es: { treebank: 'Spanish-PUD', upos: 93, las: 80 },
  it: { treebank: 'Italian-PUD', upos: 93.5, las: 82.5 },
  pt: { treebank: 'Portuguese-PUD', upos: 91.6, las: 79.5 },
  ru: { treebank: 'Russian-PUD', upos: 95.4, las: 78.5 },
  sl: { treebank: 'Slovenian-SSJ', upos: 96, las: 79.5 },
  da: { treebank: 'Danish-DDT', upos: 93.8, las: 73.5 },
  eu: { treebank: 'Basque-BDT', upos: 94.2, las: 75.2 },
  ja: { treebank: 'Japanese-GSD', upos: 94.2, las: 86 },
};

/** Languages with rules that rely on how sure the parser is. */
const RELIED_ON = new Set(['en', 'de']);

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

      it.runIf(RELIED_ON.has(id))(`${id} knows how sure it is`, async () => {
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
