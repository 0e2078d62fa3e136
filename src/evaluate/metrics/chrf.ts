import { pythonLower, pythonSplit } from '../../language/index.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { view } from '../text.ts';
import { Ngrams } from './ngrams.ts';

const LONGEST = 6;
/** Recall has twice the weight of precision: chrF2, sacreBLEU's default. */
const BETA = 2;
const WIDTH = 3 * LONGEST;

export const chrf: MetricEntry = {
  name: 'chrf',
  summary: 'chrF2 of sacreBLEU: F-score of character n-grams up to 6, without white space',
  better: 'higher',
  needs: ['references'],
  prepare: prepareChrf,
};

function prepareChrf({ lowercase }: Settings): Metric {
  const characters = view((raw) => {
    const text = pythonSplit(lowercase ? pythonLower(raw) : raw).join('');
    return Int32Array.from(text, (character) => character.codePointAt(0) ?? 0);
  });
  const ngrams = new Ngrams(2, LONGEST);
  const tried = new Float64Array(WIDTH);
  return {
    width: WIDTH,
    choices: { chars: LONGEST, beta: BETA, case: lowercase ? 'lc' : 'mixed' },
    measure(item, row) {
      let best = -1;
      for (const reference of item.references) {
        ngrams.clear();
        ngrams.add(item.output.through(characters), 0);
        ngrams.add(reference.through(characters), 1);
        countMatches(ngrams, tried.fill(0));
        const score = fScore(tried);
        if (score > best) {
          best = score;
          row.set(tried);
        }
      }
    },
    score: (sums) => ({ value: fScore(sums), parts: {} }),
  };
}

/** For each n: n-grams of the output, of the reference, in both. */
function countMatches(ngrams: Ngrams, row: Float64Array): void {
  const output = ngrams.counts(0);
  const reference = ngrams.counts(1);
  for (let number = 1; number <= ngrams.size; number++) {
    const at = 3 * (ngrams.length[number] - 1);
    row[at] += output[number];
    row[at + 1] += reference[number];
    row[at + 2] += Math.min(output[number], reference[number]);
  }
  // sacreBLEU ignores the output's n-grams if the reference is too short to have any.
  for (let at = 0; at < WIDTH; at += 3) if (row[at + 1] === 0) row[at] = 0;
}

function fScore(sums: Float64Array): number {
  let precision = 0;
  let recall = 0;
  let orders = 0;
  for (let at = 0; at < WIDTH; at += 3) {
    if (sums[at] === 0 || sums[at + 1] === 0) continue;
    precision += sums[at + 2] / sums[at];
    recall += sums[at + 2] / sums[at + 1];
    orders++;
  }
  if (orders === 0 || precision + recall === 0) return 0;
  precision /= orders;
  recall /= orders;
  const weight = BETA * BETA;
  return (100 * (1 + weight) * precision * recall) / (weight * precision + recall);
}
