/** What the rules for what is added at the end need to know of a language. */
export interface AddedRules {
  /** Words that open what is added at the end, and how it is told in a sentence of its own. */
  readonly afterwards?: {
    /** "due to" → "because of": after "This was". */
    readonly causes: Readonly<Record<string, string>>;
    /** Adverbs before a cause: "largely". */
    readonly causeAdverbs: readonly string[];
    /** Words before a cause that may be about it: "not", "only". */
    readonly scopes: readonly string[];
    /** Before a participle, what came later, and the adverb that says so: "before" → "then". */
    readonly before: Readonly<Record<string, string>>;
    /** "many of which" → "many of them"; the first of `ofWhich` is for things. */
    readonly some: readonly string[];
    /** Of these, those that take a verb of one: "each". */
    readonly ones?: readonly string[];
    readonly of: string;
    readonly ofWhich: readonly string[];
    /** Somebody after a preposition: "with whom". */
    readonly whom?: string;
    /** What stands for one thing that something is done to: "it". */
    readonly it?: string;
    /** The participle before what a word says, and its verb: "meaning". */
    readonly meaning?: readonly [string, string];
    readonly them: string;
    /** Nouns that pick some of many: "the majority of whom". */
    readonly picks?: readonly string[];
    /** What opens a clause of what came then: "after which" → "After that,". */
    readonly thereafter?: Readonly<Record<string, string>>;
    /** ", followed by": both words, and what stands for what came before. */
    readonly next?: readonly [string, string, string];
    /** Verbs of how a life begins, and what one then is of one's parents, with the pronoun that it shows. */
    readonly kin?: { readonly verb: string; readonly nouns: Readonly<Record<string, string>> };
    /** Prepositions before it that open a clause: "in which". */
    readonly inWhich: readonly string[];
    /** "said that …, and that": the word, and the adverb for what is said besides. */
    readonly alsoThat: readonly [string, string];
    /** Verbs whose doer is surely what was just told: ", allowing the team to …". */
    readonly results: readonly string[];
    /** What starts a sentence after a place: "There,". */
    readonly there: string;
    /** "is an element with a symbol" → "It has a symbol", but for nouns of what two do together. */
    readonly has?: {
      readonly with: string;
      readonly verb: string;
      readonly except: readonly string[];
    };
    /** The three words of "as part of". */
    readonly part?: readonly [string, string, string];
  };
  /** What was done before, told by a participle, and its helping verbs: "having won", "having been". */
  readonly having?: { readonly word: string; readonly had: string; readonly been: string };
  /** Nouns of what somebody holds, gives up or changes: "…, a post he held". */
  readonly heldNouns?: readonly string[];
  /** Adjectives that after a comma tell how the subject is: ", famous for". */
  readonly states?: readonly string[];
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
  /** What is told of a thing after a comma: "featuring", "containing". */
  readonly thingDoings?: readonly string[];
  /** Verbs with which something begins: "was founded in 1969 as a …" was that. */
  readonly beginnings?: readonly string[];
  /** Words after a comma that open a list of examples, and what then starts a sentence: "including". */
  readonly listed?: Readonly<Record<string, string>>;
  /** Prepositions before a noun with a participle, and the participle that is a copula: "with … being". */
  readonly absolutes?: Readonly<Record<string, string>>;
}
