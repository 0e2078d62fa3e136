import type { SubstitutionPair } from './instances.ts';

/** The largest k of the metrics at k. */
const MOST = 10;
const PER_K = 5;
const FIRST_K = 2;

/** The number of statistics per word. */
export const LEXICAL_WIDTH = FIRST_K + MOST * PER_K;

/**
 * The statistics of one word, from which sums over words give the scores: 1, whether the first
 * prediction is right, and for k = 1 … 10 whether one of k is the most frequent gold substitute,
 * precision, recall, whether any is right, and the average precision.
 *
 * Words are compared exactly; the complex word itself does not count as a substitute, in gold or
 * predictions, and only the first of repeated predictions counts.
 *
 * @example
 * const row = new Float64Array(LEXICAL_WIDTH);
 * measureSubstitutes({ gold, predicted }, row);
 */
export function measureSubstitutes({ gold, predicted }: SubstitutionPair, row: Float64Array): void {
  const votes = new Map<string, number>();
  let mostVotes = 0;
  for (const each of gold.substitutes) {
    if (each === gold.word) continue;
    const count = (votes.get(each) ?? 0) + 1;
    votes.set(each, count);
    mostVotes = Math.max(mostVotes, count);
  }
  const ranked = [...new Set(predicted.substitutes)].filter((each) => each !== predicted.word);
  row[0] = 1;
  row[1] = votes.has(ranked[0]) ? 1 : 0;
  let [right, precisions, foundTop] = [0, 0, 0];
  for (let k = 1; k <= MOST; k++) {
    if (k <= ranked.length) {
      const count = votes.get(ranked[k - 1]);
      if (count !== undefined) precisions += ++right / k;
      if (count === mostVotes) foundTop = 1;
    }
    const at = FIRST_K + (k - 1) * PER_K;
    row[at] = foundTop;
    row[at + 1] = ranked.length > 0 ? right / Math.min(k, ranked.length) : 0;
    row[at + 2] = votes.size > 0 ? right / votes.size : 0;
    row[at + 3] = right > 0 ? 1 : 0;
    row[at + 4] = precisions / k;
  }
}

/**
 * The scores of TSAR-2022 by the names of its evaluator, from summed statistics. F1 is that of
 * mean precision and mean recall; MAP@k divides by k even if there are fewer predictions.
 *
 * @example
 * lexicalScores(sums)['MAP@3']
 */
export function lexicalScores(sums: Float64Array): Record<string, number> {
  const words = sums[0];
  const meanOf = (at: number) => (words > 0 ? sums[at] / words : 0);
  const scores: Record<string, number> = { 'ACC@1': meanOf(1) };
  for (let k = 1; k <= MOST; k++) {
    const at = FIRST_K + (k - 1) * PER_K;
    const [precision, recall] = [meanOf(at + 1), meanOf(at + 2)];
    scores[`ACC@${k}@Top1`] = meanOf(at);
    scores[`MAP@${k}`] = meanOf(at + 4);
    scores[`Potential@${k}`] = meanOf(at + 3);
    scores[`Precision@${k}`] = precision;
    scores[`Recall@${k}`] = recall;
    scores[`F1@${k}`] =
      precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  }
  return scores;
}

/**
 * All scores of predictions against gold annotations.
 *
 * @example
 * scoreSubstitutes(pairSubstitutions(gold, predictions, files).pairs)['ACC@1']
 */
export function scoreSubstitutes(pairs: readonly SubstitutionPair[]): Record<string, number> {
  const sums = new Float64Array(LEXICAL_WIDTH);
  const row = new Float64Array(LEXICAL_WIDTH);
  for (const pair of pairs) {
    row.fill(0);
    measureSubstitutes(pair, row);
    for (let at = 0; at < LEXICAL_WIDTH; at++) sums[at] += row[at];
  }
  return lexicalScores(sums);
}
