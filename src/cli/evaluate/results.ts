import type { Score } from '../../core/index.ts';
import type { EvaluationWarning } from '../../evaluate/warnings.ts';

/** The results of a call, as `--json` writes them. */
export interface Results {
  readonly items: number;
  readonly systems: Readonly<Record<string, Readonly<Record<string, ResultScore>>>>;
  readonly warnings: readonly EvaluationWarning[];
}

export type ResultScore = Score & { readonly comparison?: Comparison };

/** The difference between a system's score and that of the system it is compared with. */
export interface Comparison {
  readonly with: string;
  readonly difference: number;
  /** Of the difference, by paired bootstrap. */
  readonly interval?: readonly [low: number, high: number];
  /** By approximate randomisation. */
  readonly pValue: number;
  readonly pValueBootstrap: number;
}
