import type { MinedPair } from '../stages/pairs.ts';

const FITTED = 10_000;

/**
 * How much simpler the target of a pair is, from 0 to 1: the mean place of its word rarity and of
 * its longest sentence among the pairs it was fitted on, the smaller the better (the scorer of
 * "mining simplifications" in MUSS; its authors found paraphrases to train better).
 *
 * @example const score = simplificationScorer(pairs); score(pair) > 0.5
 */
export function simplificationScorer(pairs: readonly MinedPair[]): (pair: MinedPair) => number {
  const step = Math.max(1, Math.floor(pairs.length / FITTED));
  const fitted = pairs.filter((_, at) => at % step === 0);
  const words = fitted.map(({ features }) => features.words ?? 1).sort((a, b) => a - b);
  const sentences = fitted.map(({ features }) => features.longestSentence).sort((a, b) => a - b);
  return ({ features }) =>
    1 - (placeOf(features.words ?? 1, words) + placeOf(features.longestSentence, sentences)) / 2;
}

/** Whether a pair simplifies at all: split, shorter, or in more common words. */
export function isSimpler({ kind, features }: MinedPair): boolean {
  return kind === 'split' || features.length < 0.9 || (features.words ?? 1) < 0.95;
}

/** The share of sorted values that are smaller, plus half of the equal ones. */
function placeOf(value: number, sorted: readonly number[]): number {
  const bound = (isPast: (each: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isPast(sorted[middle])) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  if (sorted.length === 0) return 0.5;
  return (bound((each) => each >= value) + bound((each) => each > value)) / (2 * sorted.length);
}
