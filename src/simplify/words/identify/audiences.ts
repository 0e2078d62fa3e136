import type { Level } from '../../../core/index.ts';

export const AUDIENCES = ['learner', 'child', 'cognitive', 'expert-to-lay'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface AudienceDials {
  /** The default level. */
  readonly level: Level;
  /** Added to the complexity of an unusually long word. */
  readonly longWords: number;
  /** Are terms of several words reported? */
  readonly terms: boolean;
  /** Weights for ranking simpler words, by ranking feature. */
  readonly ranking: Readonly<Record<string, number>>;
}

/**
 * Unknown words are hard for learners; for children and readers with cognitive disabilities, so are
 * long ones (easy-to-read guidelines: "avoid long words"); for lay readers of expert text, words that
 * only experts use. Suggestions follow the same principle: common words for children, common and short
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
