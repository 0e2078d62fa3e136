import type { Level } from '../../../core/index.ts';

export const AUDIENCES = ['learner', 'child', 'cognitive', 'expert-to-lay'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface AudienceDials {
  /** The default level. */
  readonly level: Level;
  /** Added to the complexity of a word that stands out as long. */
  readonly longWords: number;
  /** Are terms of several words reported? */
  readonly terms: boolean;
  /** Weights for ranking simpler words, by ranking feature. */
  readonly ranking: Readonly<Record<string, number>>;
}

/**
 * Learners stumble over what they have not met; children and readers with cognitive disabilities also
 * over length (easy-to-read guidelines: "avoid long words"); lay readers of expert text over what
 * only experts use. So too for what is offered to them: common words for children, common and short
 * ones, and no phrases, for readers with cognitive disabilities.
 */
export const AUDIENCE_DIALS: Readonly<Record<Audience, AudienceDials>> = {
  learner: { level: 'B1', longWords: 0, terms: true, ranking: {} },
  child: { level: 'A2', longWords: 0.03, terms: true, ranking: { gain: 1.5, zipf: 1.5 } },
  cognitive: {
    level: 'A2',
    longWords: 0.05,
    terms: true,
    ranking: { gain: 1, zipf: 1, length: 1.5, phrase: -1 },
  },
  'expert-to-lay': { level: 'C1', longWords: 0, terms: true, ranking: { gain: 0.5 } },
};
