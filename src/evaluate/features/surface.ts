import type { MetricEntry, Settings } from '../metric.ts';
import { type Counts, countsView } from '../readability/counts.ts';

type Average = readonly [
  name: string,
  summary: string,
  part: (counts: Counts) => number,
  whole: (counts: Counts) => number,
];

/** Features that Tanprasert & Kauchak (2021) recommend instead of, or in addition to, FKGL. */
const AVERAGES: readonly Average[] = [
  ['sentence-length', 'Words per sentence of the outputs', (c) => c.words, (c) => c.sentences],
  ['syllables-per-word', 'Syllables per word of the outputs', (c) => c.syllables, (c) => c.words],
  ['letters-per-word', 'Letters per word of the outputs', (c) => c.letters, (c) => c.words],
  ['words-per-output', 'Words of an average output', (c) => c.words, () => 1],
  ['sentences-per-output', 'Sentences of an average output', (c) => c.sentences, () => 1],
];

/** Averages over all outputs together, by the language's own words, sentences and syllables. */
export const surfaceFeatures: readonly MetricEntry[] = AVERAGES.map(
  ([name, summary, part, whole]) => ({
    name,
    summary,
    better: 'lower',
    needs: [],
    prepare({ language }: Settings) {
      const counts = countsView(language);
      return {
        width: 2,
        choices: { sents: 'own' },
        measure({ output }, row) {
          const counted = output.through(counts);
          row[0] = part(counted);
          row[1] = whole(counted);
        },
        score: ([sum, count]) => ({ value: count === 0 ? 0 : sum / count, parts: { count } }),
      };
    },
  }),
);
