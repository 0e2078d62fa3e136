/** What the rules for languages whose verb stands second, or last, need to know of one. */
export interface VerbSecondRules {
  /** Does the verb stand second, so that what opens a sentence cannot just go? */
  readonly verbSecond?: boolean;
  /** Conditions that only their first verb tells: see `verbFirst`. */
  readonly verbFirst?: VerbFirstRules;
  /** The same where such a clause has the order of a sentence: its pronouns, and words that make a year a condition. */
  readonly putInSameOrder?: {
    readonly pronouns: readonly string[];
    readonly bounds: readonly string[];
  };
  /** Verbs whose colon leads to what was told: "sagen". */
  readonly telling?: readonly string[];
}

export interface VerbFirstRules {
  /** The word of a condition, and where the verb stands after it. */
  readonly if: string;
  readonly order: 'last' | 'subject';
  /** Helping verbs that only say it may be so, and go, with their number: "sollte". */
  readonly doubt: Readonly<Record<string, string>>;
  /** Helping verbs that move, and those that open what may or must be then. */
  readonly helping: readonly string[];
  readonly leading: readonly string[];
  /** Words with which it is no contrast either: "nicht". */
  readonly denying: readonly string[];
  /** Words that lead on to that and say nothing: "so". */
  readonly then: readonly string[];
  /** Pronouns of who is spoken to; words with which one thing is set against another: "auch". */
  readonly persons: readonly string[];
  readonly never: readonly string[];
  /** Parts of verbs that come last without being prefixes: "wahr"; adverbs between who acts and the verb. */
  readonly particles: readonly string[];
  readonly adverbs: readonly string[];
}
