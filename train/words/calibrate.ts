import type { LexiconSettings } from '../../src/simplify/words/lexicon.ts';
import { scoreOf } from '../../src/simplify/words/rank.ts';
import type { RankingExample } from './examples.ts';
import { ordered, type Weights } from './learn.ts';

/**
 * Fits how sure the best candidate's score, and its lead over the next, make us that it is right:
 * a logistic regression on items that the weights have not seen.
 */
export function calibrated(
  examples: readonly RankingExample[],
  weightsFor: (example: RankingExample) => Weights,
): LexiconSettings['calibration'] {
  const rows = examples
    .filter(({ candidates }) => candidates.length > 0)
    .map((example) => {
      const weights = weightsFor(example);
      const [best, next] = ordered(example, weights);
      const score = scoreOf(best.features, weights);
      const lead = score - (next ? scoreOf(next.features, weights) : 0);
      return { score, lead, right: best.votes > 0 ? 1 : 0 };
    });
  let [slope, weight, bias] = [0.1, 0.1, 0];
  for (let round = 0; round < 3000; round++) {
    let [a, b, c] = [0, 0, 0];
    for (const { score, lead, right } of rows) {
      const error = 1 / (1 + Math.exp(-(slope * score + weight * lead + bias))) - right;
      a += error * score;
      b += error * lead;
      c += error;
    }
    slope -= (0.01 * a) / rows.length;
    weight -= (0.1 * b) / rows.length;
    bias -= (0.1 * c) / rows.length;
  }
  return {
    slope: Number(slope.toFixed(4)),
    lead: Number(weight.toFixed(4)),
    bias: Number(bias.toFixed(4)),
  };
}
