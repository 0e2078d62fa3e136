import type { Mined } from '../../mine/index.ts';
import type { Published } from './publish.ts';

/** The final summary of `klartext mine`, for scripts. */
export function summaryOf(mined: Mined, published: Published, evaluationSets: readonly string[]) {
  const { files: _, ...rest } = mined;
  const removed = {
    ...mined.removed,
    ...(published.notSimpler > 0 && { 'not-simpler': published.notSimpler }),
  };
  return { ...rest, pairs: published.pairs, splits: published.splits, removed, evaluationSets };
}

export type MineSummary = ReturnType<typeof summaryOf>;
