import type { VerbLastRules } from './verb-last-rules.ts';

/** What the rules for languages whose verb stands second, or last, need to know of one. */
export interface VerbSecondRules {
  /** Does the verb stand second, so that what opens a sentence cannot just go? */
  readonly verbSecond?: boolean;
  /** Subordinate clauses whose verb comes last, and how they become sentences. */
  readonly verbLast?: VerbLastRules;
  /** Conditions that only their first verb tells: see `verbFirst`. */
  readonly verbFirst?: VerbFirstRules;
  /** May the subject change places with what opens a sentence? Openings and subjects by which it does not. */
  readonly subjectFirst?: {
    readonly stays: readonly string[];
    /** Adverbs that may open a sentence; another word read as one may be a name. */
    readonly adverbs: readonly string[];
    /** Parts of speech whose capital goes inside a sentence. */
    readonly lower: readonly string[];
  };
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
}

export interface VerbFirstRules {
  /** The word of a condition, and where the verb stands after it. */
  readonly if: string;
  readonly order: 'last' | 'subject';
  /** How verbs end that with a capital look like a noun: "Liegen die Daten vor, …". */
  readonly asNoun?: readonly string[];
  /** Helping verbs that only say it may be so, and go, with their number: "sollte". */
  readonly doubt: Readonly<Record<string, string>>;
  /** Helping verbs that move, and those that open what may or must be then. */
  readonly helping: readonly string[];
  readonly leading: readonly string[];
  /** Words with which it is no contrast either: "nicht". */
  readonly denying: readonly string[];
  /** Words that lead on to that and say nothing: "so". */
  readonly then: readonly string[];
  /** Pronouns of who is spoken to; words with which one thing is set against another: "auch". */
  readonly persons: readonly string[];
  readonly never: readonly string[];
  /** Parts of verbs that come last without being prefixes: "wahr"; adverbs between who acts and the verb. */
  readonly particles: readonly string[];
  readonly adverbs: readonly string[];
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

export interface LinkingRules {
  /** Words that take up a clause before the verb: "so", and those that may open a sentence: "da". */
  readonly resumed: readonly string[];
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
