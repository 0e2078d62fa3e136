/** A row of tokens for a masked model, and the places to predict. */
export interface MaskedRow {
  readonly ids: readonly number[];
  /** 0 for the first sentence, 1 for the second. */
  readonly types: readonly number[];
  readonly at: readonly number[];
}

/** A masked language model (BERT, RoBERTa, XLM-R …), wherever it runs. */
export interface MaskedModel {
  readonly name: string;
  readonly mask: number;
  /** Most tokens of a row. */
  readonly longest: number;
  /** Tokens of a text, without marks of start and end. */
  pieces(text: string): number[];
  /** Two sentences as one row, with all marks; `second` is where the second one begins. */
  pair(
    first: readonly number[],
    second: readonly number[],
  ): Omit<MaskedRow, 'at'> & {
    readonly second: number;
  };
  /** The word that some tokens spell; undefined for what is no start of a word. */
  word(ids: readonly number[]): string | undefined;
  /** Does this token continue the previous word? */
  continues(id: number): boolean;
  /** Log probabilities of all tokens at the requested places. */
  predict(rows: readonly MaskedRow[]): Promise<Float32Array[][]>;
}
