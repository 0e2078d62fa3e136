/** What a candidate must keep to, to become a pair. */
export interface PairBounds {
  /** Squared distance of unit vectors. */
  readonly distance: number;
  /** Distance over the mean distance of the neighbours. */
  readonly margin: number;
  /** The least distance of letters; 0 when simplifications are mined. */
  readonly letters: number;
  /** The most overlap, end on start. */
  readonly overlap: number;
}

/** In the order they are applied; names as in the summary. */
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
