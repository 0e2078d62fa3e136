import { LEVELS, type Level } from '../../core/index.ts';

/** Constructs that make a sentence hard to read; every rule answers one of them. */
export const CONSTRUCTS = [
  'coordination',
  'relative-clause',
  'apposition',
  'participial-clause',
  'subordination',
  'parenthetical',
  'enumeration',
  'condition',
  'duty',
  'passive',
  'nominalisation',
  'light-verb',
  'double-negation',
  'expletive',
  'purpose',
  'contraction',
] as const;
export type Construct = (typeof CONSTRUCTS)[number];

/** The limits of a reader; exceeding one is a finding. */
export interface ReaderProfile {
  readonly level: Level;
  /** Words and finite clauses of a sentence. */
  readonly words: number;
  readonly clauses: number;
  /** The number of items from which a list is easier. */
  readonly items: number;
  /** The number of most frequent words that the reader knows. */
  readonly vocabulary: number;
  /** Constructs that are findings however short the sentence is. */
  readonly constructs: ReadonlySet<Construct>;
}

const C1: readonly Construct[] = [];
const B2: readonly Construct[] = ['double-negation', 'nominalisation'];
const B1: readonly Construct[] = [...B2, 'passive', 'light-verb', 'condition', 'duty'];
const A2: readonly Construct[] = [...B1, 'expletive', 'purpose', 'parenthetical', 'contraction'];

/** Starting values, to be fitted on texts that are written for a level. */
const LIMITS: Readonly<
  Record<Level, readonly [number, number, number, number, readonly Construct[]]>
> = {
  A1: [8, 1, 3, 1_000, CONSTRUCTS],
  A2: [12, 1, 3, 2_000, A2],
  B1: [18, 2, 4, 4_000, B1],
  B2: [22, 3, 5, 8_000, B2],
  C1: [28, 4, 6, 16_000, C1],
};

/** Plain language. */
export const DEFAULT_LEVEL: Level = 'B1';

/**
 * The limits of a level.
 *
 * @example levelProfile('B1').words // 18
 */
export function levelProfile(level: Level): ReaderProfile {
  const [words, clauses, items, vocabulary, constructs] = LIMITS[level];
  return { level, words, clauses, items, vocabulary, constructs: new Set(constructs) };
}

/** Does a rule for one level apply to readers of another? A rule for B2 also helps at B1. */
export function serves(rule: Level, reader: Level): boolean {
  return LEVELS.indexOf(reader) <= LEVELS.indexOf(rule);
}
