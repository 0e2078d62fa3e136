import { KlartextError } from '../../core/index.ts';
import type { TokenEncoder, TokenVectors } from '../encoder.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { view } from '../text.ts';

/** BERTScore (Zhang et al. 2020); the caller provides the encoder. */
export const bertscore: MetricEntry = {
  name: 'bertscore',
  summary: 'BERTScore F1: words matched by the vectors of a model, which you must provide',
  better: 'higher',
  needs: ['references', 'encoder'],
  prepare(settings) {
    if (settings.encoder) return prepareBertscore(settings, settings.encoder);
    throw new KlartextError(
      'not-supported',
      'BERTScore needs a model for vectors of words, and none is loaded.',
      'Set `settings.encoder`. To list metrics that need no model, run: klartext evaluate --list',
    );
  },
};

function prepareBertscore(_settings: Settings, encoder: TokenEncoder): Metric {
  const vectors = view((raw) => encoder.vectorsOf(raw));
  const { baseline = [0, 0, 0] } = encoder;
  const rescaled = (value: number, at: number) => (value - baseline[at]) / (1 - baseline[at]);
  return {
    width: 4,
    choices: {
      model: encoder.name,
      layer: encoder.layer,
      idf: encoder.idf ? 'yes' : 'no',
      rescaled: encoder.baseline ? 'yes' : 'no',
    },
    measure({ output, references }, row) {
      const best = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const reference of references) {
        const scores = match(output.through(vectors), reference.through(vectors));
        // The best reference may differ for precision, recall and F1.
        scores.forEach((score, at) => {
          best[at] = Math.max(best[at], score);
        });
      }
      if (references.length > 0) row.set([...best.map(rescaled), 1]);
    },
    score([precision, recall, f1, items]) {
      const mean = (sum: number) => (items > 0 ? sum / items : 0);
      return { value: mean(f1), parts: { precision: mean(precision), recall: mean(recall) } };
    },
  };
}

/** Precision, recall and F1: each token matches the nearest token of the other side. */
function match(output: TokenVectors, reference: TokenVectors): [number, number, number] {
  const ofOutput = new Array<number>(output.vectors.length).fill(Number.NEGATIVE_INFINITY);
  const ofReference = new Array<number>(reference.vectors.length).fill(Number.NEGATIVE_INFINITY);
  output.vectors.forEach((a, i) => {
    reference.vectors.forEach((b, j) => {
      let dot = 0;
      for (let k = 0; k < a.length; k++) dot += a[k] * b[k];
      if (dot > ofOutput[i]) ofOutput[i] = dot;
      if (dot > ofReference[j]) ofReference[j] = dot;
    });
  });
  const precision = weightedMean(ofOutput, output.weights);
  const recall = weightedMean(ofReference, reference.weights);
  const sum = precision + recall;
  return [precision, recall, sum === 0 ? 0 : (2 * precision * recall) / sum];
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  values.forEach((value, at) => {
    if (weights[at] === 0 || !Number.isFinite(value)) return;
    sum += value * weights[at];
    total += weights[at];
  });
  return total > 0 ? sum / total : 0;
}
