import { tokenizers } from '../../language/index.ts';
import { ratio } from '../features/pairs.ts';
import type { Feature, FeatureResources } from './resources.ts';

/**
 * Those of QuEst's 17 baseline features (Specia et al. 2015) that need no parallel corpus. Shares
 * of words by frequency are taken from the table of ranks: its first quarter is QuEst's fourth
 * quartile, the frequent words. Omitted: translations per word, bigrams and trigrams by quartile.
 */
export function questFeatures({ ranks, languageModel }: FeatureResources): Feature[] {
  const nist = tokenizers.get('nist');
  const words = (text: string) => nist.split(text);
  const inTable = (text: string, from: number, to: number) => {
    const all = words(text).map((word) => ranks.rank(word.toLowerCase()));
    const inside = all.filter((rank) => rank !== undefined && rank > from && rank <= to);
    return ratio(inside.length, all.length);
  };
  const quarter = ranks.size / 4;
  const list: [string, Feature['measure']][] = [
    ['nb_source_tokens', (a) => words(a).length],
    ['nb_target_tokens', (_, b) => words(b).length],
    ['avg_source_token_length', (a) => ratio(lettersOf(words(a)), words(a).length)],
    ['type_token_ratio', (_, b) => ratio(words(b).length, new Set(words(b)).size)],
    ['nb_unigram_q1_freq', (a) => inTable(a, 3 * quarter, ranks.size)],
    ['nb_unigram_q4_freq', (a) => inTable(a, 0, quarter)],
    ['nb_source_words_in_corpus', (a) => inTable(a, 0, ranks.size)],
    ['nb_source_punct', (a) => signsOf(a)],
    ['nb_target_punct', (_, b) => signsOf(b)],
  ];
  if (languageModel) {
    const sum = (text: string) => languageModel(text).reduce((total, value) => total + value, 0);
    list.push(['lm_prob_source', (a) => sum(a)], ['lm_prob_target', (_, b) => sum(b)]);
  }
  return list.map(([name, measure]) => ({ name: `QuEst_${name}`, measure }));
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + [...word].length, 0);
}

function signsOf(text: string): number {
  return text.replace(/[^.,;:!?]/g, '').length;
}
