import { seededRandom } from '../../evaluate/index.ts';
import type { SentenceEncoder } from '../encode/encoder.ts';
import { distanceOf } from '../encode/quantise.ts';
import { type Vectors, vectorsOf } from '../encode/vectors.ts';
import { openKernel } from '../neighbours/kernel.ts';
import { Nearest } from '../neighbours/nearest.ts';
import { layBlock, scanBlock } from '../neighbours/scan.ts';
import type { WordsOf } from '../sequences/words.ts';
import { turn } from '../turn.ts';

const PLANTED = 1000;
const NEIGHBOURS = 8;
/** The shares of words that a planted paraphrase loses and replaces. */
const LOST = 0.1;
const REPLACED = 0.15;
/** The share of planted pairs that the bounds must let through. */
const FOUND = 0.9;
const BLOCK = 16_384;

/**
 * Finds the bounds of an encoder by planted pairs: sequences of the sample with some words removed
 * and others replaced, as in paraphrases. Returns the squared distance below which most of them are,
 * and the maximum of its ratio to the mean distance of eight neighbours.
 */
export async function calibrate(
  texts: readonly string[],
  vectors: Vectors,
  encoder: SentenceEncoder,
  wordsOf: WordsOf,
  seed: number,
): Promise<{ distance: number; margin: number }> {
  if (texts.length < 20) return { distance: 0.5, margin: 0.6 };
  const random = seededRandom(seed);
  const originals = Array.from({ length: Math.min(PLANTED, texts.length) }, () =>
    random.below(texts.length),
  );
  const planted = originals.map((at) => {
    const words: string[] = [];
    for (const word of wordsOf(texts[at])) {
      const chance = random.fraction();
      if (chance < LOST) continue;
      if (chance > LOST + REPLACED) words.push(word);
      else {
        const others = wordsOf(texts[random.below(texts.length)]);
        words.push(others[random.below(others.length)] ?? word);
      }
    }
    return words.join(' ');
  });
  const queries = await vectorsOf(planted, encoder);
  const nearest = await neighboursOf(queries, vectors);
  const distances: number[] = [];
  const ratios: number[] = [];
  originals.forEach((original, query) => {
    const all = Array.from({ length: nearest.count(query) }, (_, i) =>
      distanceOf(queries.norms[query], nearest.keys[query * NEIGHBOURS + i]),
    );
    const rank = Array.from({ length: all.length }, (_, i) => i).find(
      (i) => nearest.places[query * NEIGHBOURS + i] === original,
    );
    if (rank === undefined) return;
    distances.push(all[rank]);
    ratios.push(all[rank] / (all.reduce((sum, each) => sum + each, 0) / all.length));
  });
  return { distance: quantile(distances, FOUND, 0.5), margin: quantile(ratios, FOUND, 0.6) };
}

async function neighboursOf(queries: Vectors, vectors: Vectors): Promise<Nearest> {
  const nearest = new Nearest(queries.count, NEIGHBOURS);
  const places = Int32Array.from({ length: queries.count }, (_, at) => at);
  const kernel = openKernel(Math.min(BLOCK, vectors.count));
  for (let from = 0; from < vectors.count; from += BLOCK) {
    await turn();
    const count = Math.min(BLOCK, vectors.count - from);
    layBlock(kernel, vectors, from, count);
    scanBlock(
      kernel,
      count,
      places,
      queries,
      (query) => nearest.worst(query),
      (query, place, key) => nearest.add(query, from + place, key),
    );
  }
  return nearest;
}

/** Rounds, so that the value can be printed and entered again. */
function quantile(values: number[], share: number, otherwise: number): number {
  if (values.length === 0) return otherwise;
  values.sort((a, b) => a - b);
  return Number(values[Math.floor(share * (values.length - 1))].toFixed(3));
}
