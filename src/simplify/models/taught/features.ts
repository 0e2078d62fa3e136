import type { ScoredChange } from './scorer.ts';

/** A bound, so that no single number outweighs all others. */
const LEAST = -30;

/**
 * Features of a change from the likelihoods around it. `train/taught/calibrate.py` computes the same
 * numbers.
 */
export function features({ old, fresh, afterOld, afterFresh }: ScoredChange): number[] {
  const change = afterFresh.map((log, at) => Math.max(LEAST, log) - Math.max(LEAST, afterOld[at]));
  const total = (logs: readonly number[]) => logs.reduce((sum, log) => sum + log, 0);
  return [
    Math.max(LEAST, total(fresh)),
    Math.max(LEAST, total(old)),
    Math.max(LEAST, Math.min(0, ...fresh)),
    Math.max(LEAST, total(fresh) / Math.max(1, fresh.length)),
    Math.max(LEAST, total(old) / Math.max(1, old.length)),
    Math.max(LEAST, Math.min(-LEAST, total(change))),
    Math.min(0, ...change),
    Math.max(0, ...change),
    Math.log1p(fresh.length),
    Math.log1p(old.length),
  ];
}
