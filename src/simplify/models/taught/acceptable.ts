import type { Verdict } from '../../verify/index.ts';
import type { Estimator } from './estimate.ts';

/** One more verdict of `verify`, from a model that learned from editors' versions; never the only one. */
export interface AcceptableVerdict extends Verdict {
  readonly point: 'acceptable';
  /** The probability that an editor would accept the candidate. */
  readonly estimate: number;
}

/** Whether an editor would probably accept each candidate for a source. */
export async function acceptable(
  estimator: Estimator,
  source: string,
  candidates: readonly string[],
): Promise<readonly AcceptableVerdict[]> {
  const estimates = await estimator.estimate(source, candidates);
  return estimates.map((estimate) => {
    const isLikely = estimate >= estimator.threshold;
    const percent = Math.round(estimate * 100);
    return {
      point: 'acceptable',
      state: isLikely ? 'kept' : 'changed',
      source: [],
      candidate: [],
      because: `An editor would ${isLikely ? '' : 'not '}accept this: estimated ${percent}%.`,
      estimate,
    };
  });
}
