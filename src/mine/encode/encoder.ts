import { mixed } from '../hash.ts';
import { DIMENSIONS } from './quantise.ts';

/** Gives each text a vector; texts with the same meaning should be near each other. */
export interface SentenceEncoder {
  /** Name and version of the encoder: part of the name of every shard made with it. */
  readonly name: string;
  /** One vector of 256 numbers for each text, in order; its length does not matter. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

const COPIES = 4;

/**
 * An encoder of another width (a model by ONNX, say) with its vectors folded to 256 numbers: each
 * number goes to four places with a random sign, a sparse Johnson–Lindenstrauss projection.
 *
 * @example foldedEncoder(await openSentenceEncoder('minilm'))
 */
export function foldedEncoder({ name, encode }: SentenceEncoder): SentenceEncoder {
  return { name, encode: async (texts) => (await encode(texts)).map(folded) };
}

function folded(vector: Float32Array): Float32Array {
  if (vector.length === DIMENSIONS) return vector;
  const result = new Float32Array(DIMENSIONS);
  for (let i = 0; i < vector.length; i++) {
    for (let copy = 0; copy < COPIES; copy++) {
      const hash = mixed(i * COPIES + copy + 0x51ed27);
      result[hash & (DIMENSIONS - 1)] += hash & 0x8000_0000 ? -vector[i] : vector[i];
    }
  }
  return result;
}
