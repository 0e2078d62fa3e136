/** Unit vectors of the tokens of a text, and their weights. */
export interface TokenVectors {
  readonly vectors: readonly Float32Array[];
  /** 0 for the start and end tokens; idf weights if the encoder has them. */
  readonly weights: readonly number[];
}

/** An encoder that has already processed all texts of an evaluation, so that lookup is synchronous. */
export interface TokenEncoder {
  /** Model, layer and whether idf is used, for the signature. */
  readonly name: string;
  readonly layer: number;
  readonly idf: boolean;
  /** Scores of unrelated sentences, which rescaling maps to 0. */
  readonly baseline?: readonly [precision: number, recall: number, f1: number];
  vectorsOf(text: string): TokenVectors;
}
