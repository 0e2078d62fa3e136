/** What the rules for clauses whose verb comes last need to know of a language. */
export interface VerbLastRules {
  /** Words after a comma that open a main clause: "denn". */
  readonly sentences: readonly string[];
  /** Subordinators and what opens the new sentence; "+" after it when the verb follows at once. */
  readonly marks: Readonly<Record<string, string>>;
  /** Those of them that follow a noun, or ask something: "wo". */
  readonly places: readonly string[];
  /** Relative pronouns and the determiner of the noun that is said again: "dem" → "diesem". */
  readonly relatives: Readonly<Record<string, string>>;
  /** Relative pronouns that may stand for more than one, and those that are alike as subject and object. */
  readonly plural: readonly string[];
  readonly alike: readonly string[];
  /** Genders that a relative pronoun may stand for in the singular. */
  readonly genders: Readonly<Record<string, readonly string[]>>;
  /** Words beside a noun by which the clause tells which one is meant: "derjenige", "alle". */
  readonly which: readonly string[];
  /** Verbs by which what is told of their object is wished, and not so yet: "wollen". */
  readonly wishing?: readonly string[];
  /** Relative words that say whose: "deren". */
  readonly possessives: readonly string[];
  /** Prefixes that part from their verb, and those that may or may not. */
  readonly prefixes: readonly string[];
  readonly unsure: readonly string[];
  /** Beginnings of verbs with such a prefix that stay whole: "unterstütz". */
  readonly whole: readonly string[];
  /** Adverbs that open a clause, and then its sentence: "sonst". */
  readonly leading: readonly string[];
  /** A word that takes up all before it, what opens the sentence instead, and beginnings of verbs of what
   * comes of something; words before it, and lemmas of verbs, with which it is something else. */
  readonly comment: {
    readonly word: string;
    readonly begin: string;
    readonly verbs: readonly string[];
    readonly never: readonly string[];
    readonly knowing: readonly string[];
  };
  /** Words that set one against another, or tell when, with what then opens the sentence; words of times. */
  readonly contrast: {
    readonly words: Readonly<Record<string, string>>;
    readonly times: readonly string[];
  };
}
