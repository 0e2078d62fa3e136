import type { Edit } from './edit.ts';
import type { Span } from './span.ts';

/** The result of a check of an output: numbers kept, names kept, a root in each sentence … */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  /** The message shown when it failed. */
  readonly message?: string;
}

/** One possible simplification of a text. */
export interface Candidate {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly engine: string;
  readonly checks: readonly Check[];
}

export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];

/** The dials of ACCESS as target ratios, 1 = like the source; a level stands for a set of them. */
export interface Controls {
  /** NbChars: characters of the output over characters of the source. */
  readonly length?: number;
  /** LevSim: character similarity of output and source. */
  readonly paraphrase?: number;
  /** WordRank: rarity of the output's words over the source's. */
  readonly words?: number;
  /** DepTreeDepth: depth of the output's trees over the source's. */
  readonly syntax?: number;
  readonly level?: Level;
}

/** A source with its references and the outputs of systems, by name. */
export interface Sample {
  readonly id: string;
  readonly source: string;
  readonly references: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** A comparable number, always with its signature. */
export interface Score {
  readonly value: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly interval?: readonly [low: number, high: number];
  readonly signature: string;
}

/** A finding of a guideline check at a place in the text. */
export interface Finding {
  readonly span: Span;
  readonly rule: string;
  readonly message: string;
  readonly suggestions: readonly string[];
}
