/** What the rules for leaving something out need to know of a language. */
export interface DropRules {
  /** What is said before Latin words in brackets, and words for living things by which they are known. */
  readonly scientificName?: { readonly label: string; readonly kinds: readonly string[] };
  /** Words that make a condition: a sentence with one is not split. */
  readonly conditions?: readonly string[];
  /** Two words, one of them such a word, that make none: "as if". */
  readonly noConditions?: readonly string[];
  /** Phrases by which all that is said hangs on something: "in case of"; "^ " before: only at the start. */
  readonly hangsOn?: readonly string[];
  /** Such words that name two things, and the word between these: "either … or". */
  readonly alternatives?: Readonly<Record<string, string>>;
  /** Modal verbs and adverbs, which must be as many in the output. */
  readonly modals?: readonly string[];
  /** Words of contracts and instructions, which lose nothing that hangs on them: "shall", "entitled". */
  readonly demands?: readonly string[];
  /** Words that say how sure, how often, how much: never dropped. */
  readonly kept?: readonly string[];
  /** Words that something else hangs on, so that no modifier that is or opens with one may go: "more". */
  readonly bound?: readonly string[];
  /** Adverbs, and words that tell something else without them: "very rare" side effects. */
  readonly boundTo?: Readonly<Record<string, readonly string[]>>;
  /** What keeps a modifier from being a mere detail. */
  readonly details?: {
    /** Adjectives that praise, strengthen or repeat, and tell no kind, place or state: "remarkable". */
    readonly adjectives: readonly string[];
    /** Prepositions of where and when, which no object asks for: "during". */
    readonly around?: readonly string[];
    /** Verbs that ask for an infinitive after their object: "persuade them to stay". */
    readonly urging?: readonly string[];
    /** Adverbs that may go there, whatever they modify: "slowly". */
    readonly adverbs?: readonly string[];
    /** Words of a sentence under which no modifier is one: "not", "every". */
    readonly scopes: readonly string[];
    /** Words by which a bracket limits what was said: "except". */
    readonly exceptions: readonly string[];
    /** Words beside it that pick one out of many: "only". */
    readonly ranks: readonly string[];
  };
  /** Words by which a bracket limits what was said, where no details are told of. */
  readonly exceptions?: readonly string[];
  /** Words in brackets that a reader may need: months, prices, how to reach somebody. */
  readonly needed?: readonly string[];
  /** Do brackets stay that say a short name in full: "Ibama (Instituto …)"? */
  readonly namesInFull?: boolean;
  /** May brackets go? */
  readonly parentheses?: boolean;
  /** Words before the first of two that are joined, which may go: "both". */
  readonly preconjunctions?: readonly string[];
  /** Adverbs that may go. */
  readonly adverbs?: readonly string[];
  /** Adverbs that may go only when much may: they say when or how often. */
  readonly timeAdverbs?: readonly string[];
  /** Adverbs of manner, known by their ending: they may go by the scorer's word. */
  readonly manner?: { readonly endings: readonly string[]; readonly except: readonly string[] };
  /** Adjectives that may go. */
  readonly adjectives?: readonly string[];
  /** Openings up to a comma that may go: "in addition". */
  readonly leadIns?: readonly string[];
  /** Headings that a text without line breaks leaves before a sentence: "History The …". */
  readonly headings?: readonly string[];
  /** What follows the last comma, or stands between two, and may go. */
  readonly tails?: {
    /** Relations it may hang by. */
    readonly relations: readonly string[];
    /** Words it may begin with; "VERB.Part" for a participle, "VERB.Part.Past" for one of a state only. */
    readonly starts: readonly string[];
    /** Words it may begin with between two commas, where those are fewer. */
    readonly between?: readonly string[];
    /** Words that tie it to the rest, by which it stays: "because". */
    readonly ties?: readonly string[];
    /** Is what stands between dashes extra, too? */
    readonly dashes?: boolean;
    /** Words after which a list of examples goes on, none of which is an extra: "like". */
    readonly examples?: readonly string[];
    /** Verbs that tell who says it, when they end it: "…, a report warns". */
    readonly said?: readonly string[];
    /** Verbs that do so beside others, and may also say whom: "…, she told the press". */
    readonly told?: readonly string[];
    /** Words by which it limits what was said, so that it stays: "somente", "dependendo". */
    readonly limits?: readonly string[];
    /** Main verbs of sentences that say what something is; in all others it stays. */
    readonly definers?: readonly string[];
  };
  /** What is told on the side at the end of a sentence, also with names and numbers, and may go. */
  readonly sides?: {
    /** Main verbs of sentences that say what something is or has; in all others it stays. */
    readonly definers: readonly string[];
    /** Verbs whose participle after a definer tells of a state: "est connu". */
    readonly states: readonly string[];
    /** Relative pronouns; a comma before them shows that they do not tell which one is meant. */
    readonly relatives: readonly string[];
    /** Those that mean something else after a preposition: "d'où". */
    readonly bare: readonly string[];
    /** Verbs whose participles tell what readers want to know. */
    readonly keptParticiples: readonly string[];
    /** Words that open a detail, one or two: "notamment". */
    readonly phrases: readonly string[];
    /** Words that open what is told of something else, whatever the main verb: "tandis que". */
    readonly contrasts: readonly string[];
    /** Words that open where, when and with what: "avec". */
    readonly circumstances: readonly string[];
    /** Words by which it stays: "seulement". */
    readonly limits: readonly string[];
    /** Words that speak to a reader, who may need all of it: "votre". */
    readonly readers: readonly string[];
  };
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
  /** Definite articles by whose capital a title before them is known: "Camelus dromedarius Le …". */
  readonly titleEnds?: readonly string[];
  /** Signs that what stands in brackets says the same again: "pronounced", "German:". */
  readonly sameAgain?: readonly string[];
  /**
   * Patterns of brackets that stay: what easy texts keep, too, "(Canis lupus)", "(NATO)". They are
   * held against the words up to the closing bracket, one space between any two.
   */
  readonly keptBrackets?: readonly string[];
  /** Likewise, brackets that say the same again: "(Cervus elaphus)", "("Flying")". */
  readonly sameBrackets?: readonly string[];
  /** What a page leaves of a button by which a name could be heard: "Listen". */
  readonly soundLinks?: readonly string[];
  /** Words with a capital that are no names: "État". */
  readonly notNames?: readonly string[];
  /** Verbs before which a comma after brackets goes with them: "X (…), est". */
  readonly afterBracket?: readonly string[];
  /** Words of the marks of notes, lower case, which a page leaves behind: "[note 2]", "[N ,". */
  readonly noteMarks?: readonly string[];
  /** May brackets with brackets in them go as a whole? */
  readonly nestedBrackets?: boolean;
  /** Phrases that say nothing of their own and may go anywhere: "as a matter of fact". */
  readonly fillers?: readonly string[];
  /** Circumstances that may go: prepositions they begin with; words that last clauses begin with. */
  readonly adjuncts?: { readonly starts: readonly string[]; readonly clauses?: readonly string[] };
  /** Rules that may take names and numbers with them in `balanced`: what stands in brackets. */
  readonly mayLoseFacts?: readonly string[];
  /** Rules that may take names with them in `balanced`, but no number or date. */
  readonly mayLoseNames?: readonly string[];
  /**
   * Words that only tie a sentence to the one before: as its first word, after its first phrase; and
   * words for when, after which they may begin another statement; needs `clitics`.
   */
  readonly linkers?: {
    readonly first: readonly string[];
    readonly second: readonly string[];
    readonly times: readonly string[];
  };
}
