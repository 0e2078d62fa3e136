import type { RankingFeatures } from './features.ts';
import type { LexiconSettings } from './lexicon.ts';

/** The score of a candidate: a weighted sum, so that every part of it can be shown. */
export function scoreOf(features: RankingFeatures, weights: LexiconSettings['weights']): number {
  let score = 0;
  for (const name in features) score += features[name] * (weights[name] ?? 0);
  return score;
}

/** The confidence that a candidate fits, from its score and its lead over the next one; 0 to 1. */
export function confidenceOf(
  score: number,
  lead: number,
  { slope, lead: weight, bias }: LexiconSettings['calibration'],
): number {
  return 1 / (1 + Math.exp(-(slope * score + weight * lead + bias)));
}
