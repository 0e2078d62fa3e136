/** What the rules for languages whose nouns have cases need to know of one. */
export interface CaseRules {
  /** Plainer forms of verbs, where nouns have cases. */
  readonly cases?: {
    /** Helping verbs of the passive with their gender or `Plur`, and verbs that tell a state. */
    readonly passive: {
      readonly auxiliaries: Readonly<Record<string, string>>;
      readonly states: readonly string[];
      /** Pronouns that may tell who did it, in a form that is that of another case, too: "им". */
      readonly doers?: readonly string[];
    };
    /** What is done by nobody in particular, with "ся": see `withoutReflexive`. */
    readonly reflexive?: {
      readonly verbs: readonly string[];
      /** What a form ends with, and of many without it: "ется" → "ют". */
      readonly endings: Readonly<Record<string, string>>;
      /** Relative pronouns as subject, and as object. */
      readonly relatives: Readonly<Record<string, string>>;
    };
    /** Prepositions of the case in which somebody does something. */
    readonly with: readonly string[];
    /** Relative pronouns by gender or `Plur`. */
    readonly relatives: Readonly<Record<string, string>>;
    /** What participles end with before their own ending: acting now, acting then. */
    readonly present: readonly string[];
    readonly past: readonly string[];
    /** The same before which a stem becomes a verb: "ющ" → "ет" of one, "ют" of many. */
    readonly finite?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Their own endings, by gender or `Plur` and case of the noun they tell of: `Fem.Nom`. */
    readonly endings: Readonly<Record<string, readonly string[]>>;
    /** Verbs for "is" after which a noun has another case, and "one" in that case and as it is. */
    readonly copulas: readonly string[];
    readonly one: Readonly<Record<string, string>>;
    /** Endings of what was done, by gender or `Plur` and case, and those of its short form. */
    readonly done?: {
      readonly endings: Readonly<Record<string, readonly string[]>>;
      readonly short: Readonly<Record<string, string>>;
      /** What opens a word that denies it, and how its stem ends. */
      readonly not: string;
      readonly stems: readonly string[];
      /** Ends of stems that change in the short form, and those that change before its ending. */
      readonly shorter: Readonly<Record<string, string>>;
      readonly beforeEnding: Readonly<Record<string, string>>;
    };
    /** What opens a sentence that tells who or what was named: "Это". */
    readonly told: string;
    /** "of" in "one of the greatest is …". */
    readonly of?: string;
    /** "представляет собой": verbs that are "is" with this object. */
    readonly itself?: { readonly verbs: readonly string[]; readonly object: string };
    /** Verbs for "have" that take another case, and nouns with which they stay. */
    readonly having?: {
      readonly verbs: Readonly<Record<string, string>>;
      readonly except: readonly string[];
    };
    /** Adverbs of the superlative and the adjective that says it: "наиболее" → "самый". */
    readonly most?: Readonly<Record<string, string>>;
    /** What superlatives begin with before their ending, and the adjective: "крупнейш" → "большой". */
    readonly superlatives?: Readonly<Record<string, string>>;
    /** How a feminine noun or adjective ends as an object. */
    readonly feminineObject: readonly string[];
    /** How neuter nouns end, which in some cases look like masculine ones. */
    readonly neuter: readonly string[];
    /** The ending of verbs of what somebody does to himself, and that after a vowel. */
    readonly self: {
      readonly ending: string;
      readonly afterVowel: string;
      readonly vowels: string;
    };
    /** Words that join a second noun; the word for "but not" after a comma. */
    readonly joins: readonly string[];
    readonly notBut: string;
    /** Prepositions that are longer before some sounds: "во втором". */
    readonly fuller?: Readonly<Record<string, { readonly before: string; readonly as: string }>>;
    /** Long prepositions with the case after them, the plain one and its case. */
    readonly shifts?: Readonly<
      Record<
        string,
        {
          readonly from: string;
          readonly to: string;
          readonly as: string;
          /** How the lemma of the noun ends: of what is done, not of somebody. */
          readonly endings?: readonly string[];
          /** Only before things whose nominative and accusative are alike. */
          readonly plain?: boolean;
          /** Verbs it follows. */
          readonly after?: readonly string[];
        }
      >
    >;
  };
}

export type Cases = NonNullable<CaseRules['cases']>;
