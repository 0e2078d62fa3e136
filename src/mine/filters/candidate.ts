import { normalForm } from '../hash.ts';

/** A pair that passed the filters. */
export interface CandidatePair {
  readonly source: string;
  readonly target: string;
  /** Squared distance of the unit vectors. */
  readonly distance: number;
  /** Where the source comes from, then the target; several when the target was put together. */
  readonly documents: readonly string[];
  /** `split`: one sentence against several. */
  readonly kind: 'paraphrase' | 'split';
}

/** What makes two pairs the same, whichever way round they were found. */
export function pairKey({ source, target }: Pick<CandidatePair, 'source' | 'target'>): string {
  return [normalForm(source), normalForm(target)].sort().join('\n');
}
