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
  /** So many things in a row that end a sentence become a list. */
  readonly lists?: number;
  /** What to do with big numbers; without it, and without `wording`, no number changes. */
  readonly numbers?: NumberWish;
  /** Words of the user that stay, as quotations and terms do. */
  readonly protected?: readonly string[];
  /** With it, abbreviations are written in full or explained once. */
  readonly wording?: Wording;
  /** Says of a block that it is in another language and must stay. */
  readonly isForeign?: (text: string) => boolean;
  /** Every line is a sentence, whatever it ends with: for evaluation. */
  readonly everySentence?: boolean;
  /** What the judge needs besides the language. What it refuses is never placed. */
  readonly verify?: JudgeWishes;
}

/** What became of a sentence. */
export interface SentenceResult extends VerifiedCandidate {
  readonly source: string;
  /** Where it stands in the text of the document. */
  readonly span: Span;
  /** All that passed, when more than one was asked for. */
  readonly candidates?: readonly VerifiedCandidate[];
  /** Why it was not touched. */
  readonly left?: string;
}

/** A block of the document, written again: what stands since the block before, and its sentences. */
export interface BlockResult {
  readonly kind: Block['kind'] | 'end';
  readonly output: string;
  readonly sentences: readonly SentenceResult[];
  /** What makes the output of the source, markup included: edits at places of the source. */
  readonly changes: readonly Edit[];
}
