/** What the rules for leaving something out need to know of a language. */
export interface DropRules {
  /** Words that make a condition: a sentence with one is not split. */
  readonly conditions?: readonly string[];
  /** Phrases by which all that is said hangs on something: "in case of"; "^ " before: only at the start. */
  readonly hangsOn?: readonly string[];
  /** Modal verbs and adverbs, which must be as many in the output. */
  readonly modals?: readonly string[];
  /** Words of contracts and instructions, which lose nothing that hangs on them: "shall", "entitled". */
  readonly demands?: readonly string[];
  /** Words that say how sure, how often, how much: never dropped. */
  readonly kept?: readonly string[];
  /** Words that something else hangs on, so that no modifier that is or opens with one may go: "more". */
  readonly bound?: readonly string[];
  /** Openings up to a comma that may go: "in addition". */
  readonly leadIns?: readonly string[];
  /** Other names of what a sentence is about, which say the same again. */
  readonly aliases?: {
    /** What opens one between two commas: "en forme longue". */
    readonly phrases: readonly string[];
    /** The same in two parts, in either order: "aussi" and "appelé", "connu sous". */
    readonly adverbs: readonly string[];
    readonly named: readonly string[];
    /** The word before one without an article: "un cargo ou navire de charge est un …". */
    readonly or: string;
    /** Places where it is called otherwise, at the end of that name: "au québec". */
    readonly elsewhere?: readonly string[];
  };
  /** Words with a capital that are no names: "État". */
  readonly notNames?: readonly string[];
  /** Verbs before which a comma after brackets goes with them: "X (…), est". */
  readonly afterBracket?: readonly string[];
  /**
   * Words that only tie a sentence to the one before: as its first word, after its first phrase; and
   * words for when, after which they may begin another statement; needs `clitics`.
   */
  readonly linkers?: {
    readonly second: readonly string[];
    readonly times: readonly string[];
  };
}
