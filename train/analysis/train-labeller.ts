import { childrenOf, labelFeatures } from '../../src/language/analysis/label-features.ts';
import { labelHashes, labelInput, noteLabel } from '../../src/language/analysis/labeller.ts';
import type { ParserInput } from '../../src/language/analysis/parse-features.ts';
import { FeatureSet } from '../../src/language/analysis/scorer.ts';
import { bestOf } from '../../src/language/analysis/tagger.ts';
import type { Random } from '../random.ts';
import { Perceptron } from './perceptron.ts';

export interface LabelExample {
  readonly input: ParserInput;
  readonly heads: Int16Array;
  /** Places in the list of names; −1 where there is nothing to learn (the root, a wrong head). */
  readonly labels: Int16Array;
}

/** Trains the labeller on trees; labels of earlier siblings are its own guesses. */
export function trainLabeller(
  examples: readonly LabelExample[],
  names: readonly string[],
  epochs: number,
  random: Random,
): Perceptron {
  const model = new Perceptron(names.length);
  const hashes = labelHashes(names);
  const features = new FeatureSet();
  const scores = new Float32Array(names.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { input, heads, labels } of random.shuffled(examples)) {
      const tree = labelInput(input, heads);
      const children = childrenOf(heads);
      for (let d = 0; d < input.n; d++) {
        if (heads[d] < 0) continue;
        labelFeatures(tree, children, d, features);
        model.score(features, scores);
        const guess = bestOf(scores, names.length);
        const gold = labels[d];
        if (gold >= 0) {
          model.tick();
          if (guess !== gold) {
            model.update(features, gold, 1);
            model.update(features, guess, -1);
          }
        }
        noteLabel(tree, d, hashes[guess]);
      }
    }
  }
  return model;
}
