import { normalForm } from '../hash.ts';

/** A pair that passed the filters. */
export interface CandidatePair {
  readonly source: string;
  readonly target: string;
  /** Squared distance of the unit vectors. */
  readonly distance: number;
  /** Origin of the source, then of the target; several when the target was assembled. */
  readonly documents: readonly string[];
  /** `split`: one sentence against several. */
  readonly kind: 'paraphrase' | 'split';
}

/** A key that is equal for equal pairs, in whichever direction they were found. */
export function pairKey({ source, target }: Pick<CandidatePair, 'source' | 'target'>): string {
  return [normalForm(source), normalForm(target)].sort().join('\n');
}
