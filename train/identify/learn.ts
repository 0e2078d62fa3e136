import { FEATURE_ROOM, hashFeatures, sampleOf } from '../../src/language/identify/features.ts';
import type { ScriptModel } from '../../src/language/identify/model.ts';
import { SCRIPTS } from '../../src/language/identify/scripts.ts';

export interface LearningTask {
  readonly script: string;
  readonly spaced: boolean;
  readonly bits: number;
  /** For each language, what draws a training sentence of it. */
  readonly drawers: ReadonlyMap<string, () => string>;
  /** Sentences drawn per language. */
  readonly draws: number;
  /** Added to the scores of these languages. */
  readonly favoured: ReadonlySet<string>;
  readonly favour: number;
  readonly random: () => number;
}

const RATE = 1;
/** Part of the draws in which a few words of another language stand, like a quoted name. */
const FOREIGN_PART = 0.15;
/** Of the 127 a byte offers, so that the file packs better; accuracy stays the same. */
const LARGEST_STEP = 31;

/** Softmax regression with AdaGrad (Duchi et al. 2011), weights then cut down to a byte each. */
export function learn(task: LearningTask, report: (line: string) => void): ScriptModel {
  const languages = [...task.drawers.keys()];
  const drawers = [...task.drawers.values()];
  const width = languages.length;
  const buckets = 2 ** task.bits;
  const script = SCRIPTS.indexOf(task.script);
  const weights = new Float32Array(buckets * width);
  const squares = new Float32Array(buckets * width).fill(1e-2);
  const features = new Uint32Array(FEATURE_ROOM);
  const scores = new Float64Array(width);
  const total = task.draws * width;
  let loss = 0;
  let wrong = 0;
  for (let step = 0; step < total; step++) {
    const truth = step % width;
    const sample = sampleOf(withForeignWords(drawers[truth](), truth));
    const count = hashFeatures(sample, script, buckets, task.spaced, features);
    if (count === 0) continue;
    const value = 1 / Math.sqrt(count);
    scores.fill(0);
    for (let at = 0; at < count; at++) {
      const row = features[at] * width;
      for (let column = 0; column < width; column++) scores[column] += weights[row + column];
    }
    const probabilities = softmax(scores, value);
    loss -= Math.log(probabilities[truth] + 1e-12);
    if (probabilities.indexOf(Math.max(...probabilities)) !== truth) wrong++;
    // Linearly to a tenth: what stands at the end is then close to an average.
    const rate = RATE * (1 - 0.9 * (step / total));
    probabilities[truth] -= 1;
    for (let column = 0; column < width; column++) {
      const slope = probabilities[column] * value;
      if (Math.abs(slope) < 1e-5) continue;
      for (let at = 0; at < count; at++) {
        const index = features[at] * width + column;
        squares[index] += slope * slope;
        weights[index] -= (rate * slope) / Math.sqrt(squares[index]);
      }
    }
    if (step % 50_000 === 49_999) {
      report(`${task.script} ${step + 1}/${total} loss ${(loss / 5e4).toFixed(4)} wrong ${wrong}`);
      loss = 0;
      wrong = 0;
    }
  }
  return {
    script: task.script,
    spaced: task.spaced,
    languages,
    buckets,
    bias: languages.map((language) => (task.favoured.has(language) ? task.favour : 0)),
    ...quantised(centred(weights, width)),
  };

  function withForeignWords(sentence: string, truth: number): string {
    if (width < 2 || !task.spaced || task.random() >= FOREIGN_PART) return sentence;
    const other = (truth + 1 + Math.floor(task.random() * (width - 1))) % width;
    const words = drawers[other]()
      .split(' ')
      .slice(0, 1 + Math.floor(task.random() * 2));
    return `${sentence} ${words.join(' ')}`;
  }
}

/** The mean of a row taken off it: it changes no probability and leaves smaller numbers. */
function centred(weights: Float32Array, width: number): Float32Array {
  for (let row = 0; row < weights.length; row += width) {
    let mean = 0;
    for (let column = 0; column < width; column++) mean += weights[row + column] / width;
    for (let column = 0; column < width; column++) weights[row + column] -= mean;
  }
  return weights;
}

function quantised(weights: Float32Array): { scale: number; weights: Int8Array } {
  // The largest weights are outliers; cutting them leaves finer steps for the rest.
  const sizes = weights.map(Math.abs).sort();
  const scale = sizes[Math.floor(sizes.length * 0.9995)] / LARGEST_STEP || 1;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(weight / scale))),
  );
  return { scale, weights: steps };
}

function softmax(scores: Float64Array, factor: number): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - highest) * factor));
  const total = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / total);
}
