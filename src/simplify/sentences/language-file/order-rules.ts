/** What the rules for the order of a sentence need to know of a language. */
export interface OrderRules {
  /** Causes that open a sentence: how each is said after what it causes, "Owing to …" → "This is because of …". */
  readonly causesFirst?: {
    readonly phrases: Readonly<Record<string, string>>;
    readonly begin: { readonly Pres: string; readonly Past: string };
  };
  /** In languages whose verb may come first, who can be told by their form, and what keeps the order. */
  readonly inverted?: {
    /** Nouns and pronouns for somebody, in the form of a subject, by gender or `Plur`. */
    readonly doers: Readonly<Record<string, readonly string[]>>;
    /** Nouns for somebody whose form may be an object's, too, but for what describes them: "родная мать". */
    readonly shared: Readonly<Record<string, readonly string[]>>;
    /** How what is said of them before the noun ends, and words of it: "мой". */
    readonly described: Readonly<
      Record<string, { readonly endings: readonly string[]; readonly words: readonly string[] }>
    >;
    /** Nouns that are somebody's: "сын [царя]". */
    readonly related: readonly string[];
    /** Words by which another one joins the subject: "и", "с". */
    readonly together: readonly string[];
    /** Words after a comma that do not tell of the noun before it: "что". */
    readonly goesOn: readonly string[];
    /** Lemmas of verbs that tell what comes or is: "Наступила весна". */
    readonly stays: readonly string[];
    /** Verbs of saying, which after what was said come first. */
    readonly said: readonly string[];
    /** Words before the verb that may stand before its subject, too: "и", "потом". */
    readonly openers: readonly string[];
    /** Nouns of time with which a sentence may begin: "В ту ночь". */
    readonly times: readonly string[];
    /** Prepositions by which what follows may belong to the subject: "старик [из деревни]". */
    readonly bound: readonly string[];
    /** Words that stay right after the verb: "ли". */
    readonly clitics: readonly string[];
    /** Words of a wish, in which nothing is moved: "пусть". */
    readonly wishes: readonly string[];
    /** "not", which goes with its verb. */
    readonly not: string;
  };
  /** Words between commas that set a sentence against the one before, and what it begins with instead: "however" → "But". */
  readonly contrasts?: Readonly<Record<string, string>>;
  /** Words that must not come to stand first: clitics, as in Slovenian. */
  readonly neverFirst?: readonly string[];
  /** Who says something, before what is said: see `speakersSaying`. */
  readonly saidBy?: SaidBy;
}

interface Said {
  readonly Sing: string;
  readonly Plur: string;
}

export interface SaidBy {
  /** What stands before who says it: "de acordo com". */
  readonly after: readonly (readonly string[])[];
  /** What is said instead, by one and by many: "diz", "dizem"; and "que". */
  readonly says: Said;
  /** The same where a verb stands before who says it: "según explicó", "como ha explicado". */
  readonly told?: {
    readonly after: readonly string[];
    readonly past: Said;
    readonly perfect: Said;
  };
  readonly that: string;
  /** Verbs that may stand after what is said, and words between them and who says it: "ontem". */
  readonly verbs: readonly string[];
  readonly when: readonly string[];
  /** What tells where somebody is from: "Ana Gil, da Universidade". */
  readonly of: readonly string[];
  /** What is no person and yet says something: "relatório". */
  readonly sources: readonly string[];
}
