import { KlartextError } from '../../core/index.ts';
import { pythonSplit, tokenizers } from '../../language/index.ts';
import { countCodePoints } from '../edits/index.ts';
import { ratio } from '../features/pairs.ts';
import { wordRank } from '../features/ranks.ts';
import type { Feature, FeatureResources } from './resources.ts';

/** Python's `string.punctuation`; tseval asks whether a word is part of this text. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const withoutPunctuation = (words: readonly string[]) =>
  words.filter((word) => !PUNCTUATION.includes(word));

/** tseval's default for a word that is not in the list of concreteness. */
const UNKNOWN_CONCRETENESS = 5;

/** Counts as tseval does: words by NIST's tokenizer, sentences by Punkt, syllables like EASSE. */
export interface Counting {
  words(text: string): number;
  sentences(text: string): number;
  syllables(text: string): number;
}

export function countingOf({ language, punkt }: FeatureResources): Counting {
  const nist = tokenizers.get('nist');
  const { easse } = language.syllablesLike;
  const syllables = easse ? likeTseval(easse) : (word: string) => language.syllables(word);
  return {
    words: (text) => nist.split(text).length,
    sentences: (text) => (punkt ? punkt(text) : language.sentences(text)).length,
    syllables: (text) =>
      withoutPunctuation(pythonSplit(text)).reduce((sum, word) => sum + syllables(word), 0),
  };
}

/**
 * EASSE's counter goes back to tseval's and differs in two points: tseval removes one final e,
 * not all, so "the" has no syllable. The apostrophe protects the e that tseval keeps.
 */
function likeTseval(easse: (word: string) => number): (word: string) => number {
  return (word) => {
    const lower = word.toLowerCase();
    if (lower === 'the') return 0;
    return lower.endsWith('ee') ? easse(`${lower.slice(0, -1)}'`) : easse(word);
  };
}

/** Features of the output alone. */
export function sentenceFeatures(resources: FeatureResources): Feature[] {
  const count = countingOf(resources);
  const { ranks, concreteness, languageModel } = resources;
  const logRanks = (text: string) =>
    pythonSplit(text).map((word) => Math.log(ranks.rank(word) ?? 1 + ranks.size));
  const list: [string, (text: string) => number][] = [
    ['count_words', count.words],
    ['count_characters', countCodePoints],
    ['count_sentences', count.sentences],
    ['count_syllables_in_sentence', count.syllables],
    ['count_words_per_sentence', (text) => ratio(count.words(text), count.sentences(text))],
    [
      'count_characters_per_sentence',
      (text) => ratio(countCodePoints(text), count.sentences(text)),
    ],
    ['count_syllables_per_sentence', (text) => ratio(count.syllables(text), count.sentences(text))],
    ['count_characters_per_word', (text) => ratio(countCodePoints(text), count.words(text))],
    ['count_syllables_per_word', (text) => ratio(count.syllables(text), count.words(text))],
    ['max_pos_in_freq_table', (text) => largest(logRanks(text))],
    ['average_pos_in_freq_table', (text) => mean(logRanks(text))],
    ['sentence_fre', (text) => readability(text, count, [206.835, -1.015, -84.6])],
    ['sentence_fkgl', (text) => readability(text, count, [-15.59, 0.39, 11.8])],
    ['get_wordrank_score', (text) => wordRank(contentWords(text, resources), ranks)],
  ];
  if (concreteness) {
    const scores = (text: string) =>
      pythonSplit(text).map((word) => Math.log(1 + (concreteness(word) ?? UNKNOWN_CONCRETENESS)));
    list.push(
      ['min_concreteness', (text) => -largest(scores(text).map((value) => -value))],
      ['average_concreteness', (text) => mean(scores(text))],
    );
  }
  if (languageModel) {
    list.push(
      ['average_sentence_lm_prob', (text) => mean(languageModel(text))],
      ['min_sentence_lm_prob', (text) => -largest(languageModel(text).map((value) => -value))],
    );
  }
  return list.map(([name, of]) => ({ name, measure: (_source, output) => of(output) }));
}

/** tseval treats every text as one sentence here, without punctuation. */
function readability(
  text: string,
  count: Counting,
  [base, perSentence, perWord]: readonly [number, number, number],
): number {
  const words = count.words(withoutPunctuation(pythonSplit(text)).join(' '));
  return words === 0 ? 0 : base + perSentence * words + perWord * (count.syllables(text) / words);
}

function contentWords(text: string, { language }: FeatureResources): string[] {
  const stops = language.easseStopWords;
  return withoutPunctuation(pythonSplit(text)).filter((word) =>
    stops ? !stops.has(word.toLowerCase()) : !language.isStopWord(word),
  );
}

function mean(values: readonly number[]): number {
  return ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}

function largest(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(best, value), values[0] ?? 0);
}

/** Selects features by name; throws for unknown names. */
export function pickFeatures(features: readonly Feature[], names: readonly string[]): Feature[] {
  const known = new Map(features.map((feature) => [feature.name, feature]));
  return names.map((name) => {
    const feature = known.get(name);
    if (feature) return feature;
    throw new KlartextError(
      'unknown-name',
      `The feature "${name}" does not exist, or its resources are missing.`,
      `Available: ${[...known.keys()].join(', ')}.`,
    );
  });
}
