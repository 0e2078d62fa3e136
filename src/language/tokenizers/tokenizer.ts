import type { Span } from '../../core/index.ts';

/** A token and its stretch of the original string. */
export interface TokenSpan extends Span {
  /** As the tokenizer writes it: `-LRB-` for `(`; otherwise the text of the stretch. */
  readonly text: string;
}

/** A tokenizer by name, equal to the reference tool of that name. */
export interface Tokenizer {
  readonly name: string;
  /** The tokenised string exactly as the reference tool prints it. */
  tokenize(text: string): string;
  /** The tokens: Python's `split()` of that string. Fast, for metrics. */
  split(text: string): string[];
  /**
   * The same tokens as places in a text, which may be another text than the original, so that none has to be
   * copied; not every tokenizer has it.
   */
  scan?(text: string, found: (text: string, start: number, end: number) => void): void;
  /**
   * The same tokens with their place in the original string. Places never go backwards; tokens
   * that one replacement created from the same characters share them.
   */
  tokens(text: string): TokenSpan[];
}
