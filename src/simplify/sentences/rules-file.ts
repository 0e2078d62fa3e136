import { type LanguageFiles, readText } from '../../language/files.ts';

/**
 * `languages/xx/sentences.json`: what the rules need to know of a language. A rule whose data is not
 * there is not used in that language.
 */
export interface SentenceRules {
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
  /** Determiners by which a noun said again is known, by number: "This", "These"; also `Fem.Sing`, and `Def` for a subject that has its article. */
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
    readonly of: string;
    readonly ofWhich: readonly string[];
    readonly them: string;
    /** Prepositions before it that open a clause: "in which". */
    readonly inWhich: readonly string[];
    /** "said that …, and that": the word, and the adverb for what is said besides. */
    readonly alsoThat: readonly [string, string];
    /** Verbs whose doer is surely what was just told: ", allowing the team to …". */
    readonly results: readonly string[];
    /** What starts a sentence after a place: "There,". */
    readonly there: string;
  };
  /** Nouns that only say what kind something is: "a breed of dog which …" tells of the breed. */
  readonly kinds?: readonly string[];
  /** Prepositions that tell where something is: "X is a town in Kent in England". */
  readonly places?: readonly string[];
  /** Verbs whose participle tells how something is, not what was done to it: "located". */
  readonly lasting?: readonly string[];
  /** Adverbs by which even that is over: "formerly known as". */
  readonly over?: readonly string[];
  /** The copula by tense and number: `Past.Sing` → "was". */
  readonly copula?: Readonly<Record<string, string>>;
  /** Participles after a comma become verbs. */
  readonly participles?: {
    /** The ending by which they are known. */
    readonly ending: string;
    /** Participles that work as prepositions: including, following. */
    readonly except: readonly string[];
    /** Adverbs that make the whole clause before the subject: "thus" → "This". */
    readonly results: Readonly<Record<string, string>>;
    /** Verbs whose doer is mostly what was just told: "…, making it …". */
    readonly events?: readonly string[];
    /** Adverbs that stand before it and stay: ", later claiming". */
    readonly along?: readonly string[];
    /** Of those that work as prepositions, what follows when they do not: "meaning that". */
    readonly clausal?: Readonly<Record<string, string>>;
    /** Helping verbs after which what the participle tells is over: "has made …, starting with". */
    readonly perfect?: readonly string[];
    /** Past participles that open a sentence without telling what was done: "given". */
    readonly notDone?: readonly string[];
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
    /** What is said of two days: "was born # and died #". */
    readonly life?: string;
  };
  /** Plainer forms of verbs, where nouns have cases. */
  readonly cases?: {
    /** Helping verbs of the passive with their gender or `Plur`, and verbs that tell a state. */
    readonly passive: {
      readonly auxiliaries: Readonly<Record<string, string>>;
      readonly states: readonly string[];
    };
    /** Prepositions of the case in which somebody does something. */
    readonly with: readonly string[];
    /** Relative pronouns by gender or `Plur`. */
    readonly relatives: Readonly<Record<string, string>>;
    /** What participles end with before their own ending: acting now, acting then. */
    readonly present: readonly string[];
    readonly past: readonly string[];
    /** Their own endings, by gender or `Plur` and case of the noun they tell of: `Fem.Nom`. */
    readonly endings: Readonly<Record<string, readonly string[]>>;
    /** Verbs for "is" after which a noun has another case, and "one" in that case and as it is. */
    readonly copulas: readonly string[];
    readonly one: Readonly<Record<string, string>>;
    /** Endings of what was done, by gender or `Plur` and case, and those of its short form. */
    readonly done?: {
      readonly endings: Readonly<Record<string, readonly string[]>>;
      readonly short: Readonly<Record<string, string>>;
    };
    /** What opens a sentence that tells who or what was named: "Это". */
    readonly told?: string;
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
  };
  /** Words after a comma that go on with all that was said, and what starts a sentence instead. */
  readonly connectors?: Readonly<Record<string, string>>;
  /** Subordinators of contrast: first clause's at the start, and what the new sentence starts with. */
  readonly contrast?: {
    readonly marks: readonly string[];
    readonly start: string;
    /** After a comma, what only sets two things beside each other: "while" → ""; "=" is the copula. */
    readonly beside?: Readonly<Record<string, string>>;
  };
  /** Are past tense and participle, present and plain form written alike: "met", "lie"? */
  readonly formsAlike?: boolean;
  /** What no output may hold more often than its source: "an book". */
  readonly never?: readonly string[];
  /** Where the parser saw no border, may each side of a coordinator be read again by itself? */
  readonly reread?: boolean;
  /** Marks between two clauses that may become a full stop: ";". */
  readonly clauseMarks?: readonly string[];
  /** Words that open a clause which cannot stand alone: "because". */
  readonly subordinators?: readonly string[];
  /** Words that make a condition: a sentence with one is not split. */
  readonly conditions?: readonly string[];
  /** Modal verbs and adverbs, which must be as many in the output. */
  readonly modals?: readonly string[];
  /** Other words of contracts and instructions: "shall". */
  readonly demands?: readonly string[];
  /** Words that say how sure, how often, how much: never dropped. */
  readonly kept?: readonly string[];
  /** Words that something else hangs on, so that no modifier that is or opens with one may go: "more". */
  readonly bound?: readonly string[];
  /** What keeps a modifier from being a mere detail. */
  readonly details?: {
    /** Adjectives that praise, strengthen or repeat, and tell no kind, place or state: "remarkable". */
    readonly adjectives: readonly string[];
    /** Words of a sentence under which no modifier is one: "not", "every". */
    readonly scopes: readonly string[];
    /** Words by which a bracket limits what was said: "except". */
    readonly exceptions: readonly string[];
    /** Words beside it that pick one out of many: "only". */
    readonly ranks: readonly string[];
  };
  /** Words by which a bracket limits what was said, where no details are told of. */
  readonly exceptions?: readonly string[];
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
    /** Words it may begin with; "VERB.Part" for a participle. */
    readonly starts: readonly string[];
    /** Words that tie it to the rest, by which it stays: "because". */
    readonly ties?: readonly string[];
    /** Verbs that tell who says it, when they end it: "…, a report warns". */
    readonly said?: readonly string[];
  };
  /** What opens another name between two commas, which says the same again: "aussi appelé". */
  readonly aliases?: readonly string[];
  /** Definite articles by whose capital a title before them is known: "Camelus dromedarius Le …". */
  readonly titleEnds?: readonly string[];
  /** Signs that what stands in brackets says the same again: "pronounced", "German:". */
  readonly sameAgain?: readonly string[];
  /** Passive → active. */
  readonly passive?: {
    readonly by: readonly string[];
    /** Nouns that tell when or how, not who: "by the end". */
    readonly notAgents?: readonly string[];
    /** Verbs that are never in the passive: "was born in Rome and died in Paris". */
    readonly never?: readonly string[];
    /** Auxiliary form → tense. */
    readonly auxiliaries: Readonly<Record<string, 'Past' | 'Pres'>>;
    /** Subject pronoun ↔ object pronoun. */
    readonly objects: Readonly<Record<string, string>>;
  };
  /** Phrases that say nothing of their own and may go anywhere: "as a matter of fact". */
  readonly fillers?: readonly string[];
  /** Circumstances that may go: prepositions they begin with; words that last clauses begin with. */
  readonly adjuncts?: { readonly starts: readonly string[]; readonly clauses?: readonly string[] };
  /** Does the verb stand second, so that what opens a sentence cannot just go? */
  readonly verbSecond?: boolean;
  /** Subordinate clauses whose verb comes last, and how they become sentences. */
  readonly verbLast?: {
    /** Words after a comma that open a main clause: "denn". */
    readonly sentences: readonly string[];
    /** Subordinators and what opens the new sentence; "+" after it when the verb follows at once. */
    readonly marks: Readonly<Record<string, string>>;
    /** Those of them that follow a noun, or ask something: "wo". */
    readonly places: readonly string[];
    /** Relative pronouns and the determiner of the noun that is said again: "dem" → "diesem". */
    readonly relatives: Readonly<Record<string, string>>;
    /** Relative pronouns that may stand for more than one, and those that are alike as subject and object. */
    readonly plural: readonly string[];
    readonly alike: readonly string[];
    /** Genders that a relative pronoun may stand for in the singular. */
    readonly genders: Readonly<Record<string, readonly string[]>>;
    /** Words beside a noun by which the clause tells which one is meant: "derjenige", "alle". */
    readonly which: readonly string[];
    /** Relative words that say whose: "deren". */
    readonly possessives: readonly string[];
    /** Prefixes that part from their verb, and those that may or may not. */
    readonly prefixes: readonly string[];
    readonly unsure: readonly string[];
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
  };
  /** Small words of other languages: what follows them is part of a name. */
  readonly foreign?: readonly string[];
  /** Characters of another way of writing (traditional Chinese), and those of the lists that it lacks. */
  readonly scripts?: { readonly other: string; readonly own: string };
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
    };
    /** Last words of a polite sentence, and of one that tells of the past. */
    readonly polite: readonly string[];
    readonly past: readonly string[];
  };
  /** Pairs of words for which one is enough, by the first: "sowohl" … "als auch" → "und". */
  readonly both?: Readonly<
    Record<
      string,
      {
        readonly second: readonly string[];
        readonly joined: string;
        /** The first has no other sense: any word may follow it. */
        readonly anything?: boolean;
        /** Beginnings of words before which `joined` sounds wrong. */
        readonly notBefore?: readonly string[];
      }
    >
  >;
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
  /** Phrases, lower case, and what is easier: "in order to" → "to". "^ " before: only at the start; " #" after: before a number. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** Phrases before a number, and what is counted, said after it: "a population of" → "people". */
  readonly counted?: Readonly<Record<string, string>>;
  /** Words by part of speech and lemma, and the easier lemma. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Verbs that say little, with the words that say what is done and the verb for both: "make" with
   * "(a/the) decision on" → "decide on"; "durch|führen" is a verb with a particle that comes apart.
   */
  readonly lightVerbs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The preposition of a noun's complement, and the article in its contractions: "des" → "les". */
  readonly of?: string;
  readonly ofArticles?: Readonly<Record<string, string>>;
  /** The preposition before a name that says the same thing again: "the city of Paris". */
  readonly sameAs?: string;
  /** Do predicates agree in gender with their subjects? */
  readonly gendered?: boolean;
  /** Forms before a vowel and before anything else: "ad" → "a". */
  readonly beforeVowel?: Readonly<Record<string, string>>;
  /** Is a participle that no auxiliary belongs to not to be trusted? */
  readonly participlesHaveHelp?: boolean;
  /**
   * Neighbours that give a phrase or lemma another sense, by which it stays: "entitled" before "to".
   * For a lemma also its head and what hangs on it. `neighbours.ts` tells what else can be asked.
   */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** Neighbours without which a phrase or lemma stays: "capture" with "city". */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Second words of verbs between which and the verb a pronoun stands: "took it apart". */
  readonly particles?: readonly string[];
  /** Past tenses that phrases begin with and that no helping verb can stand before: "took". */
  readonly pasts?: readonly string[];
  /** Words that compare: "more". */
  readonly comparing?: readonly string[];
  /** Does a noun before a noun make a term, which stays as it is? */
  readonly compoundsAreTerms?: boolean;
  /** Nouns that are replaced also before another noun: "film director". */
  readonly inTerms?: readonly string[];
  /** Irregular forms of the easier words, by part of speech, lemma, and cell: Past, Part, Plur. */
  readonly forms?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  /** Are facts read again after any change, since another word may be read as part of a name? */
  readonly rereadsFacts?: boolean;
  /** What edits are worth by the beginning of their rule's name, where the scorer knows too little. */
  readonly worths?: Readonly<Record<string, number>>;
  /** What is added to the scorer's worth, by the beginning of the rule's name: dials. */
  readonly bonuses?: Readonly<Record<string, number>>;
  /** Least worth of an edit by the beginning of its rule's name, added to what a preset allows. */
  readonly presets?: Readonly<
    Partial<Record<'careful' | 'balanced' | 'strong', Readonly<Record<string, number>>>>
  >;
  /** Rules that may take names and numbers with them in `balanced`: what stands in brackets. */
  readonly mayLoseFacts?: readonly string[];
  /** The mark that ends a sentence and the space after it. */
  readonly stop?: string;
  /** What joins words: a space, or nothing. */
  readonly joiner?: string;
}

/** Reads the rules of a language; a language without a file has none. */
export async function loadSentenceRules(files: LanguageFiles, id: string): Promise<SentenceRules> {
  const text = await readText(files, `${id}/sentences.json`);
  return text === undefined ? {} : (JSON.parse(text) as SentenceRules);
}
