import { turn } from '../turn.ts';
import type { SentenceEncoder } from './encoder.ts';
import { DIMENSIONS, normOf, quantise } from './quantise.ts';

/** Vectors of signed bytes, one after another, with their squared lengths. */
export interface Vectors {
  readonly count: number;
  readonly bytes: Int8Array;
  readonly norms: Int32Array;
}

/** Texts as vectors of signed bytes. */
export async function vectorsOf(
  texts: readonly string[],
  encoder: SentenceEncoder,
): Promise<Vectors> {
  const bytes = new Int8Array(texts.length * DIMENSIONS);
  const norms = new Int32Array(texts.length);
  const BATCH = 512;
  for (let from = 0; from < texts.length; from += BATCH) {
    const encoded = await encoder.encode(texts.slice(from, from + BATCH));
    await turn();
    for (let i = 0; i < encoded.length; i++) {
      quantise(encoded[i], bytes, (from + i) * DIMENSIONS);
      norms[from + i] = normOf(bytes, (from + i) * DIMENSIONS);
    }
  }
  return { count: texts.length, bytes, norms };
}
