/** What the rules for brackets with facts in them need to know of a language. */
export interface BracketRules {
  /** How words for the time of day end that tell in brackets whose time it is: "Ortszeit", "hora de Brasília". */
  readonly clock?: readonly string[];
  readonly brackets?: {
    /** Ends of names of one that look like many: "Augustus". */
    readonly oneEndings: readonly string[];
    /** Units of measures, lower case: a second measure in one of them says the same again. */
    readonly units: readonly string[];
    /** Words before such a measure: "about". */
    readonly about: readonly string[];
    /** How names of languages end, which open the name in that language: "Welsh: …". */
    readonly languages: readonly string[];
    /** Other words by which a bracket tells more than the same name again: "former". */
    readonly more: readonly string[];
    /** Words that open a pointer to another text: "see". */
    readonly pointing: readonly string[];
    /** Patterns of brackets that only tell where to look: "(Guy 2004, 111)", "(see Fig. 2)". */
    readonly references: readonly string[];
    /**
     * Words that open what something is or was, with the tense of the copula before them (`Main` for
     * that of the main clause) and, after a colon, what is said instead: "aka" → "Main:also known as".
     */
    readonly told: Readonly<Record<string, string>>;
    /** Words that open what may stand between commas, and what is said instead: "e.g." → "for example". */
    readonly aside: Readonly<Record<string, string>>;
    /** The word of `told` before another name, which may be another thing: "or". */
    readonly or: string;
    /** Words before a noun that tells what something is, besides articles: "another". */
    readonly articles: readonly string[];
    /** Words inside names, between two that have capitals: "of". */
    readonly inNames: readonly string[];
    /** Words for who rules, of whom two years may tell the time in office: "king". */
    readonly rulers: readonly string[];
    /** Nouns of what is published, and what is said of a lone year after its title: "came out in". */
    readonly works: {
      readonly nouns: readonly string[];
      readonly say: string;
      /** Nouns before whose title a year can be said: "his 1988 novel Libra". */
      readonly kinds: readonly string[];
    };
    /** Nouns of animals that have names and years of life: "racehorse". */
    readonly animals: readonly string[];
    /** What is said of two years: "from # to #". */
    readonly years: string;
    /** Marks of years that are not sure: "c.", and the word for it. */
    readonly unsure: Readonly<Record<string, string>>;
  };
  /** What brackets after a name tell of it: "(born 1936)"; the words before a day, a year, a place. */
  readonly told?: {
    readonly words: readonly string[];
    readonly day: string;
    readonly year: string;
    readonly places: readonly string[];
    /** How numbers end in names: "2nd Earl". */
    readonly ordinals: readonly string[];
    /** Words before the second of two days: "died". */
    readonly deaths?: readonly string[];
    /** What is said of two days: "was born # and died #". */
    readonly life?: string;
    /** Words of a bracket that also tells another name, and stays: "née". */
    readonly names?: readonly string[];
  };
}
