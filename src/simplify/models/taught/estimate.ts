import { features } from './features.ts';
import { ANSWER_END, taughtPrompt } from './prompt.ts';
import type { ChangeScorer } from './scorer.ts';

/** A logistic regression on `features`, fitted to changes that readers labelled. */
export interface Calibration {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  readonly weights: readonly number[];
  readonly offset: number;
  /** Below it, a change is not acceptable. */
  readonly threshold: number;
}

/** Estimates the probability that an editor would accept each candidate for a source. */
export interface Estimator {
  /** Below it, a change is not acceptable. */
  readonly threshold: number;
  estimate(source: string, candidates: readonly string[]): Promise<readonly number[]>;
}

/** @param languageName The English name of the language, as the model was taught it. */
export function estimator(
  scorer: ChangeScorer,
  calibration: Calibration,
  languageName: string,
): Estimator {
  return {
    threshold: calibration.threshold,
    async estimate(source, candidates) {
      const changed = candidates.filter((candidate) => candidate !== source);
      const scored = await scorer.score(
        taughtPrompt(languageName, source),
        source + ANSWER_END,
        changed.map((candidate) => candidate + ANSWER_END),
      );
      const likely = new Map(changed.map((candidate, at) => [candidate, scored[at]]));
      return candidates.map((candidate) => {
        const change = likely.get(candidate);
        return change ? probability(calibration, features(change)) : 1;
      });
    },
  };
}

function probability(
  { mean, deviation, weights, offset }: Calibration,
  numbers: readonly number[],
) {
  const total = numbers.reduce(
    (sum, number, at) => sum + (weights[at] * (number - mean[at])) / deviation[at],
    offset,
  );
  return 1 / (1 + Math.exp(-total));
}
