/** What the rules for clauses that become sentences need to know of a language. */
export interface ClauseRules {
  /** Coordinators between clauses and what starts the new sentence: "and" → "", "but" → "But". */
  readonly coordinators?: Readonly<Record<string, string>>;
  /** Does a comma always stand before a coordinator that joins clauses with subjects of their own? */
  readonly clausesNeedComma?: boolean;
  /** Words after a comma that go on with all that was said, and what starts a sentence instead. */
  readonly connectors?: Readonly<Record<string, string>>;
  /** Words before the comma by which it only says which one: "tam, kjer". */
  readonly connectorsNotAfter?: readonly string[];
  /** Words of which one must stand near before the comma: "v dolino, kjer …" tells of a place. */
  readonly connectorsAfter?: Readonly<Record<string, readonly string[]>>;
  /** Subordinators of contrast: first clause's at the start, and what the new sentence starts with. */
  readonly contrast?: {
    readonly marks: readonly string[];
    readonly start: string;
  };
  /** Marks between two clauses that may become a full stop: ";". */
  readonly clauseMarks?: readonly string[];
  /**
   * Fewest words of a sentence whose clauses become sentences. Where it is given, nothing is split
   * either that an opening ("When you appeal, …") or a condition holds for as a whole.
   */
  readonly splitFrom?: number;
  /** Words that open a clause which cannot stand alone: "because". */
  readonly subordinators?: readonly string[];
  /** What verbs end with that hang on another: "duela". */
  readonly dependentEndings?: readonly string[];
  /** Endings of a last word by which all before it is what somebody says: "esan dutenez". */
  readonly saidEndings?: readonly string[];
  /** Verbs that let a clause go on ("あり、"), after which words, and how they end a sentence. */
  readonly chained?: {
    readonly endings: Readonly<
      Record<
        string,
        { readonly after: readonly string[]; readonly polite: string; readonly plain: string }
      >
    >;
    /** What follows a noun that ends a sentence with a topic, and nouns that tell what is done. */
    readonly noun?: {
      readonly stop: string;
      readonly topics: readonly string[];
      readonly add: string;
      readonly except: readonly string[];
      /** Words before a noun that tells what is done. */
      readonly deeds: readonly string[];
    };
    /** Last words of a polite sentence, and of one that tells of the past. */
    readonly polite: readonly string[];
    readonly past: readonly string[];
  };
  /** How the subject is said again before a second predicate, by gender or `Plur`. */
  readonly secondPredicate?: {
    /** Coordinators, and what opens the second sentence. */
    readonly coordinators: Readonly<Record<string, string>>;
    /** Do nouns tell who is alive, and verbs who is many? */
    readonly animate?: boolean;
    readonly pronouns: Readonly<Record<string, string>>;
    /** Subjects, and what stands before them, that cannot be said again: "niemand", "jeder". */
    readonly never: readonly string[];
    /** Endings of nouns that are taken for verbs: "chef og firmaets …". */
    readonly notVerbs?: readonly string[];
  };
  /** Adverbial participles, which become sentences: those that are prepositions, and who does it. */
  readonly gerunds?: {
    readonly except: readonly string[];
    readonly pronouns: Readonly<Record<string, string>>;
  };
  /** Second words of pairs after a coordinator, and the first: "not only … but also". */
  readonly pairs?: Readonly<Record<string, string>>;
  /** Words of which two follow, joined: "both A and B", "between A and B". */
  readonly ofTwo?: readonly string[];
  /** What is set against all before it becomes a sentence, but after these words, with which it is a pair: "only". */
  readonly butApart?: readonly string[];
  /** May clauses stand side by side with nothing but a comma: "Роман известен, его часто читают"? */
  readonly commaClauses?: boolean;
  /** Where commas join sentences: what opens one, what goes on over commas, first and last words of parts that are none. */
  readonly newSubject?: {
    readonly comma: string;
    readonly openers: readonly string[];
    readonly hanging: readonly string[];
    readonly openings: readonly string[];
    readonly unfinished: readonly string[];
  };
}
