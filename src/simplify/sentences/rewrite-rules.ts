/** What the rules that say the same in plainer order or a plainer form need to know of a language. */
export interface RewriteRules {
  /** Passive → active, beyond "was" and "is": see `passive`. */
  readonly active?: {
    /** "has been played", "can be reached": the words, "has" → of one and of many, and modal verbs. */
    readonly been: string;
    readonly be: string;
    readonly have: Readonly<Record<string, readonly [string, string]>>;
    readonly modals: readonly string[];
    /** Adverbs that tell of who acts: "was mainly used by". */
    readonly focus: readonly string[];
    /** Prepositions that tell of the verb, not of the noun before them: "by the army during the war". */
    readonly loose: readonly string[];
    /** The one of the openings that tells where somebody is from. */
    readonly from: string;
    /** Verbs whose passive tells how something is, not who does what: "is characterized by". */
    readonly states: readonly string[];
  };
  /** Words that may tell when, how or why, where they surely tell why. */
  readonly causes?: {
    readonly because: string;
    /** The words; those that tell of the past from when on do so in the present only. */
    readonly marks: Readonly<Record<string, 'any' | 'present'>>;
    /** Verbs that tell how something is: "need". */
    readonly states: readonly string[];
    /** Verbs, predicates and subjects with which it tells how, or who says so: "as it was called". */
    readonly except: readonly string[];
    /** Helping verbs of what began before and goes on: "since … they have lived". */
    readonly have: readonly string[];
  };
}
