/** What the rules for clauses that are known by their words need to know of a language. */
export interface ClauseRules {
  /** A word after a comma that gives a reason when a state follows: "…, as it was late". */
  readonly reason?: {
    /** "as", and what opens the sentence; "=" is the copula. */
    readonly word: string;
    readonly start: string;
    /** Verbs of states; with an action the word may mean "while". */
    readonly states: readonly string[];
    /** Verbs with which it means how something is called or seen: "as he is known". */
    readonly naming: readonly string[];
    /** Words before it that it may go with: "so", "such". */
    readonly pairs: readonly string[];
  };
  /** What ", with …" tells at the end of a sentence. */
  readonly withStates?: {
    /** Nouns of what something measures, which it has whatever it does: "with a capacity of". */
    readonly measures?: readonly string[];
    readonly word: string;
    readonly verb: string;
    /** Nouns before which it tells of something else: "with the help of". */
    readonly except: readonly string[];
    /** Words that pick one or more of what was told of: "most", "majority". */
    readonly picks: readonly string[];
    /** Prepositions after them that tell where or when. */
    readonly places: readonly string[];
  };
  /** Examples after a noun of many: their words, what opens the sentence, and words that count the many. */
  readonly examples?: {
    readonly words: Readonly<Record<string, string>>;
    readonly counts: readonly string[];
  };
  /** Second words of pairs after a coordinator, and the first: "not only … but also". */
  readonly pairs?: Readonly<Record<string, string>>;
  /** Words of which two follow, joined: "both A and B", "between A and B". */
  readonly ofTwo?: readonly string[];
  /** Verbs after which a clause may follow without a mark: "knew A and B were there". */
  readonly knowing?: readonly string[];
  /** Of these, verbs after which two things may do something, but are not told to be: "had A and B wait". */
  readonly causing?: readonly string[];
  /** Where clauses meet: coordinators that are read as adverbs, too; words that a clause after a comma may
   * complete ("so cold, it froze"); nouns that open a clause ("each time he came, …"). */
  readonly joints?: {
    readonly loose: readonly string[];
    readonly degrees: readonly string[];
    readonly times: readonly string[];
  };
  /** The ending of many and of verbs of one, and longer ones that are neither: "houses", "leads", "glass". */
  readonly manyEnding?: { readonly ending: string; readonly except: readonly string[] };
  /** Verbs that are never without an object, so that without one they are passive: "and educated at". */
  readonly alwaysDone?: readonly string[];
  /** What is told of a thing after a comma: "featuring", "containing". */
  readonly thingDoings?: readonly string[];
  /** Verbs with which something begins: "was founded in 1969 as a …" was that. */
  readonly beginnings?: readonly string[];
  /** Words between two commas that join no sentences, and what starts the second: "however". */
  readonly looseJoints?: Readonly<Record<string, string>>;
  /** Nouns that tell nothing without what follows: "is a man who …". */
  readonly general?: readonly string[];
  /** The verb of how something got its name: "a district in France named after". */
  readonly naming?: string;
  /** Verbs of what is done to what a sentence defines, not to what else it names: "an album by X, released". */
  readonly defined?: readonly string[];
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
