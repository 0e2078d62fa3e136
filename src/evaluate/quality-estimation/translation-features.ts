import { pythonLower, pythonSplit, tokenizers } from '../../language/index.ts';
import { commonLength } from '../edits/index.ts';
import { ratio } from '../features/pairs.ts';
import { readWords } from '../operations/index.ts';
import { type EditRate, editRate } from './edit-rate.ts';
import { meteorLike } from './meteor-like.ts';
import { nltkBleu, type SmoothingMethod } from './nltk-bleu.ts';
import type { Feature, FeatureResources } from './resources.ts';

/** Metrics of machine translation with the source as the reference, as tseval uses them. */
export function translationFeatures(resources: FeatureResources): Feature[] {
  return [...bleuFeatures(), ...wordFeatures(resources), ...editRateFeatures()];
}

function bleuFeatures(): Feature[] {
  const smoothed = [0, 1, 2, 3, 4, 5, 6, 7].map((method) => ({
    name: `nltkBLEU_method${method}`,
    measure: (a: string, b: string) =>
      nltkBleu(pythonSplit(a), pythonSplit(b), method as SmoothingMethod),
  }));
  const orders = [1, 2, 3, 4].map((order) => ({
    name: `nlgeval_Bleu_${order}`,
    measure: (a: string, b: string) => bleuUpTo(pythonSplit(a), pythonSplit(b), order),
  }));
  return [...smoothed, ...orders];
}

/** BLEU up to an order, as in nlg-eval: tiny counts instead of 0, without other smoothing. */
function bleuUpTo(reference: readonly string[], words: readonly string[], orders: number): number {
  const [tiny, small] = [1e-15, 1e-9];
  let product = 1;
  for (let order = 1; order <= orders; order++) {
    const grams = (list: readonly string[]) =>
      list
        .slice(0, Math.max(0, list.length - order + 1))
        .map((_, i) => list.slice(i, i + order).join(' '));
    const left = new Map<string, number>();
    for (const gram of grams(reference)) left.set(gram, (left.get(gram) ?? 0) + 1);
    let matches = 0;
    const mine = grams(words);
    for (const gram of mine) {
      const count = left.get(gram) ?? 0;
      if (count > 0) matches++;
      left.set(gram, count - 1);
    }
    product *= (matches + tiny) / (mine.length + small);
  }
  const length = (words.length + tiny) / (reference.length + small);
  return product ** (1 / orders) * (length < 1 ? Math.exp(1 - 1 / length) : 1);
}

function wordFeatures({ language, areSynonyms }: FeatureResources): Feature[] {
  return [
    {
      name: 'nlgeval_METEOR-like',
      measure: (a, b) => meteorLike(readWords(a, language), readWords(b, language), areSynonyms),
    },
    { name: 'nlgeval_ROUGE_L', measure: (a, b) => rougeL(pythonSplit(a), pythonSplit(b)) },
  ];
}

/** F-measure of the longest common subsequence, with weight 1.2 for recall, as in nlg-eval. */
function rougeL(reference: readonly string[], words: readonly string[]): number {
  const common = commonLength(reference, words);
  const [precision, recall] = [ratio(common, words.length), ratio(common, reference.length)];
  const beta = 1.2 ** 2;
  return ratio((1 + beta) * precision * recall, recall + beta * precision);
}

function editRateFeatures(): Feature[] {
  const nist = tokenizers.get('nist');
  const rate = (a: string, b: string) =>
    editRate(nist.split(pythonLower(a)), nist.split(pythonLower(b)));
  const parts: [string, (found: EditRate) => number][] = [
    ['Ins', (found) => found.insertions],
    ['Del', (found) => found.deletions],
    ['Sub', (found) => found.substitutions],
    ['Shft', (found) => found.shifts],
    ['WdSh', (found) => found.shiftedWords],
    ['NumEr', (found) => found.errors],
    ['TER', (found) => found.rate],
  ];
  return parts.map(([name, of]) => ({
    name: `TERp-like_${name}`,
    measure: (a, b) => of(rate(a, b)),
  }));
}
