import type { RankingFeatures } from './features.ts';
import type { Shaped } from './shape.ts';

/** One word that may replace another, best first in a list. */
export interface Suggestion {
  /** As a dictionary lists it. */
  readonly lemma: string;
  /** In the shape that the sentence needs. */
  readonly form: string;
  readonly score: number;
  /** 0 to 1: how sure we are that it means the same here. */
  readonly confidence: number;
  /** How much more frequent it is, in Zipf steps. */
  readonly gain: number;
  /** How many sources speak for it as a synonym; a broader word is none. */
  readonly evidence: number;
  /** Who they are. */
  readonly sources: readonly string[];
  /** The changes of the text, with those of neighbours (a → an). */
  readonly edits: Shaped['edits'];
  readonly features: RankingFeatures;
  /** It stands elsewhere in the sentence already. */
  readonly repeats: boolean;
  /** A neighbour that would have to change in an unknown way. */
  readonly unrepaired?: string;
  /** Why it lost, when it did. */
  readonly rejected?: string;
}
