import type { Document, Features, Sentence, Span, Token, Upos } from '../core/index.ts';
import type { ClosedClasses } from './closed-class/index.ts';
import type { Floors } from './parser/constructions.ts';
import type { Profile } from './profile.ts';
import type { WordVectors } from './vectors/word-vectors.ts';

/** What a language gives. Loaded once by `loadLanguage`; every call after that is synchronous. */
export interface Language {
  readonly id: string;
  readonly profile: Profile;
  /** What this language has a model for. */
  readonly offers: {
    readonly analysis: boolean;
    readonly inflection: boolean;
    /** Is there an accurate analyser beside the quick one? */
    readonly parser: boolean;
  };
  /** Words of condition, modality, quantity, time …, where the language has them. */
  readonly closedClasses?: ClosedClasses;
  /** Word vectors, where the language has them. */
  readonly vectors?: WordVectors;
  /** Paragraphs, sentences and tokens of a text, with offsets; no tags yet. */
  segment(text: string): Document;
  /** As `segment`, with part of speech, lemma, features and dependency tree on every token. */
  analyse(text: string, options?: AnalyseOptions): Document;
  /**
   * Tags, lemmatises and parses the tokens of a sentence in place (gold tokens, say). A language
   * without a model (`offers.analysis`) leaves them as they are.
   */
  analyseTokens(tokens: Token[], options?: AnalyseOptions): void;
  /**
   * How likely a construction must be to be right in nine of ten cases, by held-out trees; above 1
   * where that cannot be reached. For `constructionsOf` accurate analyses.
   */
  readonly floors?: Floors;
  /** Where the sentences of a text are. */
  sentences(text: string): Span[];
  /** Where the words of a text are, by the language's own tokenizer. */
  words(text: string): Span[];
  /** Rank (1 = most frequent) and Zipf value of a word form. */
  readonly frequency: Frequency;
  syllables(word: string): number;
  /** Syllables as other tools count them, where there are rules: for scores equal to theirs. */
  readonly syllablesLike: {
    /** EASSE's rules (English); may be 0 or less. */
    readonly easse: ((word: string) => number) | undefined;
    /** Possible hyphens and one, as Pyphen and thus textstat count. */
    readonly pyphen: ((word: string) => number) | undefined;
    /** The CMU dictionary and, for words it lacks, Pyphen, as newer textstats count English. */
    readonly cmudict: ((word: string) => number) | undefined;
  };
  isStopWord(word: string): boolean;
  /** The stop words of EASSE (English), lower case: for scores equal to its. */
  readonly easseStopWords?: ReadonlySet<string>;
  /** Words that children of ten know, by Dale and Chall (English), lower case. */
  readonly easyWords?: ReadonlySet<string>;
  /** Nouns, verbs, adjectives, adverbs and names that are not stop words. */
  isContentWord(token: Token): boolean;
  isAbbreviation(word: string): boolean;
  /** The form of a lemma with these features, if the language has an inflection model. */
  inflect(lemma: string, upos: Upos, features: Features): string | undefined;
  /** Gives a lemma the shape of a word in its sentence and says what must follow. */
  reshape(lemma: string, sentence: Sentence, tokenIndex: number): Reshaped | undefined;
  /** The gender a noun has by itself, where the language has gender. */
  gender(lemma: string): string | undefined;
  /** The features of the cells in which an article or another determiner stands, if it is known. */
  cells(determiner: string): readonly Features[];
}

export interface AnalyseOptions {
  /**
   * Analyse with the accurate parser, which is slower, and gives probabilities; the quick one where
   * the language has no other (`offers.parser`).
   */
  readonly accurate?: boolean;
}

export interface Frequency {
  /** 1 is the most frequent form; undefined when the list does not hold the word. */
  rank(form: string): number | undefined;
  /** log10 of occurrences per 10⁹ words; 0 when the list does not hold the word. */
  zipf(form: string): number;
  readonly size: number;
}

export interface Reshaped {
  readonly form: string;
  /** Neighbours that must change with it, as edits of the sentence: a → an, el → la … */
  readonly agreement: readonly Agreement[];
}

export interface Agreement {
  readonly tokenIndex: number;
  /** What the neighbour should become, if known. */
  readonly form?: string;
  readonly reason: string;
}
