import { UPOS } from '../../src/core/index.ts';
import { FeatureSet } from '../../src/language/analysis/scorer.ts';
import { bundleFeatures, tagFeatures } from '../../src/language/analysis/tag-features.ts';
import {
  type BundleList,
  bestOf,
  emptyTags,
  TAG_HASH,
} from '../../src/language/analysis/tagger.ts';
import type { WordTable } from '../../src/language/analysis/word-table.ts';
import type { Random } from '../random.ts';
import { DensePerceptron } from './dense-perceptron.ts';
import { Perceptron } from './perceptron.ts';
import type { GoldSentence } from './treebank.ts';

/** The bundle name of a token: its part of speech and features, `NOUN|Number=Plur`. */
export function bundleName(sentence: GoldSentence, i: number): string {
  const features = sentence.features[i];
  return features === '_' ? sentence.upos[i] : `${sentence.upos[i]}|${features}`;
}

/** Trains the part-of-speech classifier on gold tags to the left being its own predictions. */
export function trainUpos(
  sentences: readonly GoldSentence[],
  table: WordTable,
  epochs: number,
  random: Random,
): DensePerceptron {
  const model = new DensePerceptron(UPOS.length);
  const features = new FeatureSet();
  const scores = new Float32Array(UPOS.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sentence of random.shuffled(sentences)) {
      const words = sentence.forms.map((form) => table.word(form));
      const tags = new Int32Array(words.length);
      for (let i = 0; i < words.length; i++) {
        const gold = (UPOS as readonly string[]).indexOf(sentence.upos[i]);
        if (gold < 0) continue;
        tagFeatures(words, tags, i, features);
        model.score(features, scores);
        const guess = bestOf(scores, UPOS.length);
        model.tick();
        if (guess !== gold) {
          model.update(features, gold, 1);
          model.update(features, guess, -1);
        }
        tags[i] = TAG_HASH[guess];
      }
    }
  }
  return model;
}

/** Trains the bundle classifier; parts of speech are gold, bundles to the left its own. */
export function trainBundles(
  sentences: readonly GoldSentence[],
  table: WordTable,
  bundles: BundleList,
  epochs: number,
  random: Random,
): Perceptron {
  const model = new Perceptron(bundles.names.length);
  const places = new Map(bundles.names.map((name, place) => [name, place]));
  const features = new FeatureSet();
  const scores = new Float32Array(bundles.names.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sentence of random.shuffled(sentences)) {
      const words = sentence.forms.map((form) => table.word(form));
      const tags = emptyTags(words.length);
      for (let i = 0; i < words.length; i++) {
        tags.uposHash[i] = TAG_HASH[(UPOS as readonly string[]).indexOf(sentence.upos[i])] ?? 0;
      }
      for (let i = 0; i < words.length; i++) {
        const upos = (UPOS as readonly string[]).indexOf(sentence.upos[i]);
        const options = bundles.ofTag[upos] ?? [];
        const gold = places.get(bundleName(sentence, i));
        let guess = options[0] ?? 0;
        if (options.length > 1 && gold !== undefined) {
          bundleFeatures(words, tags.uposHash, tags.bundleHash, i, features);
          model.score(features, scores);
          for (const option of options) if (scores[option] > scores[guess]) guess = option;
          model.tick();
          if (guess !== gold) {
            model.update(features, gold, 1);
            model.update(features, guess, -1);
          }
        }
        tags.bundleHash[i] = bundles.hashes[guess] ?? 0;
      }
    }
  }
  return model;
}
