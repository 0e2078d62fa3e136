import type { Hypothesis } from './beam-search.ts';

export interface GenerateOptions {
  readonly beams: number;
  readonly best: number;
  readonly lengthPenalty?: number;
  readonly noRepeat?: number;
  /** The maximum ratio of tokens in an output to tokens in its source; 1.5 by default. */
  readonly longest?: number;
}

/** A sequence-to-sequence model (BART, mBART, mT5 …), on any runtime. */
export interface Seq2SeqModel {
  readonly name: string;
  /** The n best outputs for each source, best first. */
  generate(
    sources: readonly string[],
    options: GenerateOptions,
  ): Promise<(Pick<Hypothesis, 'score' | 'isWhole'> & { readonly text: string })[][]>;
}
