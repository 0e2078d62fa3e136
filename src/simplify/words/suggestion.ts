import type { RankingFeatures } from './features.ts';
import type { Shaped } from './shape.ts';

/** One word that may replace another, best first in a list. */
export interface Suggestion {
  /** The form in a dictionary. */
  readonly lemma: string;
  /** The form that the sentence requires. */
  readonly form: string;
  readonly score: number;
  /** 0 to 1: the confidence that it means the same here. */
  readonly confidence: number;
  /** How much more frequent it is, in Zipf steps. */
  readonly gain: number;
  /** The number of sources that list it as a synonym; broader words do not count. */
  readonly evidence: number;
  /** These sources. */
  readonly sources: readonly string[];
  /** The changes of the text, with those of neighbours (a → an). */
  readonly edits: Shaped['edits'];
  readonly features: RankingFeatures;
  /** It already occurs elsewhere in the sentence. */
  readonly repeats: boolean;
  /** A neighbour that would have to change in an unknown way. */
  readonly unrepaired?: string;
  /** Why it was dropped, if it was. */
  readonly rejected?: string;
}
