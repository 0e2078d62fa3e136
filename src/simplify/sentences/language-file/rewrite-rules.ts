/** What the rules that say the same in a plainer form need to know of a language. */
export interface RewriteRules {
  /** Numbers written in signs become figures: see `figures`. */
  readonly figures?: {
    /** What stands before so many of a hundred. */
    readonly percent: string;
    /** Signs before a number that make it vague, and those that may follow one: "more than". */
    readonly vague: string;
    readonly more: string;
    /** Signs between two numbers: "from … to". */
    readonly ranges: string;
    /** The sign before a number that tells which one, and what is named by such numbers: "第三十一条". */
    readonly ordinal: string;
    readonly labels: string;
    /** Signs for days and months, which one sign may count; names that begin as numbers do. */
    readonly dates: readonly string[];
    readonly except: readonly string[];
  };
  /** Nouns that "do" makes verbs, and plainer verbs: see `compoundVerbs`. */
  readonly compoundVerbs?: CompoundVerbs;
  /** How sentences end in the polite style, where there are two: see `politely`. */
  readonly polite?: {
    /** The first one that fits is taken. */
    readonly endings: readonly PoliteEnding[];
    readonly stems: PoliteStems;
    /** What joins a clause that is as polite as the last one: "が". */
    readonly links: readonly string[];
    /** Nouns that a clause is told by: "こと". */
    readonly facts: readonly string[];
  };
  /** Passive → active. */
  readonly passive?: {
    readonly by: readonly string[];
    /** Verbs that are never in the passive: "was born in Rome and died in Paris". */
    readonly never?: readonly string[];
    /** Auxiliary form → tense. */
    readonly auxiliaries: Readonly<Record<string, 'Past' | 'Pres'>>;
  };
  /** Helping verbs that make a condition before their subject, and the word for it: "should" → "if". */
  readonly invertedConditions?: Readonly<Record<string, string>>;
  /** What is short after a number, in full, by the word before the number: see `inFull`. */
  readonly inFull?: Readonly<
    Record<
      string,
      {
        readonly after: Readonly<Record<string, string>>;
        /** After a noun: "войны 1812 года". */
        readonly noun: string;
        /** By the ending of the number, whatever stands before it: "60-е годы". */
        readonly counted?: Readonly<Record<string, string>>;
      }
    >
  >;
  /** Passive → active where "by" may be one word with the article: see `doersFirst`. */
  readonly doneBy?: DoneBy;
  /** What opens a condition in the language of offices, and "if", which asks for another mood: "qualora". */
  readonly plainIf?: {
    readonly phrases: readonly string[];
    readonly by: string;
    /** The mood and tense after "if", where they are not those of a statement: "se apresentar"; all words that ask for them. */
    readonly asks?: {
      readonly Mood: string;
      readonly Tense: string;
      readonly after: readonly string[];
    };
    /** Verbs that only say that there is something: "haya" → "hay". */
    readonly there?: Readonly<Record<string, string>>;
  };
  /**
   * Verbs that say little, with the words that say what is done and the verb for both: "make" with
   * "(a/the) decision on" → "decide on"; "durch|führen" is a verb with a particle that comes apart;
   * an infinitive follows "kunne _".
   */
  readonly lightVerbs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Subjects that name nobody, with which those verbs stay: "Der er foretaget en gennemgang". */
  readonly expletives?: readonly string[];
  /** Numbers in words that are written in digits before what is counted. */
  readonly digits?: Readonly<Record<string, string>>;
  /** "est une espèce d'" before words for many, and for one of them: "oiseaux" → "un oiseau". */
  readonly kindOf?: {
    readonly phrases: readonly string[];
    readonly kinds: Readonly<Record<string, string>>;
    /** The gender that an article tells. */
    readonly articles: Readonly<Record<string, string>>;
  };
}

export interface DoneBy {
  /** Those forms of "by" that tell of many: "pelos". */
  readonly byMany: readonly string[];
  /** "by" and the article in it: "pelo" → "o", "por" → "". */
  readonly by: Readonly<Record<string, string>>;
  /** Helping verb → tense of the active verb. */
  readonly auxiliaries: Readonly<Record<string, string>>;
  /** Adverbs that may stand between helping verb and verb, and before the active one: "já". */
  readonly adverbs: readonly string[];
  /** What joins nouns: "de", "do". */
  readonly of: readonly string[];
  /** Verbs whose passive tells how something is: "compor". */
  readonly states: readonly string[];
  /** Nouns after "by" that tell when, how or why: "manhã"; and those that act without being persons. */
  readonly notDoers: readonly string[];
  readonly doers: readonly string[];
  /** Words that begin what tells of the verb, not of who acts: "durante"; words for times. */
  readonly rest: readonly string[];
  readonly times: readonly string[];
  /** Endings of verbs as dictionaries have them, and of the forms made by rule: "ar" → "ou". */
  readonly endings: Readonly<Record<string, readonly string[]>>;
  /** First words after which the verb tells of a state: "Desde maio, a rua foi fechada por …". */
  readonly lasting: readonly string[];
}

export interface PoliteEnding {
  /** Whole words that a sentence ends with, joined: "なかった". */
  readonly ends: string;
  /** What the word before them may end with, and its parts of speech. */
  readonly after?: readonly string[];
  readonly upos?: readonly string[];
  /** What ends that word instead in a dictionary. */
  readonly word?: string;
  /** Which form the verb before them has; it gets the stem that polite endings ask for. */
  readonly stem?: 'dictionary' | 'past' | 'negative';
  /** What is said instead; without it the sentence stays. */
  readonly as?: string;
}

export interface PoliteStems {
  /** Last sounds of verbs in a dictionary: how the stem ends, and the past and what is denied before it changes. */
  readonly rows: Readonly<
    Record<string, { readonly stem: string; readonly past: string; readonly negative: string }>
  >;
  /** The sound that verbs with one stem end with, and ends of forms that are the stem already. */
  readonly one: string;
  readonly kept: readonly string[];
  /** Lemmas as they are not written: "為る". */
  readonly lemmas: Readonly<Record<string, string>>;
}

export interface CompoundVerbs {
  readonly verbs: Readonly<Record<string, string>>;
  /** Plain verbs of which it can be said that it is done. */
  readonly passive: readonly string[];
  /** What marks an object, and nouns that are so said only of one. */
  readonly object: { readonly mark: string; readonly needed: readonly string[] };
  /** "do", and nouns that are no deeds though politely asked for: "ご覧ください". */
  readonly does: string;
  readonly done: readonly string[];
  readonly forms: readonly {
    /** What stands before the noun, after it, and after that. */
    readonly prefix?: string;
    readonly ends: string;
    readonly before?: readonly string[];
    readonly passive?: boolean;
    /** How what is done is marked, and how it is with the plain verb. */
    readonly object?: readonly [string, string];
    /** Features of the plain verb, what is cut off its end and what is added. */
    readonly as: Readonly<Record<string, string>>;
    readonly less?: string;
    readonly add?: string;
  }[];
}
