import type { Features } from '../../src/core/index.ts';

/** One thing a source says: this lemma, with these features, has this form. */
export interface Example {
  readonly lemma: string;
  readonly upos: string;
  readonly features: Features;
  readonly form: string;
  /** How often a treebank has it so. */
  readonly count?: number;
}

/** A noun and the features it carries itself. */
export interface InherentExample {
  readonly lemma: string;
  readonly features: Features;
}

/** Only words: letters, combining marks, spaces between words, hyphens, apostrophes. */
const WORD = /^[\p{L}\p{M}][\p{L}\p{M}\u200c'’ -]*$/u;

export function isWord(text: string): boolean {
  return text.length < 60 && WORD.test(text);
}
