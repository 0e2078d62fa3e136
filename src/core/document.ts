import type { Span } from './span.ts';

/** The universal part-of-speech tags of Universal Dependencies 2. */
export const UPOS = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;
export type Upos = (typeof UPOS)[number];

/** Morphological features in UD notation: `{ Number: 'Plur', Tense: 'Past' }`. */
export type Features = Readonly<Record<string, string>>;

/** The analysis of a token. Heads are indices into the sentence's tokens; -1 is the root. */
export interface Analysis {
  upos: Upos;
  lemma: string;
  features: Features;
  head: number;
  relation: string;
  /** The probability of head and relation (the relation given the head), if the parser provides it. */
  headProbability?: number;
  relationProbability?: number;
  /** The second-best head and its probability. */
  secondHead?: number;
  secondHeadProbability?: number;
}

/** A word or punctuation mark. Its text is `document.text.slice(start, end)`, kept as `form`. */
export interface Token extends Span {
  readonly form: string;
  /** Filled by `Language.analyse`. */
  analysis?: Analysis;
}

export interface Sentence extends Span {
  readonly tokens: Token[];
}

/** A block of text between line breaks; `list` and `heading` when the text clearly marks them. */
export interface Paragraph extends Span {
  readonly kind: 'text' | 'list' | 'heading';
  readonly sentences: Sentence[];
}

/** A text with its structure. Offsets into `text` throughout; nothing is copied or lost. */
export interface Document {
  readonly text: string;
  readonly language: string;
  readonly paragraphs: Paragraph[];
}

/**
 * All sentences of a document, in order.
 *
 * @example
 * import { sentencesOf } from 'klartext';
 * import { loadLanguage } from 'klartext/language';
 *
 * const english = await loadLanguage('en');
 * console.log(sentencesOf(english.analyse('It is late. Go home.')).length); // 2
 */
export function sentencesOf(document: Document): Sentence[] {
  return document.paragraphs.flatMap((paragraph) => paragraph.sentences);
}
