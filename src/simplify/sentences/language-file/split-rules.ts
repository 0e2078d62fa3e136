import type { VerbLastRules } from './verb-last-rules.ts';

/** What the rules for splitting and turning sentences need to know of a language. */
export interface SplitRules {
  /** Coordinators between clauses and what starts the new sentence: "and" → "", "but" → "But". */
  readonly coordinators?: Readonly<Record<string, string>>;
  /** May a sentence lack its subject, because the verb tells it? */
  readonly proDrop?: boolean;
  /** Does a comma always stand before a coordinator that joins clauses with subjects of their own? */
  readonly clausesNeedComma?: boolean;
  /** May a second verb be given the first one's subject: "He came. He saw."? */
  readonly repeatSubject?: {
    /** Pronouns for a long subject, by number. */
    readonly pronouns?: { readonly Plur?: string; readonly Sing?: string };
    /** Longest subject that is said again, in tokens. */
    readonly longest: number;
  };
  /** Relative pronouns that stand for the subject, with what stands for an unclear noun. */
  readonly relativePronouns?: Readonly<
    Record<string, { readonly Sing?: string; readonly Plur?: string }>
  >;
  /** Relative adverbs and what starts the new sentence: "where" → "There,". */
  readonly relativeAdverbs?: Readonly<Record<string, string>>;
  /** Nouns after which a relative adverb tells of no place: "a case, where". */
  readonly noPlaces?: Readonly<Record<string, readonly string[]>>;
  /** Nouns that stand before the name of a thing without article: "the substance amlodipine". */
  readonly substances?: readonly string[];
  /** Determiners by which a noun said again is known, by number: "This", "These"; also `Fem.Sing`, `Masc.Sing.Vowel` before a vowel, and `Def` for a subject that has its article. */
  readonly demonstratives?: Readonly<Record<string, string>>;
  /** Indefinite articles, which such a determiner takes the place of. */
  readonly indefinite?: readonly string[];
  /** Relative pronouns that may be the subject of a clause without comma: "that", "who". */
  readonly relativeSubjects?: readonly string[];
  /** How a person is known: by these relative pronouns, or nouns, or ends of nouns. */
  readonly persons?: {
    readonly pronouns: readonly string[];
    readonly nouns: readonly string[];
    readonly endings: readonly string[];
    /** Nouns, and ends of nouns, that look so and are things: "river", "movement". */
    readonly except?: readonly string[];
    readonly exceptEndings?: readonly string[];
    /** Pronouns by which a name is a thing's: "its". */
    readonly thingPronouns?: readonly string[];
    /** Words in the names of things, lower case: "river", "university". */
    readonly things?: readonly string[];
    /** "He", "She": the first names, titles and other words that show it, and its pronouns. */
    readonly genders?: Readonly<
      Record<
        string,
        {
          readonly pronouns: readonly string[];
          readonly words: readonly string[];
          readonly names: readonly string[];
        }
      >
    >;
  };
  /** Causes that open a sentence: how each is said after what it causes, "Owing to …" → "This is because of …". */
  readonly causesFirst?: {
    readonly phrases: Readonly<Record<string, string>>;
    readonly begin: { readonly Pres: string; readonly Past: string };
  };
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
  /** Nouns that only say what kind something is: "a breed of dog which …" tells of the breed. */
  readonly kinds?: readonly string[];
  /** Prepositions that tell where something is: "X is a town in Kent in England". */
  readonly places?: readonly string[];
  /** Verbs whose participle tells how something is, not what was done to it: "located". */
  readonly lasting?: readonly string[];
  /** What somebody is still said to be, whenever it began: "known for". */
  readonly fame?: string;
  /** Adverbs by which even that is over: "formerly known as". */
  readonly over?: readonly string[];
  /** Nouns for a day, which is not what acts: "today". */
  readonly days?: readonly string[];
  /** The copula by tense and number: `Past.Sing` → "was". */
  readonly copula?: Readonly<Record<string, string>>;
  /** Participles after a comma become verbs. */
  readonly participles?: {
    /** The ending by which they are known. */
    readonly ending: string;
    /** Participles that tell nothing of a predicate: "a list including …". */
    readonly notTold?: readonly string[];
    /** Verbs of what is done by the one who was acted on: "named her head, replacing him". */
    readonly ofObject?: readonly string[];
    /** Participles that work as prepositions: including, following. */
    readonly except: readonly string[];
    /** Adverbs that make the whole clause before the subject: "thus" → "This". */
    readonly results: Readonly<Record<string, string>>;
    /** Verbs whose doer is mostly what was just told: "…, making it …". */
    readonly events?: readonly string[];
    /** Verbs of what something is done with, by somebody who is not told: "was measured, using …". */
    readonly means?: readonly string[];
    /** Adverbs that stand before it and stay: ", later claiming". */
    readonly along?: readonly string[];
    /** Adverbs in -ly that do not: "particularly". */
    readonly not?: readonly string[];
    /** Verbs of what becomes of somebody to whom something was done: "was elected by …, receiving". */
    readonly received?: readonly string[];
    /** Of those that work as prepositions, what follows when they do not: "meaning that". */
    readonly clausal?: Readonly<Record<string, string>>;
    /** Of those, what tells of a predicate: "are a people, living in the north". */
    readonly states?: readonly string[];
    /** Helping verbs that are said again: "would return, bringing" → "It would bring". */
    readonly helps?: readonly string[];
    /** Helping verbs after which what the participle tells is over: "has made …, starting with". */
    readonly perfect?: readonly string[];
    /** Past participles that open a sentence without telling what was done: "given". */
    readonly notDone?: readonly string[];
  };
  /** What was done before, told by a participle, and its helping verbs: "having won", "having been". */
  readonly having?: { readonly word: string; readonly had: string; readonly been: string };
  /** Nouns of what somebody holds, gives up or changes: "…, a post he held". */
  readonly heldNouns?: readonly string[];
  /**
   * "He bought a house which burned down": verbs after which there may be none, verbs after which there
   * is one today, words after which it is denied or compared, and nouns that a clause must tell of.
   */
  readonly newNouns?: {
    readonly having: readonly string[];
    readonly seeking: readonly string[];
    readonly scopes: readonly string[];
    readonly vague: readonly string[];
  };
  /** Adjectives that after a comma tell how the subject is: ", famous for". */
  readonly states?: readonly string[];
  /** What things with a name are: places, which stay so, bodies of people, and works. */
  readonly called?: {
    readonly places: readonly string[];
    readonly bodies: readonly string[];
    readonly works: readonly string[];
  };
  /** Nouns for what somebody does or is, which tell of all that was said: "…, a post he held". */
  readonly roles?: readonly string[];
  /** Prepositions before a noun with a participle, and the participle that is a copula: "with … being". */
  readonly absolutes?: Readonly<Record<string, string>>;
  /** Pronouns that after a comma start a sentence of their own: "…, it was late". */
  readonly spliced?: readonly string[];
  /** Words after a comma that open a list of examples, and what then starts a sentence: "including". */
  readonly listed?: Readonly<Record<string, string>>;
  /** What brackets after a name tell of it: "(born 1936)"; the words before a day, a year, a place. */
  readonly told?: {
    readonly words: readonly string[];
    readonly day: string;
    readonly year: string;
    readonly places: readonly string[];
    /** Words before the second of two days: "died". */
    readonly deaths?: readonly string[];
    /** What is said of two days: "was born # and died #". */
    readonly life?: string;
    /** Words of a bracket that also tells another name, and stays: "née". */
    readonly names?: readonly string[];
  };
  /** Adverbial participles, which become sentences: those that are prepositions, and who does it. */
  readonly gerunds?: {
    readonly except: readonly string[];
    readonly pronouns: Readonly<Record<string, string>>;
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
  /** The coordinator of a series of actions, which joins those that stay: "and". */
  readonly series?: string;
  /** Words after a comma that go on with all that was said, and what starts a sentence instead. */
  readonly connectors?: Readonly<Record<string, string>>;
  /** Words before the comma by which it only says which one: "tam, kjer". */
  readonly connectorsNotAfter?: readonly string[];
  /** Words of which one must stand near before the comma: "v dolino, kjer …" tells of a place. */
  readonly connectorsAfter?: Readonly<Record<string, readonly string[]>>;
  /** Subordinators of contrast: first clause's at the start, and what the new sentence starts with. */
  readonly contrast?: {
    readonly marks: readonly string[];
    readonly start: string;
    /** A word before them that goes with them: "even though". */
    readonly even?: string;
    /** After a comma, what only sets two things beside each other: "while" → ""; "=" is the copula. */
    readonly beside?: Readonly<Record<string, string>>;
  };
  /** Where the parser saw no border, may each side of a coordinator be read again by itself? */
  readonly reread?: boolean;
  /** Marks between two clauses that may become a full stop: ";". */
  readonly clauseMarks?: readonly string[];
  /** Words that open a clause which cannot stand alone: "because". */
  readonly subordinators?: readonly string[];
  /** What verbs end with that hang on another: "duela". */
  readonly dependentEndings?: readonly string[];
  /** Passive → active. */
  readonly passive?: {
    readonly by: readonly string[];
    /** Nouns that tell when or how, not who: "by the end". */
    readonly notAgents?: readonly string[];
    /** Verbs whose passive may keep an object: "was founded in 1821 and granted a charter". */
    readonly giving?: readonly string[];
    /** Verbs that are never in the passive: "was born in Rome and died in Paris". */
    readonly never?: readonly string[];
    /** Verbs that before "to" are never in the passive: "was asked and agreed to come". */
    readonly willed?: readonly string[];
    /** Auxiliary form → tense. */
    readonly auxiliaries: Readonly<Record<string, 'Past' | 'Pres'>>;
    /** Subject pronoun ↔ object pronoun. */
    readonly objects: Readonly<Record<string, string>>;
  };
  /** Does the verb stand second, so that what opens a sentence cannot just go? */
  readonly verbSecond?: boolean;
  /** Subordinate clauses whose verb comes last, and how they become sentences. */
  readonly verbLast?: VerbLastRules;
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
  /** Verbs that let a clause go on ("あり、"), after which words, and how they end a sentence. */
  readonly chained?: {
    readonly endings: Readonly<
      Record<
        string,
        { readonly after: readonly string[]; readonly polite: string; readonly plain: string }
      >
    >;
    /** What follows a noun that ends a sentence with a topic, and nouns that tell what is done. */
    readonly noun?: {
      readonly stop: string;
      readonly topics: readonly string[];
      readonly add: string;
      readonly except: readonly string[];
      /** Words before a noun that tells what is done. */
      readonly deeds: readonly string[];
    };
    /** Last words of a polite sentence, and of one that tells of the past. */
    readonly polite: readonly string[];
    readonly past: readonly string[];
  };
  /** How the subject is said again before a second predicate, by gender or `Plur`. */
  readonly secondPredicate?: {
    /** Coordinators, and what opens the second sentence. */
    readonly coordinators: Readonly<Record<string, string>>;
    /** Do nouns tell who is alive, and verbs who is many? */
    readonly animate?: boolean;
    readonly pronouns: Readonly<Record<string, string>>;
    /** Subjects, and what stands before them, that cannot be said again: "niemand", "jeder". */
    readonly never: readonly string[];
  };
  /** Where what describes a noun comes before it: forms of "my", "your", and adjectives of terms, which stay after it. */
  readonly afterNoun?: { readonly owners: readonly string[]; readonly except: readonly string[] };
  /** In languages whose verb may come first, who can be told by their form, and what keeps the order. */
  readonly inverted?: {
    /** Nouns and pronouns for somebody, in the form of a subject, by gender or `Plur`. */
    readonly doers: Readonly<Record<string, readonly string[]>>;
    /** Nouns for somebody whose form may be an object's, too, but for what describes them: "родная мать". */
    readonly shared: Readonly<Record<string, readonly string[]>>;
    /** How what is said of them before the noun ends, and words of it: "мой". */
    readonly described: Readonly<
      Record<string, { readonly endings: readonly string[]; readonly words: readonly string[] }>
    >;
    /** Nouns that are somebody's: "сын [царя]". */
    readonly related: readonly string[];
    /** Words by which another one joins the subject: "и", "с". */
    readonly together: readonly string[];
    /** Words after a comma that do not tell of the noun before it: "что". */
    readonly goesOn: readonly string[];
    /** Lemmas of verbs that tell what comes or is: "Наступила весна". */
    readonly stays: readonly string[];
    /** Verbs of saying, which after what was said come first. */
    readonly said: readonly string[];
    /** Words before the verb that may stand before its subject, too: "и", "потом". */
    readonly openers: readonly string[];
    /** Nouns of time with which a sentence may begin: "В ту ночь". */
    readonly times: readonly string[];
    /** Prepositions by which what follows may belong to the subject: "старик [из деревни]". */
    readonly bound: readonly string[];
    /** Words that stay right after the verb: "ли". */
    readonly clitics: readonly string[];
    /** Words of a wish, in which nothing is moved: "пусть". */
    readonly wishes: readonly string[];
    /** "not", which goes with its verb. */
    readonly not: string;
  };
  /** May the subject change places with what opens a sentence? Openings and subjects by which it does not. */
  readonly subjectFirst?: {
    readonly stays: readonly string[];
    /** Adverbs that may open a sentence; another word read as one may be a name. */
    readonly adverbs: readonly string[];
    /** Parts of speech whose capital goes inside a sentence. */
    readonly lower: readonly string[];
  };
  /** Words that open when or where something happened, which may come last: "In 1972, …". */
  readonly openings?: readonly string[];
  /** Words that must not come to stand first: clitics, as in Slovenian. */
  readonly neverFirst?: readonly string[];
}
