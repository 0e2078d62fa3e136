import { type LanguageFiles, readJson } from '../files.ts';

/** Words and phrases of classes, by the name of the class. */
export type Classes = Readonly<Record<string, readonly string[]>>;

/**
 * `languages/xx/closed-class.json`: the closed classes of words by which a sentence says what must,
 * may or cannot be, how much, on what condition, when, who says so. An entry is one or more words
 * with spaces between; each is compared with the form and the lemma of a token, in lower case. `…`
 * stands for up to twelve words without a mark, `<num>`, `<inf>`, `<part>`, `<cmp>` for a number, an infinitive, a
 * participle, a comparative. An entry that begins with `~` may stand for another one of its class,
 * but nobody misses it: it has other meanings, too.
 */
export interface ClosedClasses {
  readonly modality: Classes;
  readonly quantity: Classes;
  readonly condition: Classes;
  readonly time: Classes;
  readonly comparison: Classes;
  readonly attribution: Classes;
  /** And, or, because, although: how statements hang together. */
  readonly connection?: Classes;
  /** Pairs of words that say the opposite, as lemmas: ["increase", "decrease"]. */
  readonly antonyms: readonly (readonly [string, string])[];
  /** Names of units, several for one: { "month": ["month", "monthly"] }. */
  readonly units: Classes;
  /** Days of the week, Monday first; several spellings each, lower case. */
  readonly weekdays?: readonly (readonly string[])[];
  /** Pronouns that are the subject of verbs of one number alone: { "Plur": ["they"] }. */
  readonly pronouns?: Classes;
  /** Words that open a clause which cannot stand alone. */
  readonly subordinators: readonly string[];
  /** Words that open the main clause behind such a clause: "اگر … تو …". */
  readonly correlatives?: readonly string[];
  /** Words before such an opener that change nothing of that: "for example if …", "z. B. wenn …". */
  readonly leadIns?: readonly string[];
  /** In a main clause that states something, the finite verb comes second. */
  readonly verbSecond?: boolean;
  /** Pronouns behind a verb that tells somebody to do something: "Zahlen Sie …". */
  readonly imperativeSubjects?: readonly string[];
  /** What marks an infinitive, and the verbs that take one without: "to" but "must pay". */
  readonly infinitives?: { readonly mark: string; readonly bareAfter: readonly string[] };
  /** A sentence may do without a verb: Он врач. */
  readonly zeroCopula?: boolean;
  /** How models begin or end what is no part of an answer, lower case. */
  readonly preambles: readonly string[];
}

export async function loadClosedClasses(
  files: LanguageFiles,
  id: string,
): Promise<ClosedClasses | undefined> {
  return (await readJson(files, `${id}/closed-class.json`)) as ClosedClasses | undefined;
}
