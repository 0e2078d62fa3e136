/** What the rules for languages whose clitics stand second need to know of one. */
export interface CliticRules {
  /** Small words that stand second in their clause, as in Slovenian. */
  readonly clitics?: {
    /** Helping verbs that stand before pronouns among them, and those after: "so ga", "ga je". */
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly pronouns: readonly string[];
    /** Particles that stand before them: "pa". */
    readonly linkers: readonly string[];
  };
  /** Verbs in series, each with its own sentence and helping verb; needs `clitics`. */
  readonly sharedHelp?: {
    /** How participles end by who acted: two that end alike may share their subject. */
    readonly endings: readonly string[];
    /** What joins them, and what opens the new sentence. */
    readonly coordinators: Readonly<Record<string, string>>;
    /** Words before the first verb on which those hang that share its helping verb: "not", "every day". */
    readonly scopes: readonly string[];
    /** Words on which all of them hang: "if", "that". */
    readonly bounds: readonly string[];
    /** "so much … that": words of measure and what opens the clause that they ask for. */
    readonly measures: readonly string[];
    readonly results: readonly string[];
    /** Pronouns of whom something is done to, which two verbs may share. */
    readonly objects: readonly string[];
    /** Coordinators that never go on with a clause of time or cause: "toda". */
    readonly strong: readonly string[];
    /** Coordinators that after "not" say what is true instead: "ni …, ampak". */
    readonly instead: readonly string[];
    /** Words that open something else than a statement: "zakaj". */
    readonly ties: readonly string[];
    /** Reflexive clitics, which two verbs may share, and verbs that never have one. */
    readonly reflexives: readonly string[];
    readonly alone: readonly string[];
  };
  /** Clauses that tell first what came first: "Ko je prišel, je …"; needs `clitics`. */
  readonly whenFirst?: {
    /** What opens them, and the second sentence instead; must both have happened? */
    readonly marks: Readonly<Record<string, { readonly then: string; readonly past?: boolean }>>;
    /** Words by which it happened more than once. */
    readonly scopes: readonly string[];
    /** Words that say it already. */
    readonly told: readonly string[];
  };
  /** The subject changes places with what opens a sentence, but for these openings and subjects; needs `clitics`. */
  readonly cliticSubjects?: {
    readonly stays: readonly string[];
    /** Nouns for somebody who is known and comes before the verb; no other case has their form: "oče". */
    readonly persons: readonly string[];
    /** Verbs after which such a noun tells what somebody is: "je postal zdravnik". */
    readonly becoming: readonly string[];
  };
  /** May who speaks come before what is said: "»Pridi!« je rekel oče."? Needs `clitics`. */
  readonly speakerFirst?: boolean;
  /** A relative word that does not change, and the pronoun said with it for one that does; needs `clitics`. */
  readonly plainRelatives?: {
    readonly plain: string;
    /** "katero" → "jo". */
    readonly pronouns: Readonly<Record<string, string>>;
    /** Those of them that come before other pronouns. */
    readonly datives: readonly string[];
  };
  /** Bookish words for a cause, and the plain one: "kajti" → "ker"; needs `clitics`. */
  readonly plainCauses?: Readonly<Record<string, string>>;
}
