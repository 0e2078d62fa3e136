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

/** What the analyser adds to a token. Heads are indices into the sentence's tokens; -1 is the root. */
export interface Analysis {
  upos: Upos;
  lemma: string;
  features: Features;
  head: number;
  relation: string;
  /** How likely head and relation are (the relation given the head), where the parser says so. */
  headProbability?: number;
  relationProbability?: number;
  /** The next best head and how likely it is. */
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

/** A block of text between line breaks; `list` and `heading` when the text shows it plainly. */
export interface Paragraph extends Span {
  readonly kind: 'text' | 'list' | 'heading';
  readonly sentences: Sentence[];
}

/** A text with its structure. Everything is offsets into `text`; nothing is copied or lost. */
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
