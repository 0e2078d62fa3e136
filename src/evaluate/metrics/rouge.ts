import { commonLength } from '../edits/index.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import type { Text } from '../text.ts';
import { tokenIdsView, tokensView } from '../views.ts';
import { Ngrams } from './ngrams.ts';
import { harmonic, ratio } from './sari.ts';

/** The overlap of two texts, and the size of each. */
type Overlap = (output: Text, reference: Text) => readonly [both: number, a: number, b: number];

const KINDS: readonly (readonly [name: string, what: string, of: (s: Settings) => Overlap])[] = [
  ['rouge-1', 'words', (settings) => ngramOverlap(settings, 1)],
  ['rouge-2', 'pairs of words', (settings) => ngramOverlap(settings, 2)],
  ['rouge-l', 'the longest common subsequence', subsequenceOverlap],
];

/** ROUGE (Lin 2004) as means of sentence F1s; precision and recall are of the same reference. */
export const rougeMetrics: readonly MetricEntry[] = KINDS.map(([name, what, overlapOf]) => ({
  name,
  summary: `${name.toUpperCase()}: F1 of ${what}, against the nearest reference`,
  better: 'higher',
  needs: ['references'],
  prepare: (settings) => prepareRouge(settings, overlapOf(settings)),
}));

function prepareRouge({ tokenizer, lowercase }: Settings, overlap: Overlap): Metric {
  return {
    width: 4,
    choices: { tok: tokenizer, case: lowercase ? 'lc' : 'mixed' },
    measure({ output, references }, row) {
      for (const reference of references) {
        const [both, written, wanted] = overlap(output, reference);
        const [precision, recall] = [ratio(both, written), ratio(both, wanted)];
        const f1 = harmonic(precision, recall);
        if (row[3] === 0 || f1 > row[0]) row.set([f1, precision, recall, 1]);
      }
    },
    score([f1, precision, recall, items]) {
      const mean = (sum: number) => (items > 0 ? (100 * sum) / items : 0);
      return { value: mean(f1), parts: { precision: mean(precision), recall: mean(recall) } };
    },
  };
}

function subsequenceOverlap({ language, tokenizer, lowercase }: Settings): Overlap {
  const tokens = tokensView(language, tokenizer, lowercase);
  return (output, reference) => {
    const [a, b] = [output.through(tokens), reference.through(tokens)];
    return [commonLength(a, b), a.length, b.length];
  };
}

function ngramOverlap({ language, tokenizer, lowercase }: Settings, n: number): Overlap {
  const ids = tokenIdsView(language, tokenizer, lowercase);
  const ngrams = new Ngrams(2, n);
  return (output, reference) => {
    ngrams.clear();
    ngrams.add(output.through(ids), 0);
    ngrams.add(reference.through(ids), 1);
    const [written, wanted] = [ngrams.counts(0), ngrams.counts(1)];
    const sums: [number, number, number] = [0, 0, 0];
    for (let number = 1; number <= ngrams.size; number++) {
      if (ngrams.length[number] !== n) continue;
      sums[0] += Math.min(written[number], wanted[number]);
      sums[1] += written[number];
      sums[2] += wanted[number];
    }
    return sums;
  };
}
