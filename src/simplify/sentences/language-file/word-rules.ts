/** What the rules for easier words and phrases need to know of a language. */
export interface WordRules {
  /** Phrases, lower case, and what is easier: "in order to" → "to". "^ " before: only at the start; " #" after: before a number. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** Words by part of speech and lemma, and the easier lemma. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Neighbours that give a phrase or lemma another sense, by which it stays: "entitled" before "to".
   * For a lemma also its head and what hangs on it. `neighbours.ts` tells what else can be asked.
   */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** Neighbours without which a phrase or lemma stays: "capture" with "city". */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Irregular forms of the easier words, by part of speech, lemma, and cell: Past, Part, Plur; `Part.Fem.Sing`, `Pres.3.Plur`, `Acc.Plur`, `Fem.Gen.Sing` where there are more. */
  readonly forms?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  /**
   * Regular endings by part of speech and by how the easier lemma ends, set apart by spaces: forms
   * that are right though no list of words has them: `"ti": "l la lo li le"`.
   */
  readonly regular?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The preposition of a noun's complement, and the article in its contractions: "des" → "les". */
  readonly of?: string;
  readonly ofArticles?: Readonly<Record<string, string>>;
  /** The preposition before a name that says the same thing again: "the city of Paris". */
  readonly sameAs?: string;
  /** Letters of vowels, and those of which it is not clear whether a vowel is heard: "h". */
  readonly vowels?: string;
  readonly unclearVowels?: string;
  /** Forms before a vowel and before anything else: "ad" → "a". */
  readonly beforeVowel?: Readonly<Record<string, string>>;
  /** Is a participle that no auxiliary belongs to not to be trusted? */
  readonly participlesHaveHelp?: boolean;
  /** Second words of verbs between which and the verb a pronoun stands: "took it apart". */
  readonly particles?: readonly string[];
  /** Past tenses that phrases begin with and that no helping verb can stand before: "took". */
  readonly pasts?: readonly string[];
  /** Patterns of verbs with a pronoun in them: "diciéndole". */
  readonly boundPronouns?: readonly string[];
  /** Endings of adjectives, which an easier one takes over as they are, and how those end that do not take them so. */
  readonly adjectiveEndings?: { readonly endings: readonly string[]; readonly uneven: string };
  /** The ending of adjectives that compare: "er". */
  readonly comparative?: string;
  /** Words that compare: "more". */
  readonly comparing?: readonly string[];
  /** Words that join nouns and are taken for one of them where words are not set apart: "及び". */
  readonly links?: readonly string[];
  /** Words that say "very", and those after which nothing may say it again. */
  readonly degree?: { readonly words: readonly string[]; readonly after: readonly string[] };
  /** Does a noun before a noun make a term, which stays as it is? */
  readonly compoundsAreTerms?: boolean;
  /** Do nouns open a sentence without an article, so that one that does is no title? */
  readonly nounsOpen?: boolean;
  /** Verbs after which a noun is how something is called, and stays: "is called a hazard", "known as". */
  readonly namedBy?: { readonly verbs: readonly string[]; readonly as: string };
  /** Nouns that are replaced also before another noun: "film director". */
  readonly inTerms?: readonly string[];
  /** Small words of other languages: what follows them is part of a name. */
  readonly foreign?: readonly string[];
  /** Words that are written with a capital and are no names: "homme d'État". */
  readonly capitals?: readonly string[];
  /** Signs for numbers, where words are not set apart: what follows one is counted. */
  readonly numerals?: string;
  /** How words are written for learners, where print leaves out a letter: "ё". */
  readonly spelling?: {
    /** The letter, and the one that mostly stands for it. */
    readonly letter: readonly [string, string];
    /** Words with it, set apart by spaces, alone and after prefixes, with all endings; `upos`: only when read as this. */
    readonly words: readonly {
      readonly prefixes?: readonly string[];
      readonly stems: string;
      readonly endings?: readonly string[];
      readonly upos?: string;
    }[];
    /** Endings of older texts and those of today; `except` are words or ends of lemmas. */
    readonly endings: readonly {
      readonly from: string;
      readonly to: string;
      /** Fewest letters of the word. */
      readonly least?: number;
      /** Cases that the word may be read in. */
      readonly cases?: readonly string[];
      /** The form of the verb: `Fin`. */
      readonly verb?: string;
      readonly except?: readonly string[];
    }[];
  };
}
