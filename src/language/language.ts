import type { Document, Features, Sentence, Span, Token, Upos } from '../core/index.ts';
import type { ClosedClasses } from './closed-class/index.ts';
import type { Floors } from './parser/constructions.ts';
import type { Profile } from './profile.ts';
import type { WordVectors } from './vectors/word-vectors.ts';

/** The services of a language. Loaded once by `loadLanguage`; every call after that is synchronous. */
export interface Language {
  readonly id: string;
  readonly profile: Profile;
  /** The models of this language. */
  readonly offers: {
    readonly analysis: boolean;
    readonly inflection: boolean;
    /** Is there an accurate analyser in addition to the quick one? */
    readonly parser: boolean;
  };
  /** Words of condition, modality, quantity, time …, if the language has them. */
  readonly closedClasses?: ClosedClasses;
  /** Word vectors, if the language has them. */
  readonly vectors?: WordVectors;
  /** Paragraphs, sentences and tokens of a text, with offsets; no tags yet. */
  segment(text: string): Document;
  /** As `segment`, with part of speech, lemma, features and dependency tree on every token. */
  analyse(text: string, options?: AnalyseOptions): Document;
  /**
   * Tags, lemmatises and parses the tokens of a sentence in place (gold tokens, say). A language
   * without a model (`offers.analysis`) leaves them unchanged.
   */
  analyseTokens(tokens: Token[], options?: AnalyseOptions): void;
  /**
   * The probability above which a construction is right in nine of ten cases, by held-out trees; above 1
   * where that cannot be reached. For `constructionsOf` accurate analyses.
   */
  readonly floors?: Floors;
  /** The spans of the sentences of a text. */
  sentences(text: string): Span[];
  /** The spans of the words of a text, by the language's own tokenizer. */
  words(text: string): Span[];
  /** Rank (1 = most frequent) and Zipf value of a word form. */
  readonly frequency: Frequency;
  syllables(word: string): number;
  /** Syllables as other tools count them, if rules exist: for scores equal to theirs. */
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
  /** Puts a lemma into the form of a word in its sentence, and lists the neighbours that must agree. */
  reshape(lemma: string, sentence: Sentence, tokenIndex: number): Reshaped | undefined;
  /** The inherent gender of a noun, if the language has gender. */
  gender(lemma: string): string | undefined;
  /** The features of the cells of an article or another determiner, if known. */
  cells(determiner: string): readonly Features[];
}

export interface AnalyseOptions {
  /**
   * Analyse with the accurate parser, which is slower and provides probabilities; the quick one if
   * the language has no accurate parser (`offers.parser`).
   */
  readonly accurate?: boolean;
}

export interface Frequency {
  /** 1 is the most frequent form; undefined if the word is not in the list. */
  rank(form: string): number | undefined;
  /** log10 of occurrences per 10⁹ words; 0 if the word is not in the list. */
  zipf(form: string): number;
  readonly size: number;
}

export interface Reshaped {
  readonly form: string;
  /** Neighbours that must agree, as edits of the sentence: a → an, el → la … */
  readonly agreement: readonly Agreement[];
}

export interface Agreement {
  readonly tokenIndex: number;
  /** What the neighbour should become, if known. */
  readonly form?: string;
  readonly reason: string;
}
