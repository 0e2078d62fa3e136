import { type LanguageFiles, readJson } from '../files.ts';

/** Words and phrases of classes, by the name of the class. */
export type Classes = Readonly<Record<string, readonly string[]>>;

/**
 * `languages/xx/closed-class.json`: the closed classes of words that express what must,
 * may or cannot be, quantity, condition, time and attribution. An entry is one or more words
 * with spaces between; each is compared with the form and the lemma of a token, in lower case. `…`
 * stands for up to twelve words without a mark, `<num>`, `<inf>`, `<part>`, `<cmp>` for a number, an infinitive, a
 * participle, a comparative. An entry that begins with `~` may stand for another one of its class,
 * but its loss does not count, because it has other meanings too.
 */
export interface ClosedClasses {
  readonly modality: Classes;
  readonly quantity: Classes;
  readonly condition: Classes;
  readonly time: Classes;
  readonly comparison: Classes;
  readonly attribution: Classes;
  /** And, or, because, although: how statements relate. */
  readonly connection?: Classes;
  /** Pairs of opposites, as lemmas: ["increase", "decrease"]. */
  readonly antonyms: readonly (readonly [string, string])[];
  /** Names of units, several for one: { "month": ["month", "monthly"] }. */
  readonly units: Classes;
  /** Days of the week, Monday first; several spellings each, lower case. */
  readonly weekdays?: readonly (readonly string[])[];
  /** Pronouns that are subjects of verbs of only one number: { "Plur": ["they"] }. */
  readonly pronouns?: Classes;
  /** Words that negate only beside another word: "ne". */
  readonly expletives?: readonly string[];
  /** Words that open a subordinate clause. */
  readonly subordinators: readonly string[];
  /** Words that open the main clause after such a clause: "اگر … تو …". */
  readonly correlatives?: readonly string[];
  /** Words that may precede such an opener without effect: "for example if …", "z. B. wenn …". */
  readonly leadIns?: readonly string[];
  /** The finite verb comes second in declarative main clauses. */
  readonly verbSecond?: boolean;
  /** The subject precedes the finite verb in declarative main clauses, and is not left out. */
  readonly subjectFirst?: boolean;
  /** Pronouns after an imperative verb: "Zahlen Sie …". */
  readonly imperativeSubjects?: readonly string[];
  /** The infinitive marker, and the verbs that take a bare infinitive: "to" but "must pay". */
  readonly infinitives?: { readonly mark: string; readonly bareAfter: readonly string[] };
  /** Particles behind a noun that show its role: が and を, نے and کو. */
  readonly particles?: { readonly subject: readonly string[]; readonly object: readonly string[] };
  /** One person may have a verb in the plural, out of respect. */
  readonly politePlural?: boolean;
  /** A sentence may do without a verb: Он врач. */
  readonly zeroCopula?: boolean;
  /** Phrases of models that are not part of an answer, lower case. */
  readonly preambles: readonly string[];
}

export async function loadClosedClasses(
  files: LanguageFiles,
  id: string,
): Promise<ClosedClasses | undefined> {
  return (await readJson(files, `${id}/closed-class.json`)) as ClosedClasses | undefined;
}
