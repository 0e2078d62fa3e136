/** A row of tokens for a masked model, and the places to predict. */
export interface MaskedRow {
  readonly ids: readonly number[];
  /** 0 for the first sentence, 1 for the second. */
  readonly types: readonly number[];
  readonly at: readonly number[];
}

/** A masked language model (BERT, RoBERTa, XLM-R …), on any runtime. */
export interface MaskedModel {
  readonly name: string;
  readonly mask: number;
  /** The maximum number of tokens in a row. */
  readonly longest: number;
  /** Tokens of a text, without start and end tokens. */
  pieces(text: string): number[];
  /** Two sentences as one row, with special tokens; `second` is the start of the second one. */
  pair(
    first: readonly number[],
    second: readonly number[],
  ): Omit<MaskedRow, 'at'> & {
    readonly second: number;
  };
  /** The word that tokens form; undefined if they do not start a word. */
  word(ids: readonly number[]): string | undefined;
  /** Does this token continue the previous word? */
  continues(id: number): boolean;
  /** Log probabilities of all tokens at the requested places. */
  predict(rows: readonly MaskedRow[]): Promise<Float32Array[][]>;
}
