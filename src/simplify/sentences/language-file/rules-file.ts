import { type LanguageFiles, readJson } from '../../../language/files.ts';
import type { BracketRules } from './bracket-rules.ts';
import type { CaseRules } from './case-rules.ts';
import type { ClauseRules } from './clause-rules.ts';
import type { CliticRules } from './clitic-rules.ts';
import type { DropRules } from './drop-rules.ts';
import type { NounRules } from './noun-rules.ts';
import type { OrderRules } from './order-rules.ts';
import type { RewriteRules } from './rewrite-rules.ts';
import { loadSenses, type Senses } from './senses-file.ts';
import type { SubjectRules } from './subject-rules.ts';
import type { VerbSecondRules } from './verb-second-rules.ts';
import type { WordRules } from './word-rules.ts';

/**
 * `languages/xx/sentences.json`: what the rules need to know of a language. A rule whose data is not
 * there is not used in that language.
 */
export interface SentenceRules
  extends BracketRules,
    CaseRules,
    ClauseRules,
    CliticRules,
    DropRules,
    NounRules,
    OrderRules,
    RewriteRules,
    SubjectRules,
    VerbSecondRules,
    WordRules {
  /** Are past tense and participle, present and plain form written alike: "met", "lie"? */
  readonly formsAlike?: boolean;
  /** Are quoted words with capitals a title, read as one name? */
  readonly quotedTitles?: boolean;
  /** What no output may hold more often than its source: "an book". */
  readonly never?: readonly string[];
  /** Characters of another way of writing (traditional Chinese), and those of the lists that it lacks. */
  readonly scripts?: { readonly other: string; readonly own: string };
  /** Do predicates agree in gender with their subjects? */
  readonly gendered?: boolean;
  /** Are facts read again after any change, since another word may be read as part of a name? */
  readonly rereadsFacts?: boolean;
  /** What edits are worth by the beginning of their rule's name, where the scorer knows too little. */
  readonly worths?: Readonly<Record<string, number>>;
  /** Least worth of an edit by the beginning of its rule's name, added to what a preset allows. */
  readonly presets?: Readonly<
    Partial<Record<'careful' | 'balanced' | 'strong', Readonly<Record<string, number>>>>
  >;
  /** Does a space stand before ":" and ";"? */
  readonly spacedMarks?: boolean;
  /** The mark that ends a sentence and the space after it. */
  readonly stop?: string;
  /** What joins words: a space, or nothing. */
  readonly joiner?: string;
  /** Senses of words by what they stand with, from `languages/xx/senses.txt`. */
  readonly senses?: Senses;
  /** Does the language have pairs of `src/simplify/lexicon`? Then words are replaced for a ratio only. */
  readonly hasPairs?: boolean;
}

/** Reads the rules of a language; a language without a file has none. */
export async function loadSentenceRules(files: LanguageFiles, id: string): Promise<SentenceRules> {
  const [rules, senses, pairs] = await Promise.all([
    readJson(files, `${id}/sentences.json`),
    loadSenses(files, id),
    files.read(`${id}/lexicon/general.txt`),
  ]);
  Object.values(rules ?? {}).forEach(holdNothingElse);
  const hasPairs = pairs !== undefined;
  return { ...(rules as SentenceRules | undefined), ...(senses && { senses }), hasPairs };
}

/** Makes tables hold their own words only: "el constructor" would find what every object has. */
function holdNothingElse(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
  Object.values(value).forEach(holdNothingElse);
}
