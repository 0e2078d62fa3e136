import { editTree, readEditTree } from '../../src/language/analysis/edit-tree.ts';
import {
  applyLemmaClass,
  caseOf,
  type Lemmatiser,
  lemmaFeatures,
} from '../../src/language/analysis/lemmatiser.ts';
import { FeatureSet } from '../../src/language/analysis/scorer.ts';
import { bestOf } from '../../src/language/analysis/tagger.ts';
import type { Random } from '../random.ts';
import { Perceptron } from './perceptron.ts';

/** A form with its lemma, and how often the pair was seen. */
export interface LemmaExample {
  readonly form: string;
  readonly upos: string;
  readonly bundle: string;
  readonly lemma: string;
  readonly count: number;
}

export interface TrainedLemmatiser {
  readonly classes: string[];
  readonly model: Perceptron;
}

/** The class of a form and its lemma: how the lemma is written, then the edit tree. */
export function lemmaClass(form: string, lemma: string): string | undefined {
  const casing = caseOf(lemma);
  const tree =
    casing === 'k' ? editTree(form, lemma) : editTree(form.toLowerCase(), lemma.toLowerCase());
  if (tree === undefined || /\n/.test(tree)) return undefined;
  const name = casing + tree;
  // A language's capitals may not survive the way there and back.
  return applyLemmaClass(casing, readEditTree(tree), form) === lemma ? name : undefined;
}

export function trainLemmatiser(
  examples: readonly LemmaExample[],
  epochs: number,
  random: Random,
): TrainedLemmatiser {
  const counts = new Map<string, number>();
  const classed = examples.map((example) => ({
    example,
    name: lemmaClass(example.form, example.lemma),
  }));
  for (const { name } of classed)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const classes = [...counts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
  const places = new Map(classes.map((name, place) => [name, place]));
  const usable = classed.filter(({ name }) => name !== undefined && places.has(name));
  const model = new Perceptron(classes.length);
  const features = new FeatureSet();
  const scores = new Float32Array(classes.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { example, name } of random.shuffled(usable)) {
      lemmaFeatures(example.form, example.upos, example.bundle, features);
      model.score(features, scores);
      const guess = bestOf(scores, classes.length);
      const gold = places.get(name!)!;
      model.tick();
      if (guess !== gold) {
        model.update(features, gold, 1);
        model.update(features, guess, -1);
      }
    }
  }
  return { classes, model };
}

/** `UPOS form` → lemma: the most frequent forms whose usual lemma the classifier misses. */
export function exceptionsOf(
  examples: readonly LemmaExample[],
  lemmatiser: Lemmatiser,
  limit: number,
): Map<string, string> {
  const right = new Map<string, Map<string, number>>();
  const missed = new Map<string, number>();
  for (const { form, upos, bundle, lemma, count } of examples) {
    const key = `${upos} ${form.toLowerCase()}`;
    if (/[\t\n]/.test(key + lemma)) continue;
    const lemmas = right.get(key) ?? new Map<string, number>();
    lemmas.set(lemma, (lemmas.get(lemma) ?? 0) + count);
    right.set(key, lemmas);
    if (lemmatiser.lemma(form, upos, bundle) !== lemma)
      missed.set(key, (missed.get(key) ?? 0) + count);
  }
  const exceptions: [key: string, lemma: string, gain: number][] = [];
  for (const [key, wrong] of missed) {
    const lemmas = [...right.get(key)!].sort((a, b) => b[1] - a[1]);
    const total = lemmas.reduce((sum, [, count]) => sum + count, 0);
    // One lemma for all uses helps only if it is right more often than the classifier was.
    const gain = lemmas[0][1] - (total - wrong);
    if (gain > 0) exceptions.push([key, lemmas[0][0], gain]);
  }
  exceptions.sort((a, b) => b[2] - a[2]);
  return new Map(exceptions.slice(0, limit).map(([key, lemma]) => [key, lemma]));
}
