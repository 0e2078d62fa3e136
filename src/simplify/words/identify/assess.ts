import type { Sentence } from '../../../core/index.ts';
import { contextOf, featuresOf, type SentenceContext, type TokenRange } from './features.ts';
import type { ComplexityModel, Rated } from './model.ts';
import { logistic } from './trees.ts';

export interface Assessment {
  /** The chance that one of some twenty readers marks it as hard (the question of CWI-2018). */
  readonly marked: number;
  /** The mean rating readers would give, 0 very easy to 1 very hard (the question of CompLex). */
  readonly rating: number;
  /** The rating spread over 0…1: 0.12 is a typical word of level A1, 0.5 of C2. */
  readonly complexity: number;
}

/** CompLex's terms are rated 0.12 above its words on average; levels are thresholds for words. */
const TERM_OFFSET = 0.12;

/** Rates how hard words of a sentence are. The context is processed once. */
export function assessor(
  sentence: Sentence,
  model: ComplexityModel,
): (range: TokenRange) => Assessment {
  const context: SentenceContext = contextOf(sentence, model.language, model.facts);
  return (range) => {
    const features = featuresOf(sentence, range, context, model.language, model.facts);
    const logOdds = model.sumMarked(features);
    features.push(logOdds);
    const rating = model.sumRated(features);
    const offset = range.end - range.first > 1 ? TERM_OFFSET : 0;
    const upos = sentence.tokens[range.end - 1].analysis?.upos ?? 'X';
    const complexity = spread(rating - offset, model.scales[upos] ?? model.rated.scale);
    return { marked: logistic(logOdds), rating, complexity };
  };
}

/** Linear between the pairs of the scale, and within 0…1. */
export function spread(rating: number, scale: Rated['scale']): number {
  let i = 1;
  while (i < scale.length - 1 && rating > scale[i][0]) i++;
  const [x0, y0] = scale[i - 1];
  const [x1, y1] = scale[i];
  return Math.min(1, Math.max(0, y0 + ((y1 - y0) * (rating - x0)) / (x1 - x0)));
}
