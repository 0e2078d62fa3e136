import { hashOf, mixed } from '../hash.ts';
import type { SentenceEncoder } from './encoder.ts';
import { DIMENSIONS } from './quantise.ts';
import type { WordWeights } from './word-weights.ts';

const WORD_SEED = 0x3c6ef372;
const GRAM_SEED = 0x1b873593;
const GRAM = 4;
/** Places of the vector that one feature touches (Kane and Nelson 2014: a few are enough). */
const TOUCHED = 16;
/** The letters of a word count as much as the whole word: inflected forms are half alike. */
const GRAM_WEIGHT = 0.8;
const REMEMBERED = 40_000;

/**
 * The encoder that needs no training: words and their character 4-grams, hashed, weighted by how
 * rare the word is in this corpus, and projected at random to 256 dimensions. It finds texts that
 * share rare words in any order and form; it does not know synonyms.
 *
 * @example const encoder = hashedEncoder(weights, (text) => wordsOf(text));
 */
export function hashedEncoder(
  weights: WordWeights,
  wordsOf: (text: string) => readonly string[],
): SentenceEncoder & { vectorOf(text: string): Float32Array } {
  let vectors = new Map<string, Float32Array>();
  const vectorOfWord = (word: string) => {
    const known = vectors.get(word);
    if (known) return known;
    if (vectors.size >= REMEMBERED) vectors = new Map();
    const made = wordVector(word, weights.weight(word));
    vectors.set(word, made);
    return made;
  };
  const vectorOf = (text: string) => {
    const sum = new Float32Array(DIMENSIONS);
    for (const word of new Set(wordsOf(text))) {
      const vector = vectorOfWord(word);
      for (let i = 0; i < DIMENSIONS; i++) sum[i] += vector[i];
    }
    return sum;
  };
  return {
    name: 'hashed-1',
    vectorOf,
    encode: async (texts) => texts.map(vectorOf),
  };
}

function wordVector(word: string, weight: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  add(vector, hashOf(word, WORD_SEED), weight);
  const framed = `_${word}_`;
  const grams = framed.length - GRAM + 1;
  if (grams > 1) {
    const each = (GRAM_WEIGHT * weight) / Math.sqrt(grams);
    for (let i = 0; i < grams; i++) add(vector, hashOf(framed, GRAM_SEED, i, i + GRAM), each);
  }
  return vector;
}

function add(vector: Float32Array, feature: number, weight: number): void {
  let hash = feature;
  for (let i = 0; i < TOUCHED; i++) {
    hash = mixed(hash + 0x9e3779b9);
    // Each sixteenth of the vector is touched once: no feature collides with itself.
    const place = i * (DIMENSIONS / TOUCHED) + (hash & (DIMENSIONS / TOUCHED - 1));
    vector[place] += hash & 0x8000_0000 ? -weight : weight;
  }
}
