import { readFileSync } from 'node:fs';
import { hashText, KEY_MASK } from '../../src/language/analysis/hashing.ts';
import type { Random } from '../random.ts';

/**
 * Groups the most frequent words of a vector file into 16 × 15 clusters by two rounds of k-means. The
 * upper four bits of a class are the coarse cluster.
 */
export function clusterWords(
  words: readonly string[],
  vectors: readonly Float32Array[],
  random: Random,
): Map<number, number> {
  const coarse = kMeans(vectors, 16, random);
  const classes = new Map<number, number>();
  for (let c = 0; c < 16; c++) {
    const members = words.map((_, i) => i).filter((i) => coarse[i] === c);
    const fine = kMeans(
      members.map((i) => vectors[i]),
      15,
      random,
    );
    members.forEach((i, k) => {
      classes.set(hashText(words[i]) & KEY_MASK, c * 16 + 1 + fine[k]);
    });
  }
  return classes;
}

/** The first `limit` lower-case words of a wink-embeddings file, scaled to length 1. */
export function readWinkVectors(
  path: string,
  limit: number,
): { words: string[]; vectors: Float32Array[] } {
  const { vectors: raw } = JSON.parse(readFileSync(path, 'utf8')) as {
    vectors: Record<string, number[]>;
  };
  const words: string[] = [];
  const vectors: Float32Array[] = [];
  for (const [word, values] of Object.entries(raw)) {
    if (words.length === limit) break;
    if (!/^[\p{Ll}'.-]+$/u.test(word)) continue;
    const vector = Float32Array.from(values.slice(0, 100));
    const length = Math.hypot(...vector) || 1;
    words.push(word);
    vectors.push(vector.map((value) => value / length));
  }
  return { words, vectors };
}

function kMeans(vectors: readonly Float32Array[], k: number, random: Random): Uint8Array {
  const assigned = new Uint8Array(vectors.length);
  if (vectors.length === 0) return assigned;
  const size = vectors[0].length;
  const centres = random
    .shuffled(vectors)
    .slice(0, k)
    .map((vector) => vector.slice());
  for (let round = 0; round < 12; round++) {
    vectors.forEach((vector, i) => {
      assigned[i] = nearest(vector, centres);
    });
    for (const centre of centres) centre.fill(0);
    vectors.forEach((vector, i) => {
      const centre = centres[assigned[i]];
      for (let d = 0; d < size; d++) centre[d] += vector[d];
    });
    for (const centre of centres) {
      const length = Math.hypot(...centre) || 1;
      for (let d = 0; d < size; d++) centre[d] /= length;
    }
  }
  return assigned;
}

function nearest(vector: Float32Array, centres: readonly Float32Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  centres.forEach((centre, c) => {
    let dot = 0;
    for (let d = 0; d < vector.length; d++) dot += vector[d] * centre[d];
    if (dot > most) {
      most = dot;
      best = c;
    }
  });
  return best;
}
