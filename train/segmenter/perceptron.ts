import {
  boundaryFeatures,
  MOST_FEATURES,
  prepareRun,
  type Run,
} from '../../src/language/words/boundary-features.ts';
import type { Phrases } from '../../src/language/words/phrases.ts';
import { Random } from '../random.ts';

export interface TrainingOptions {
  /** log2 of how many weights there are. */
  readonly bits: number;
  readonly epochs: number;
  /** Features seen fewer times are left out: they would only remember. */
  readonly least: number;
}

interface Example {
  readonly run: Run;
  /** Per place: does a word end before it? */
  readonly ends: Uint8Array;
  readonly weight: number;
}

/** Sentences as words, each counted `weight` times. */
export interface TrainingSet {
  readonly sentences: readonly (readonly string[])[];
  readonly weight: number;
}

/** Averaged perceptron over places between characters; the same input gives the same weights. */
export function trainBoundaries(
  sets: readonly TrainingSet[],
  words: Phrases,
  options: TrainingOptions,
): Float64Array {
  const size = 2 ** options.bits;
  const mask = size - 1;
  const examples = sets.flatMap(({ sentences, weight }) =>
    sentences.map((sentence) => exampleOf(sentence, weight, words)),
  );
  const features = new Int32Array(MOST_FEATURES);
  const seen = new Uint16Array(size);
  for (const { run } of examples) {
    for (let place = 1; place < run.length; place++) {
      const count = boundaryFeatures(run, place, mask, features);
      for (let i = 0; i < count; i++) if (seen[features[i]] < 65535) seen[features[i]]++;
    }
  }
  const weights = new Float64Array(size);
  // Sums for the average, by the trick of Daumé (2006): total = weights − later / steps.
  const later = new Float64Array(size);
  const random = new Random(20261115);
  let step = 1;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let mistakes = 0;
    for (const { run, ends, weight } of random.shuffled(examples)) {
      for (let place = 1; place < run.length; place++) {
        const count = boundaryFeatures(run, place, mask, features);
        let score = 0;
        for (let i = 0; i < count; i++) score += weights[features[i]];
        const truth = ends[place] === 1 ? 1 : -1;
        // A margin instead of bare mistakes: rare features then learn as well.
        if (score * truth <= 1) {
          if (score * truth <= 0) mistakes++;
          const change = truth * weight * 0.1;
          for (let i = 0; i < count; i++) {
            const feature = features[i];
            if (seen[feature] < options.least) continue;
            weights[feature] += change;
            later[feature] += change * step;
          }
        }
        step++;
      }
    }
    console.log(`epoch ${epoch + 1}: ${mistakes} mistakes`);
  }
  for (let i = 0; i < size; i++) weights[i] -= later[i] / step;
  return weights;
}

function exampleOf(sentence: readonly string[], weight: number, words: Phrases): Example {
  const run = prepareRun(sentence.join(''), words);
  const ends = new Uint8Array(run.length + 1);
  let at = 0;
  for (const word of sentence) {
    at += word.length;
    ends[at] = 1;
  }
  return { run, ends, weight };
}

/** Weights times `scale`, rounded and kept within a byte. */
export function quantised(weights: Float64Array, scale: number): Int8Array {
  const bytes = new Int8Array(weights.length);
  for (let i = 0; i < weights.length; i++) {
    bytes[i] = Math.max(-127, Math.min(127, Math.round(weights[i] * scale)));
  }
  return bytes;
}
