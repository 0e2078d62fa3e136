import { type Document, type Features, sentencesOf, type Token } from '../../core/index.ts';
import type { Language } from '../../language/language.ts';

/** The output of `klartext analyse --json` for a text, documented in `src/cli/README.md`. */
export interface AnalysisRecord {
  readonly language: string;
  readonly summary: Summary;
  readonly sentences: readonly SentenceRecord[];
}

export interface SentenceRecord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tokens: readonly TokenRecord[];
}

export interface TokenRecord {
  readonly form: string;
  readonly start: number;
  readonly end: number;
  readonly upos?: string;
  readonly lemma?: string;
  readonly features?: Features;
  /** Index into the sentence's tokens; -1 is the root. */
  readonly head?: number;
  readonly relation?: string;
  /** 0 if the word is not in the frequency list. */
  readonly zipf: number;
  readonly rank: number | null;
  /** 0 for punctuation. */
  readonly syllables: number;
  readonly hard: boolean;
}

export interface Summary {
  readonly sentences: number;
  readonly words: number;
  readonly wordsPerSentence: number;
  readonly syllablesPerWord: number;
  readonly hardWords: number;
  /** Hard words over all words, 0 to 1. */
  readonly hardShare: number;
}

/**
 * In a language without data on its readers, content words with a Zipf value below this are hard,
 * unless the language's profile or the user sets another value.
 * Van Heuven et al. (2014) put the border between rare and frequent words between 3 and 4.
 */
export const HARD_BELOW = 3.5;

/** The hard words: content words below a Zipf value, or those that start at these offsets. */
export type Hardness = number | ReadonlySet<number>;

/** Converts an analysed document to plain records, with frequency, syllables and hard words. */
export function recordOf(
  document: Document,
  language: Language,
  hardness: Hardness,
): AnalysisRecord {
  const sentences = sentencesOf(document).map(({ start, end, tokens }) => ({
    start,
    end,
    text: document.text.slice(start, end),
    tokens: tokens.map((token) => tokenRecord(token, language, hardness)),
  }));
  return { language: document.language, summary: summaryOf(sentences), sentences };
}

function tokenRecord(token: Token, language: Language, hardness: Hardness): TokenRecord {
  const { form, start, end, analysis } = token;
  return {
    form,
    start,
    end,
    ...analysis,
    zipf: round(language.frequency.zipf(form), 2),
    rank: language.frequency.rank(form) ?? null,
    syllables: isWord(form, analysis?.upos) ? language.syllables(form) : 0,
    hard: typeof hardness === 'number' ? isRare(token, language, hardness) : hardness.has(start),
  };
}

// Names are usually rare and cannot be replaced; numbers and abbreviations are not in any list.
const NEVER_HARD = new Set(['PROPN', 'NUM', 'SYM', 'PUNCT', 'X']);

/** A rare form of a frequent lemma is not hard. */
function isRare(token: Token, language: Language, hardBelow: number): boolean {
  const { frequency } = language;
  const { form, analysis } = token;
  if (frequency.size === 0 || !/\p{L}/u.test(form) || /\p{N}/u.test(form)) return false;
  if (analysis && NEVER_HARD.has(analysis.upos)) return false;
  if (language.isAbbreviation(form) || !language.isContentWord(token)) return false;
  const lemmaZipf = analysis ? frequency.zipf(analysis.lemma) : 0;
  return Math.max(frequency.zipf(form), lemmaZipf) < hardBelow;
}

function isWord(form: string, upos: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(form) && upos !== 'PUNCT' && upos !== 'SYM';
}

function summaryOf(sentences: readonly SentenceRecord[]): Summary {
  const words = sentences.flatMap(({ tokens }) =>
    tokens.filter((token) => isWord(token.form, token.upos)),
  );
  const syllables = words.reduce((sum, word) => sum + word.syllables, 0);
  const hardWords = words.filter((word) => word.hard).length;
  return {
    sentences: sentences.length,
    words: words.length,
    wordsPerSentence: ratio(words.length, sentences.length),
    syllablesPerWord: ratio(syllables, words.length),
    hardWords,
    hardShare: ratio(hardWords, words.length),
  };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const ratio = (part: number, whole: number) => (whole === 0 ? 0 : round(part / whole, 4));
