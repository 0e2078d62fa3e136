import type { Item, Metric, MetricEntry, Settings } from '../metric.ts';
import type { View } from '../text.ts';
import { type TokenIds, tokenIdsView } from '../views.ts';
import { LONGEST, Ngrams } from './ngrams.ts';

const OUTPUT = 0;
const REFERENCE = 1;
const SCRATCH = 2;
/** Matching and total n-grams for n = 1 … 4, then the lengths of output and closest reference. */
const WIDTH = 2 * LONGEST + 2;
/** The value of sacreBLEU's my_log for 0, so that a missing n makes the score 0. */
const LOG_OF_NOTHING = -9999999999;
/** Sentence BLEU: the count used for zero matching n-grams; older published numbers use 0. */
const FLOOR = 0.1;

export const bleuMetrics: readonly MetricEntry[] = [
  {
    name: 'bleu',
    summary: 'BLEU of sacreBLEU over the corpus, exponential smoothing',
    better: 'higher',
    needs: ['references'],
    prepare: prepareBleu,
  },
  {
    name: 'bleu-sentence',
    summary: 'mean of sentence BLEUs, floor smoothing 0.1, effective order',
    better: 'higher',
    needs: ['references'],
    prepare: prepareSentenceBleu,
  },
];

function prepareBleu({ language, tokenizer, lowercase }: Settings): Metric {
  const ids = tokenIdsView(language, tokenizer, lowercase);
  const ngrams = new Ngrams(4);
  return {
    width: WIDTH,
    choices: { smooth: 'exp', tok: tokenizer, case: lowercase ? 'lc' : 'mixed' },
    measure: (item, row) => measureBleu(ngrams, item, ids, row),
    score(sums) {
      const precisions = exponentialPrecisions(sums);
      const brevity = brevityPenalty(sums);
      const parts = {
        'p-1': precisions[0],
        'p-2': precisions[1],
        'p-3': precisions[2],
        'p-4': precisions[3],
        brevity,
        ratio: sums[WIDTH - 1] > 0 ? sums[WIDTH - 2] / sums[WIDTH - 1] : 0,
      };
      return { value: geometricMean(sums, precisions, brevity, LONGEST), parts };
    },
  };
}

function prepareSentenceBleu({ language, tokenizer, lowercase }: Settings): Metric {
  const ids = tokenIdsView(language, tokenizer, lowercase);
  const ngrams = new Ngrams(4);
  const counts = new Float64Array(WIDTH);
  return {
    width: 2,
    choices: { smooth: `floor-${FLOOR}`, tok: tokenizer, case: lowercase ? 'lc' : 'mixed' },
    measure(item, row) {
      measureBleu(ngrams, item, ids, counts.fill(0));
      row[0] = sentenceScore(counts);
      row[1] = 1;
    },
    score: ([sum, items]) => ({ value: items > 0 ? sum / items : 0, parts: { items } }),
  };
}

/**
 * BLEU of one text against one or more others, as `bleu-sentence` counts it; for filters.
 *
 * @example sentenceBleu(Int32Array.of(1, 2), [Int32Array.of(1, 3)])
 */
export function sentenceBleu(output: TokenIds, references: readonly TokenIds[]): number {
  const counts = new Float64Array(WIDTH);
  countMatches(filterNgrams, output, references, counts);
  return sentenceScore(counts);
}

/** One table for all calls, because a filter makes a million. */
const filterNgrams = new Ngrams(4);

function measureBleu(ngrams: Ngrams, item: Item, ids: View<TokenIds>, row: Float64Array): void {
  const references = item.references.map((reference) => reference.through(ids));
  countMatches(ngrams, item.output.through(ids), references, row);
}

function countMatches(
  ngrams: Ngrams,
  output: TokenIds,
  references: readonly TokenIds[],
  row: Float64Array,
): void {
  ngrams.clear();
  ngrams.add(output, OUTPUT);
  const ofOutput = ngrams.size;
  let closest = -1;
  references.forEach((reference, at) => {
    ngrams.addMaximum(reference, REFERENCE, SCRATCH, at + 1);
    const distance = Math.abs(reference.length - output.length);
    const best = Math.abs(closest - output.length);
    if (closest < 0 || distance < best || (distance === best && reference.length < closest)) {
      closest = reference.length;
    }
  });
  const done = ngrams.counts(OUTPUT);
  const wanted = ngrams.counts(REFERENCE);
  for (let number = 1; number <= ofOutput; number++) {
    const n = ngrams.length[number] - 1;
    row[n] += Math.min(done[number], wanted[number]);
    row[LONGEST + n] += done[number];
  }
  row[WIDTH - 2] = output.length;
  row[WIDTH - 1] = Math.max(0, closest);
}

/** Replaces zero matches by half, a quarter … of a match. */
function exponentialPrecisions(sums: Float64Array): number[] {
  const precisions = new Array<number>(LONGEST).fill(0);
  let smoothing = 1;
  for (let n = 0; n < LONGEST && sums[LONGEST + n] > 0; n++) {
    if (sums[n] === 0) smoothing *= 2;
    precisions[n] = (100 * (sums[n] || 1 / smoothing)) / sums[LONGEST + n];
  }
  return precisions;
}

function sentenceScore(counts: Float64Array): number {
  const precisions: number[] = [];
  for (let n = 0; n < LONGEST && counts[LONGEST + n] > 0; n++) {
    precisions.push((100 * (counts[n] || FLOOR)) / counts[LONGEST + n]);
  }
  return geometricMean(counts, precisions, brevityPenalty(counts), precisions.length);
}

function brevityPenalty(sums: Float64Array): number {
  const [length, reference] = [sums[WIDTH - 2], sums[WIDTH - 1]];
  if (length >= reference) return 1;
  return length > 0 ? Math.exp(1 - reference / length) : 0;
}

function geometricMean(
  sums: Float64Array,
  precisions: readonly number[],
  brevity: number,
  order: number,
): number {
  if (order === 0 || !sums.subarray(0, LONGEST).some((right) => right > 0)) return 0;
  let logs = 0;
  for (let n = 0; n < order; n++) {
    logs += precisions[n] > 0 ? Math.log(precisions[n]) : LOG_OF_NOTHING;
  }
  return brevity * Math.exp(logs / order);
}
