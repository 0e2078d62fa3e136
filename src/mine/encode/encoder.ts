import type { TokenEncoder } from '../../evaluate/index.ts';
import { mixed } from '../hash.ts';
import { DIMENSIONS } from './quantise.ts';

/** Gives each text a vector; texts that say the same should lie near each other. */
export interface SentenceEncoder {
  /** What was used, with its version: part of the name of every shard made with it. */
  readonly name: string;
  /** One vector of 256 numbers for each text, in order; its length does not matter. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

/**
 * A sentence encoder out of a model that gives vectors of tokens (ONNX, say): their weighted mean,
 * folded to 256 dimensions by a fixed random projection when it has more.
 *
 * @example sentenceEncoder('minilm', (texts) => runtime.tokenEncoder(texts))
 */
export function sentenceEncoder(
  name: string,
  prepare: (texts: readonly string[]) => Promise<Pick<TokenEncoder, 'vectorsOf'>>,
): SentenceEncoder {
  return {
    name,
    async encode(texts) {
      const encoder = await prepare(texts);
      return texts.map((text) => {
        const { vectors, weights } = encoder.vectorsOf(text);
        return folded(weightedMean(vectors, weights));
      });
    },
  };
}

function weightedMean(vectors: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? DIMENSIONS);
  for (let at = 0; at < vectors.length; at++) {
    for (let i = 0; i < sum.length; i++) sum[i] += weights[at] * vectors[at][i];
  }
  return sum;
}

/** Each number goes to four places with a random sign: a sparse Johnson–Lindenstrauss projection. */
function folded(vector: Float32Array): Float32Array {
  if (vector.length === DIMENSIONS) return vector;
  const result = new Float32Array(DIMENSIONS);
  for (let i = 0; i < vector.length; i++) {
    for (let copy = 0; copy < 4; copy++) {
      const hash = mixed(i * 4 + copy + 0x51ed27);
      result[hash & (DIMENSIONS - 1)] += hash & 0x8000_0000 ? -vector[i] : vector[i];
    }
  }
  return result;
}
