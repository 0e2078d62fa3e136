/** What the rules for tenses need to know of a language. */
export interface TenseRules {
  /**
   * The past as it is written and as it is said: "er ging nach Hause" → "er ist nach Hause
   * gegangen". Verbs by their past form of one, with the participle.
   */
  readonly perfect?: PerfectRules;
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
  /** Pasts that are said as they are written: "war", "wollte". */
  readonly stays: readonly string[];
  /** Endings of the regular past with their number, and what makes an irregular one plural. */
  readonly past: Readonly<Record<string, 'Sing' | 'Plur'>>;
  readonly plural: string;
  /** How a participle begins and ends, and the vowel before its end that a past shows: "geantwort-e-t". */
  readonly participle: { readonly begin: string; readonly linking: string; readonly end: string };
  /** How verbs of many end, and the one that ends otherwise. */
  readonly many: string;
  readonly are: string;
  /** How infinitives end, and the word that may be part of one: "anzufangen". */
  readonly infinitive: { readonly endings: readonly string[]; readonly to: string };
  /** How adjectives before a noun end that look like a past of many: "unbearbeiteten". */
  readonly described: string;
  /** Prefixes that stay on their verb, with which a participle does not begin so; words that only look it. */
  readonly unprefixed: readonly string[];
  readonly whole: readonly string[];
  /** Ends of stems whose participle does not begin so either: "ier". */
  readonly foreign: readonly string[];
  /** Pronouns that are only subjects: right after a verb that opens a clause they make it a condition. */
  readonly subjects: readonly string[];
  /** Prefixes that part from their verb, and those that also stand by themselves: "hinaus in den Wald". */
  readonly prefixes: readonly string[];
  readonly inPlace: readonly string[];
  /** Conjunctions that may stand inside a clause: "Hans aber dachte". */
  readonly inner: readonly string[];
  /** Conjunctions that go on with the same clause after a comma: "sondern". */
  readonly instead: readonly string[];
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
}
