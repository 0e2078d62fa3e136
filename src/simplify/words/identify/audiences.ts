import type { Level } from '../../../core/index.ts';

export const AUDIENCES = ['learner', 'child', 'cognitive', 'expert-to-lay'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface AudienceDials {
  /** The level when none is asked for. */
  readonly level: Level;
  /** Added to the complexity of a word that stands out as long. */
  readonly longWords: number;
  /** Are terms of several words reported? */
  readonly terms: boolean;
}

/**
 * Learners stumble over what they have not met; children and readers with cognitive disabilities also
 * over length (easy-to-read guidelines: "avoid long words"); lay readers of expert text over what
 * only experts use.
 */
export const AUDIENCE_DIALS: Readonly<Record<Audience, AudienceDials>> = {
  learner: { level: 'B1', longWords: 0, terms: true },
  child: { level: 'A2', longWords: 0.03, terms: true },
  cognitive: { level: 'A2', longWords: 0.05, terms: true },
  'expert-to-lay': { level: 'C1', longWords: 0, terms: true },
};
