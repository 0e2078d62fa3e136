/** Vectors of the tokens of a text by some encoder, each of length 1, and what each weighs. */
export interface TokenVectors {
  readonly vectors: readonly Float32Array[];
  /** 0 for the marks of start and end; idf weights if the encoder has them. */
  readonly weights: readonly number[];
}

/** An encoder that has seen all texts of an evaluation: answers at once. */
export interface TokenEncoder {
  /** Model, layer and whether idf is used, for the signature. */
  readonly name: string;
  readonly layer: number;
  readonly idf: boolean;
  /** Scores of unrelated sentences, which rescaling brings to 0. */
  readonly baseline?: readonly [precision: number, recall: number, f1: number];
  vectorsOf(text: string): TokenVectors;
}
