import type { Controls, Edit, Span } from '../../core/index.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import type { Wording } from '../lint/wording.ts';
import type { JudgeWishes, VerifiedCandidate } from './judge.ts';
import type { NumberWish } from './numbers.ts';
import type { Block } from './structure.ts';

export interface DocumentOptions {
  readonly engine: Engine;
  /** One set of dials for all, or for each sentence its own. */
  readonly controls?: Controls | ((sentence: string) => Controls);
  readonly options?: EngineOptions;
  /** A series of this many items at the end of a sentence becomes a list. */
  readonly lists?: number;
  /** How to treat large numbers; without it, or without `wording`, no number changes. */
  readonly numbers?: NumberWish;
  /** The user's words that are never changed, like quotations and terms. */
  readonly protected?: readonly string[];
  /** With it, abbreviations are written in full or explained once. */
  readonly wording?: Wording;
  /** Is a block in another language, so that it must not change? */
  readonly isForeign?: (text: string) => boolean;
  /** Every line is a sentence, whatever it ends with: for evaluation. */
  readonly everySentence?: boolean;
  /** Data for verification besides the language. A refused edit is never applied. */
  readonly verify?: JudgeWishes;
}

/** The result for a sentence. */
export interface SentenceResult extends VerifiedCandidate {
  readonly source: string;
  /** Its place in the text of the document. */
  readonly span: Span;
  /** All candidates that passed, when more than one was requested. */
  readonly candidates?: readonly VerifiedCandidate[];
  /** Why it was not touched. */
  readonly left?: string;
}

/** A block of the document, rewritten: the source since the previous block, and its sentences. */
export interface BlockResult {
  readonly kind: Block['kind'] | 'end';
  readonly output: string;
  readonly sentences: readonly SentenceResult[];
  /** The edits that turn the source, markup included, into the output: places are those of the source. */
  readonly changes: readonly Edit[];
}
