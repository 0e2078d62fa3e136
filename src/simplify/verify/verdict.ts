import type { Span } from '../../core/index.ts';

/** The points that are verified, one file each in `points/`. */
export const POINTS = [
  'preamble',
  'language',
  'markup',
  'well-formed',
  'figures',
  'dates',
  'units',
  'names',
  'references',
  'quotations',
  'terms',
  'negation',
  'modality',
  'quantity',
  'condition',
  'time-order',
  'comparison',
  'roles',
  'attribution',
  'tense',
  'antonyms',
  'added',
  'omitted',
  // Of the taught estimator, where it is installed; no file in `points/`.
  'acceptable',
] as const;
export type Point = (typeof POINTS)[number];

export type State = 'kept' | 'changed' | 'lost' | 'added' | 'unsure';

/** The state of one point, the places, and the reason. */
export interface Verdict {
  readonly point: Point;
  readonly state: State;
  /** Places in the source and in the candidate. */
  readonly source: readonly Span[];
  readonly candidate: readonly Span[];
  /** One sentence that explains the verdict to a person. */
  readonly because: string;
}

/** All verdicts of a candidate; it passed if nothing was changed, lost or added. */
export interface Verification {
  readonly passed: boolean;
  readonly verdicts: readonly Verdict[];
}

export const failed = ({ state }: Verdict): boolean => state !== 'kept' && state !== 'unsure';
