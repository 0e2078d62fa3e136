import { describe, expect, it } from 'vitest';
import { packVectors, WordVectors } from './word-vectors.ts';

const bytes = packVectors(
  new Map([
    ['cat', [0.6, 0.8, 0, 0]],
    ['dog', [0.8, 0.6, 0, 0]],
    ['law', [0, 0, 1, 0]],
  ]),
);

describe('word vectors', () => {
  it('keep their cosines', () => {
    const vectors = new WordVectors(bytes);
    expect(vectors.similarity('cat', 'dog')).toBeCloseTo(0.96, 1);
    expect(vectors.similarity('cat', 'law')).toBeCloseTo(0, 1);
    expect(vectors.similarity('cat', 'cat')).toBeCloseTo(1, 5);
  });

  it('do not guess about unknown words', () => {
    expect(new WordVectors(bytes).similarity('cat', 'whale')).toBeUndefined();
  });

  it('say when their bytes are damaged', () => {
    expect(() => new WordVectors(bytes.subarray(0, bytes.length - 1))).toThrow(/damaged/);
    expect(() => new WordVectors(new Uint8Array(0))).toThrow(/damaged/);
  });
});
