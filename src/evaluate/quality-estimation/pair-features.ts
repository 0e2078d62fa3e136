import { pythonLower, pythonSplit } from '../../language/index.ts';
import { commonLength, countCodePoints, levenshteinSimilarity } from '../edits/index.ts';
import { compressionRatio, keptWords, ratio, wordChanges } from '../features/pairs.ts';
import {
  bestAssignment,
  cosine,
  dot,
  meanVector,
  vectorsOf,
  type WordVectors,
} from './embeddings.ts';
import type { Feature, FeatureResources } from './resources.ts';
import { countingOf } from './sentence-features.ts';

/** Features that compare words and characters of source and output. */
export function pairFeatures(resources: FeatureResources): Feature[] {
  const count = countingOf(resources);
  const perSentence = (text: string) => ratio(countCodePoints(text), count.sentences(text));
  const longer = (a: string, b: string) => Math.max(count.words(a), count.words(b));
  const changes = (a: string, b: string) => wordChanges(pythonSplit(a), pythonSplit(b));
  const list: [string, Feature['measure']][] = [
    ['count_sentence_splits', (a, b) => ratio(count.sentences(b), count.sentences(a))],
    ['get_compression_ratio', compressionRatio],
    ['word_intersection', wordIntersection],
    ['characters_per_sentence_difference', (a, b) => perSentence(a) - perSentence(b)],
    ['is_exact_match', (a, b) => Number(a === b)],
    ['get_levenshtein_similarity', levenshteinSimilarity],
    ['get_levenshtein_distance', (a, b) => 1 - levenshteinSimilarity(a, b)],
    ['get_additions_proportion', (a, b) => ratio(changes(a, b).added, longer(a, b))],
    ['get_deletions_proportion', (a, b) => ratio(changes(a, b).deleted, longer(a, b))],
    ['get_n_added_words', (a, b) => changes(a, b).added],
    ['get_n_deleted_words', (a, b) => changes(a, b).deleted],
    ['get_n_kept_words', (a, b) => keptWords(pythonSplit(a), pythonSplit(b))],
    ['get_n_reordered_words', (a, b) => changes(pythonLower(a), pythonLower(b)).reordered],
    ['get_added_words_proportion', (a, b) => ratio(changes(a, b).added, count.words(b))],
    ['get_deleted_words_proportion', (a, b) => ratio(changes(a, b).deleted, count.words(a))],
    // As published, it counts deletions by mistake. The feature `reordered` of CSS is correct.
    ['get_reordered_words_proportion', (a, b) => ratio(changes(a, b).deleted, count.words(b))],
    ['only_deleted_words', onlyDeleted],
  ];
  const vectors = resources.vectors;
  const features = list.map(([name, measure]) => ({ name, measure }));
  return vectors ? [...features, ...vectorFeatures(vectors)] : features;
}

function wordIntersection(source: string, output: string): number {
  const [a, b] = [new Set(pythonSplit(source)), new Set(pythonSplit(output))];
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return ratio(both, Math.max(a.size, b.size));
}

function onlyDeleted(source: string, output: string): number {
  const words = pythonSplit(output);
  return Number(source !== output && commonLength(pythonSplit(source), words) === words.length);
}

/** The maximum number of assigned words, because the assignment is cubic in the length. */
const MOST_ASSIGNED = 500;

/** tseval divides the sum of the best pairs by characters, not by words; so do we. */
function vectorFeatures(vectors: WordVectors): Feature[] {
  const of = (text: string) => vectorsOf(pythonSplit(pythonLower(text)), vectors);
  const assigned = (a: string, b: string, similarity: typeof dot) => {
    const [left, right] = [of(a).slice(0, MOST_ASSIGNED), of(b).slice(0, MOST_ASSIGNED)];
    const matrix = left.map((x) => right.map((y) => similarity(x, y)));
    return ratio(bestAssignment(matrix), Math.max(countCodePoints(a), countCodePoints(b)));
  };
  return [
    { name: 'average_dot', measure: (a, b) => dot(meanVector(of(a)), meanVector(of(b))) },
    { name: 'average_cosine', measure: (a, b) => cosine(meanVector(of(a)), meanVector(of(b))) },
    { name: 'hungarian_dot', measure: (a, b) => assigned(a, b, dot) },
    { name: 'hungarian_cosine', measure: (a, b) => assigned(a, b, cosine) },
  ];
}
