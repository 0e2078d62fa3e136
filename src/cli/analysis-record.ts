import { type Document, type Features, sentencesOf, type Token } from '../core/index.ts';
import type { Language } from '../language/language.ts';

/** What `klartext analyse --json` writes for a text. `src/cli/README.md` documents it. */
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
  /** 0 when the frequency list does not hold the word. */
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
 * Where nothing is known of a language's readers, content words with a Zipf value under this are
 * hard, unless the language's profile or the user says otherwise. Van Heuven et al. (2014) put the border of rare and frequent between 3 and 4.
 */
export const HARD_BELOW = 3.5;

/** Which words are hard: content words under a Zipf value, or those that begin at these places. */
export type Hardness = number | ReadonlySet<number>;

/** Puts an analysed document into plain records, with frequency, syllables and hard words. */
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

// Names are rare by nature and cannot be replaced; numbers and abbreviations are in no list.
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
