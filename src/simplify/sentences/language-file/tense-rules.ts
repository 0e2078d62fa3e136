/** What the rules about tense need to know of a language; part of `sentences.json`. */
export interface TenseRules {
  /**
   * The past as it is written and as it is said: "er ging nach Hause" → "er ist nach Hause
   * gegangen". Verbs by their past form of one, with the participle.
   */
  readonly perfect?: PerfectRules;
  /** Main clauses that are joined and may be sentences. */
  readonly joined?: JoinedRules;
  /** Main clauses that only a comma parts. */
  readonly sideBySide?: SideBySideRules;
  /** Clauses before their main clause that can be a sentence before it. */
  readonly fronted?: FrontedRules;
  /** Words that link clauses in an older way. */
  readonly linking?: LinkingRules;
  /** Relative clauses between a subject and its verb, as sentences. */
  readonly putIn?: PutInRules;
  /** The same where such a clause has the order of a sentence: its pronouns, and words that make a year a condition. */
  readonly putInSameOrder?: {
    readonly pronouns: readonly string[];
    readonly bounds: readonly string[];
  };
  /** Verbs whose colon leads to what was told: "sagen". */
  readonly telling?: readonly string[];
  /** Whose something is, as it is said. */
  readonly genitive?: GenitiveRules;
  /** Cases that are said otherwise. */
  readonly oldCase?: OldCaseRules;
}

/** Articles with what is said instead, and nouns with the form that then follows. */
export interface Owners {
  readonly of: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, string>>;
}

export interface GenitiveRules {
  /** "des Vaters", "der Mutter", "der Kinder" */
  readonly one: Owners;
  readonly her: Owners;
  readonly many: Owners;
  /** Verbs with which "der Mutter" may be who gets something. */
  readonly giving: readonly string[];
  /** Nouns before it in fixed phrases and names: "im Namen des …". */
  readonly heads: readonly string[];
  /** Endings of nouns that name no thing: "ung". */
  readonly abstract: readonly string[];
}

export interface OldCaseRules {
  /** An ending of nouns after these words, and nouns that keep it in fixed phrases: "im Zuge". */
  readonly dative: {
    readonly ending: string;
    readonly after: readonly string[];
    readonly stays: readonly string[];
  };
  /** The ending of a name that tells whose, its irregular forms, and the preposition instead. */
  readonly names: {
    readonly ending: string;
    readonly irregular: Readonly<Record<string, string>>;
    readonly of: string;
  };
}

export interface JoinedRules {
  /** What joins them, and what opens the new sentence: "aber" → "Aber". */
  readonly joins: Readonly<Record<string, string>>;
  /** Words before a verb that only lead on from the sentence before: "da". */
  readonly leading: readonly string[];
  /** Words that open a clause after which the main one follows: "als". */
  readonly openings: readonly string[];
  /** Pronouns that are only subjects, and those that may be. */
  readonly subjects: readonly string[];
  readonly persons: readonly string[];
}

export interface SideBySideRules {
  /** What may join them after a comma, and what then opens the sentence: "denn" → "Denn". */
  readonly joins: Readonly<Record<string, string>>;
  /** First words after it that lead on: "so". */
  readonly leading: readonly string[];
  /** Verbs after which what is said or thought follows: "meinen". */
  readonly telling: readonly string[];
  /** Words that await another clause or answer one: "zwar", "desto". */
  readonly paired: readonly string[];
  /** Words that open what all the rest of a sentence may belong to: "dass". */
  readonly holding: readonly string[];
  /** First words that another rule takes up, or that open no statement: "so". */
  readonly never: readonly string[];
  /** What opens a subject right after its verb, where the parser saw none: "er", "der". */
  readonly subjects: readonly string[];
  /** Words that without a noun point back to one before: "der". */
  readonly pointing: readonly string[];
  /** Forms of what is wished or said by others, where the tagger may not know them. */
  readonly unreal: readonly string[];
  /** Those of them that also open a question after what was asked: "ob". */
  readonly asking: readonly string[];
}

export interface FrontedRules {
  /** What opens such a clause, and the word that then opens the main one: "als" → "Da". */
  readonly marks: Readonly<Record<string, string>>;
  /** Those that hold at any time, not only of what is past: "weil". */
  readonly causes: readonly string[];
  /** "und" */
  readonly joint: string;
  /** Words after them with which they mean something else: "als ob". */
  readonly never: readonly string[];
  /** Adverbs that may open the clause, and then the sentence: "nun". */
  readonly leading: readonly string[];
  /** Pronouns that are only subjects, and those that may be. */
  readonly subjects: readonly string[];
  readonly persons: readonly string[];
  /** Prepositions that tell which one is meant: "der Mann mit dem Hut". */
  readonly belonging: readonly string[];
  /** Articles of subjects; the first also stands before those that something is given to. */
  readonly articles: readonly string[];
}

export interface PutInRules {
  /** Relative pronouns, and how their subject is named in the next sentence: "der" → "Er". */
  readonly pronouns: Readonly<Record<string, string>>;
  /** First words of subjects that are known, with the pronouns that can mean them: "seine" → "die". */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** Articles of a second noun that a pronoun cannot mean: "der Leiter der Schule, der". */
  readonly others: Readonly<Record<string, readonly string[]>>;
  /** Those of subjects that are new: "ein". */
  readonly counting: readonly string[];
  /** Words of subjects that the clause may pick from many: "einzige"; words of clauses that do: "meisten". */
  readonly never: readonly string[];
  readonly picking: readonly string[];
  /** Pronouns that are subjects only, so that the relative pronoun is none: "er". */
  readonly acting: readonly string[];
  /** Beginnings of verbs with which a pronoun that looks like a subject is given something: "gehör". */
  readonly given: Readonly<Record<string, readonly string[]>>;
  /** Verbs of one who says something, and so is no other: "sagt". */
  readonly telling: readonly string[];
  /** Verbs of what comes after all else that is told of somebody: "starb". */
  readonly ends: readonly string[];
  /** How verbs of many end. */
  readonly many: readonly string[];
  /** "es" after the main verb: "gibt es". */
  readonly it: string;
  /** Forms of what somebody says or wishes, besides those that end in "e". */
  readonly unreal: readonly string[];
  /** Words before a year that make it a condition: "vor 2010". */
  readonly bounds: readonly string[];
}

export interface LinkingRules {
  /** Words that take up a clause before the verb: "so", and those that may open a sentence: "da". */
  readonly resumed: readonly string[];
  readonly sentences: readonly string[];
  /** What opens the clauses that are taken up. */
  readonly clauses: readonly string[];
  /** "aber" */
  readonly contrast: string;
  /** First words before a verb in the past, and clearer ones; verbs with which they tell where. */
  readonly then: Readonly<Record<string, string>>;
  readonly places: readonly string[];
  /** Pronouns that point back and open a sentence: "der". */
  readonly demonstratives: readonly string[];
  /** First words that a sentence can do without: "und". */
  readonly dropped: readonly string[];
}

export type Helper = 'having' | 'being' | 'either';

export interface PerfectRules {
  /** Irregular verbs by the helping verb they take; `either` by whether they have an object. */
  readonly having: Readonly<Record<string, string>>;
  readonly being: Readonly<Record<string, string>>;
  readonly either: Readonly<Record<string, string>>;
  /** Stems of regular verbs that do not take the first helping verb. */
  readonly stems: { readonly being: readonly string[]; readonly either: readonly string[] };
  /** Verbs that take "be" with a prefix though not without: "auf stand". */
  readonly parted: readonly string[];
  /** Verbs that may take either, and with a prefix only the first: "an zog". */
  readonly partedHaving: readonly string[];
  /** Pasts that take "be" with a preposition and no object: "traf auf ihn". */
  readonly beingWith: Readonly<Record<string, string>>;
  /** Pasts that take "be" unless something is driven: "fuhr". */
  readonly driving: readonly string[];
  /** Pasts that are said as they are written: "war", "wollte". */
  readonly stays: readonly string[];
  /** Forms of the helping verbs in the past before the past, and those of today: "hatte" → "hat". */
  readonly earlier: Readonly<
    Record<string, { readonly helper: 'having' | 'being'; readonly number: 'Sing' | 'Plur' }>
  >;
  /** Pasts that stay with one word, their subject: "es gab". */
  readonly impersonal: Readonly<Record<string, string>>;
  /** Endings of the regular past with their number, and what makes an irregular one plural. */
  readonly past: Readonly<Record<string, 'Sing' | 'Plur'>>;
  readonly plural: string;
  /** How a participle begins and ends. */
  readonly participle: { readonly begin: string; readonly end: string };
  /** Prefixes that stay on their verb, with which a participle does not begin so; words that only look it. */
  readonly unprefixed: readonly string[];
  readonly whole: readonly string[];
  /** Ends of stems whose participle does not begin so either: "ier". */
  readonly foreign: readonly string[];
  /** Verbs beside an infinitive, by their past: "ließ ihn gehen" → "hat ihn gehen lassen". */
  readonly bare: Readonly<Record<string, string>>;
  readonly auxiliaries: Readonly<Record<'having' | 'being', Readonly<Record<string, string>>>>;
  /** The pronoun of the speaker, whose verb has its own form. */
  readonly first: string;
  /** Pronouns that are only subjects: right after a verb that opens a clause they make it a condition. */
  readonly subjects: readonly string[];
  /** Prefixes that part from their verb, and those that also stand by themselves: "hinaus in den Wald". */
  readonly prefixes: readonly string[];
  readonly inPlace: readonly string[];
  /** Prefixes that belong to these pasts wherever they stand: "an fing". */
  readonly begun: readonly string[];
  /** Conjunctions that may stand inside a clause: "Hans aber dachte". */
  readonly inner: readonly string[];
  /** Conjunctions that go on with the same clause after a comma: "sondern". */
  readonly instead: readonly string[];
  /** Participles beside what somebody said: "sprach: …" → "gesagt". */
  readonly speech: Readonly<Record<string, string>>;
  /** Words that open clauses whose verb is last, and those of which what is told may not be real. */
  readonly openers: readonly string[];
  /** Adverbs that open such a clause where the verb is not second: "da es regnete". */
  readonly unsureOpeners: readonly string[];
  /** Those of them that are also articles. */
  readonly articles: readonly string[];
  /** Prefixes of which it is not known whether they part from a verb in last place. */
  readonly unsure: readonly string[];
  /** Infinitives and presents that look like a regular past. */
  readonly presents: readonly string[];
  readonly unreal: readonly string[];
  /** Those of them that also open a question after what was asked: "ob". */
  readonly asking: readonly string[];
}
