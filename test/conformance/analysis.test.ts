import { expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { measure } from '../../train/analysis/measure.ts';
import { describeConformance, referencePath } from './reference-data.ts';

/**
 * What each language must reach on gold words, in per cent. The targets where they are
 * reached; where not, what is reached today, so that it cannot get worse unseen. `npm run accuracy`
 * prints the exact figures.
 */
const FLOORS: Record<string, { treebank: string; upos: number; uas: number; lemma?: number; las?: number }> = {
};

describeConformance('analysis of gold words', Object.values(FLOORS).map(({ treebank }) => treebank), () => {
  for (const [id, { treebank, ...floors }] of Object.entries(FLOORS)) {
    it(`${id} reaches ${JSON.stringify(floors)} on ${treebank.split('/')[1]}`, async () => {
      const language = await loadLanguage(id);
      const reached = measure((tokens) => language.analyseTokens(tokens), referencePath(treebank));
      console.log(id, JSON.stringify(reached));
      for (const [name, floor] of Object.entries(floors)) {
        expect(reached[name as keyof typeof floors], name).toBeGreaterThanOrEqual(floor);
      }
    });
  }
});
