/** What the rules for what is added at the end need to know of a language. */
export interface AddedRules {
  /** Words that open what is added at the end, and how it is told in a sentence of its own. */
  readonly afterwards?: {
    /** Verbs of how a life begins, and what one then is of one's parents, with the pronoun that it shows. */
    readonly kin?: { readonly verb: string };
    /** "said that …, and that": the word, and the adverb for what is said besides. */
    readonly alsoThat: readonly [string, string];
    /** Verbs whose doer is surely what was just told: ", allowing the team to …". */
    readonly results: readonly string[];
  };
  /** A word after a comma that gives a reason when a state follows: "…, as it was late". */
  readonly reason?: {
    /** "as", and what opens the sentence; "=" is the copula. */
    readonly word: string;
  };
  /** What ", with …" tells at the end of a sentence. */
  readonly withStates?: {
    /** Words that pick one or more of what was told of: "most", "majority". */
    readonly picks: readonly string[];
    /** Prepositions after them that tell where or when. */
    readonly places: readonly string[];
  };
  /** Verbs with which something begins: "was founded in 1969 as a …" was that. */
  readonly beginnings?: readonly string[];
  /** Prepositions before a noun with a participle, and the participle that is a copula: "with … being". */
  readonly absolutes?: Readonly<Record<string, string>>;
}
