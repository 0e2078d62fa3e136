import { type Document, type Features, sentencesOf, type Token } from '../../core/index.ts';
import type { Language } from '../../language/language.ts';

/** A sentence in the output of `klartext analyse --json`, documented in `src/cli/README.md`. */
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

/**
 * Converts an analysed document to plain records, with frequency, syllables and hard words. The
 * document may be a part of a text that starts at `offset`.
 */
export function* sentenceRecords(
  document: Document,
  language: Language,
  hardness: Hardness,
  offset = 0,
): Generator<SentenceRecord> {
  for (const { start, end, tokens } of sentencesOf(document)) {
    yield {
      start: start + offset,
      end: end + offset,
      text: document.text.slice(start, end),
      tokens: tokens.map((token) => tokenRecord(token, language, hardness, offset)),
    };
  }
}

function tokenRecord(
  token: Token,
  language: Language,
  hardness: Hardness,
  offset: number,
): TokenRecord {
  const { form, start, end, analysis } = token;
  return {
    form,
    start: start + offset,
    end: end + offset,
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

/** Adds up the sentences of a text. */
export class Totals {
  private sentences = 0;
  private words = 0;
  private syllables = 0;
  private hardWords = 0;

  add({ tokens }: SentenceRecord): void {
    this.sentences++;
    for (const { form, upos, syllables, hard } of tokens) {
      if (!isWord(form, upos)) continue;
      this.words++;
      this.syllables += syllables;
      if (hard) this.hardWords++;
    }
  }

  get summary(): Summary {
    const { sentences, words, syllables, hardWords } = this;
    return {
      sentences,
      words,
      wordsPerSentence: ratio(words, sentences),
      syllablesPerWord: ratio(syllables, words),
      hardWords,
      hardShare: ratio(hardWords, words),
    };
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const ratio = (part: number, whole: number) => (whole === 0 ? 0 : round(part / whole, 4));
