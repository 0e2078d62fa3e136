import type { Example } from '../prompt/build.ts';
import { topOf } from './bm25.ts';
import type { ExampleSelector } from './example-index.ts';

/** Encodes texts as vectors of length 1. */
export interface SentenceEncoder {
  readonly name: string;
  readonly width: number;
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

/**
 * Vectors of length 1 in one array. The search compares all of them: it is exact, and
 * 100,000 examples take about a tenth of a second, which is little compared with a call of a model.
 */
export class VectorTable {
  private readonly values: Float32Array;
  private readonly width: number;
  readonly size: number;

  constructor(vectors: readonly Float32Array[], width: number) {
    this.width = width;
    this.size = vectors.length;
    this.values = new Float32Array(vectors.length * width);
    for (const [at, vector] of vectors.entries()) this.values.set(vector, at * width);
  }

  nearest(vector: Float32Array, count: number, isWanted = (_at: number) => true): number[] {
    const { values, width, size } = this;
    const likeness = new Float32Array(size);
    const all: number[] = [];
    for (let at = 0, i = 0; at < size; at++) {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += values[i++] * vector[j];
      likeness[at] = sum;
      all.push(at);
    }
    return topOf(all, count, (at) => likeness[at], isWanted);
  }
}

/** The nearest examples by sentence embeddings, as in MultiSim (Ryan et al. 2023, §6.3). */
export function nearestByVectors(
  examples: readonly Example[],
  table: VectorTable,
  encoder: SentenceEncoder,
): ExampleSelector {
  return {
    name: `nearest by ${encoder.name}`,
    async select(source, count) {
      const [vector] = await encoder.encode([source]);
      return table
        .nearest(vector, count, (at) => examples[at].source !== source)
        .map((at) => examples[at])
        .reverse();
    },
  };
}
