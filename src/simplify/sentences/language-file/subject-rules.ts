/** What the rules need to know of a language to say who or what a new sentence is about. */
export interface SubjectRules {
  /** May a second verb be given the first one's subject: "He came. He saw."? */
  readonly repeatSubject?: {
    /** Longest subject that is said again, in tokens. */
    readonly longest: number;
  };
  /** May a sentence lack its subject, because the verb tells it? */
  readonly proDrop?: boolean;
  /** May no sentence begin with whom or what it is done to? "Jogou-os fora", not "Os jogou fora". */
  readonly pronounsNeverFirst?: boolean;
  /** Determiners by which a noun said again is known, by number: "This", "These"; also `Fem.Sing`, `Masc.Sing.Vowel` before a vowel, and `Def` for a subject that has its article. */
  readonly demonstratives?: Readonly<Record<string, string>>;
  /** Indefinite articles, which such a determiner takes the place of. */
  readonly indefinite?: readonly string[];
  /** How a person is known: by these relative pronouns, or nouns, or ends of nouns. */
  readonly persons?: {
    readonly pronouns: readonly string[];
    readonly nouns: readonly string[];
    readonly endings: readonly string[];
    /** Nouns, and ends of nouns, that look so and are things: "river", "movement". */
    readonly except?: readonly string[];
    readonly exceptEndings?: readonly string[];
  };
  /** The copula by tense and number: `Past.Sing` → "was". */
  readonly copula?: Readonly<Record<string, string>>;
  /** Little words that rules look for. */
  readonly littleWords?: {
    /** Before an infinitive: "to". */
    readonly infinitive?: string;
    /** The pronoun for a thing, which is nobody: "it". */
    readonly thing?: string;
  };
  /** The ending of many and of verbs of one, and longer ones that are neither: "houses", "leads", "glass". */
  readonly manyEnding?: { readonly ending: string; readonly except: readonly string[] };
}
