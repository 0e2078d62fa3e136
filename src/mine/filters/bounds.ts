/** The bounds that a candidate must meet to become a pair. */
export interface PairBounds {
  /** Squared distance of unit vectors. */
  readonly distance: number;
  /** Distance over the mean distance of the neighbours. */
  readonly margin: number;
  /** The minimum distance of letters; 0 when mining simplifications. */
  readonly letters: number;
  /** The maximum overlap of an end with a start. */
  readonly overlap: number;
}

/** Filters in the order of application, named as in the summary. */
export const PAIR_FILTERS = [
  'same-document',
  'same-text',
  'distance',
  'margin',
  'contained',
  'overlap',
  'letters',
  'addition',
  'evaluation',
  'duplicate',
] as const;
export type PairFilterName = (typeof PAIR_FILTERS)[number];
