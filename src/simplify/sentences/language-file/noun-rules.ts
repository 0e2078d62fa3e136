/** What the rules for what is told of a noun or name need to know of a language. */
export interface NounRules {
  /** Relative pronouns that stand for the subject, with what stands for an unclear noun. */
  readonly relativePronouns?: Readonly<
    Record<string, { readonly Sing?: string; readonly Plur?: string }>
  >;
  /** Relative adverbs and what starts the new sentence: "where" → "There,". */
  readonly relativeAdverbs?: Readonly<Record<string, string>>;
  /** Nouns after which a relative adverb tells of no place: "a case, where". */
  readonly noPlaces?: Readonly<Record<string, readonly string[]>>;
  /** Participles after a comma become verbs. */
  readonly participles?: {
    /** The ending by which they are known. */
    readonly ending: string;
    /** Helping verbs after which what the participle tells is over: "has made …, starting with". */
    readonly perfect?: readonly string[];
  };
  /** What is told of a name beside it and can be a sentence of its own. */
  readonly toldOfNames?: {
    /** The copula: "es", "era". */
    readonly is: { readonly Pres: string; readonly Past: string };
    /** Words by which a past tense tells of today: "ayer". */
    readonly now: readonly string[];
    /** Definite articles before what somebody is, with their gender: "la profesora, Ana Gil, …". */
    readonly articles: Readonly<Record<string, string>>;
    /** What then stands for the name, by gender, where a verb needs its subject. */
    readonly pronouns?: Readonly<Record<string, string>>;
    /** Indefinite articles after the copula: "est un peintre". */
    readonly some?: readonly string[];
    /** Participles after a name and what opens a sentence with them: "né" → "Il est". */
    readonly participles?: Readonly<Record<string, string>>;
    /** In a sentence with fewer words, a participle that is told last anyway stays: "X est un peintre, né à Lyon." */
    readonly short?: number;
    /** The same of a thing, told after the last comma: "situé" → "Il est". */
    readonly last?: Readonly<Record<string, string>>;
  };
  /** Relative pronouns that act, in languages with cases. */
  readonly caseRelatives?: {
    /** By form, with the gender and number they show. */
    readonly pronouns: Readonly<
      Record<string, { readonly gender?: string; readonly number?: string }>
    >;
    /** Determiners of the noun said again, by gender and number. */
    readonly determiners: Readonly<Record<string, string>>;
    /** Words after the pronoun by which it is no subject. */
    readonly objects: readonly string[];
    /** Lemmas beside a noun by which the clause tells which one is meant. */
    readonly which: readonly string[];
    /** Does the clause tell which ones wherever the sentence holds for all: "Льготы дают семьям, которые …"? */
    readonly limits?: boolean;
    /** Is the pronoun one form for all ("ki"), so that the verb's ending tells of whom: "la" → `Fem.Sing`? */
    readonly endings?: Readonly<Record<string, string>>;
    /** Words for when and why, whose clauses may stand before: "ko", "ker". */
    readonly beside?: readonly string[];
    /** Prepositions before many by which the clause tells which ones: "za otroke, ki …". */
    readonly notAfter?: readonly string[];
    /** Short pronouns that are the object beside a relative word of no gender: "ki jo je". */
    readonly short?: {
      /** By form, the genders and numbers they may mean: `Fem.Sing`, `Plur`. */
      readonly objects: Readonly<Record<string, readonly string[]>>;
      /** Helping verbs that may stand between. */
      readonly helping: readonly string[];
      /** Words in the clause by which the object may be none: "se", "ne", "bilo". */
      readonly never: readonly string[];
      /** Determiners in the accusative; `Masc.Sing.Other` where it is not like the nominative. */
      readonly determiners: Readonly<Record<string, string>>;
    };
  };
  /** Where commas show that something is only told besides: what may stand between the subject and its verb. */
  readonly besideSubject?: {
    /** "que" */
    readonly relatives: readonly string[];
    /** Verbs of what is done to a thing: "fundar". */
    readonly done: readonly string[];
    /** How that is told, by gender and number: "Fue". */
    readonly was: Readonly<Record<string, string>>;
  };
  /** Relative words that say whose, and how a sentence about the thing begins. */
  readonly whose?: {
    /** "cuya" → "Su" (`ofMany` when many own it: "La loro"), and the article: "La reforma de esta casa". */
    readonly words: Readonly<
      Record<string, { readonly own: string; readonly ofMany?: string; readonly the: string }>
    >;
    /** What stands right before "this house": "of ". */
    readonly of: string;
    /** Things that are somebody's, where the word may mean something else: "dont le prix". */
    readonly nouns?: readonly string[];
  };
}
