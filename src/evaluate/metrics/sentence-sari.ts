import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { view } from '../text.ts';
import { type TokenIds, tokenIdsView } from '../views.ts';
import { LONGEST, Ngrams } from './ngrams.ts';
import { countNgrams, harmonic } from './sari.ts';

/** The two other SARIs in use: means over sentences, with different conventions. */
interface Habits {
  readonly name: string;
  readonly summary: string;
  /** The value of 0/0. */
  readonly nothing: 0 | 1;
  /** Recall of kept n-grams: over counts, or as a mean over distinct n-grams. */
  readonly keepRecall: 'counts' | 'types';
}

const HABITS: readonly Habits[] = [
  {
    name: 'sari-hf',
    summary: "SARI of Hugging Face's evaluate: mean over sentences, 0/0 = 1",
    nothing: 1,
    keepRecall: 'counts',
  },
  {
    name: 'sari-original',
    summary: 'SARI of the original Python script: mean over sentences, 0/0 = 0',
    nothing: 0,
    keepRecall: 'types',
  },
];

/** A number that no token has, because both scripts treat an empty string as one empty token. */
const EMPTY: TokenIds = Int32Array.of(-1);

export const sentenceSariMetrics: readonly MetricEntry[] = HABITS.map((habits) => ({
  name: habits.name,
  summary: habits.summary,
  better: 'higher',
  needs: ['source', 'references'],
  prepare: (settings) => prepareSentenceSari(habits, settings),
}));

function prepareSentenceSari(habits: Habits, { language, tokenizer, lowercase }: Settings): Metric {
  const tokens = tokenIdsView(language, tokenizer, lowercase);
  const ids = view((_raw, text) => {
    const made = text.through(tokens);
    return made.length > 0 ? made : EMPTY;
  });
  const ngrams = new Ngrams(3);
  return {
    width: 4,
    choices: { tok: tokenizer, case: lowercase ? 'lc' : 'mixed' },
    measure(item, row) {
      if (item.references.length === 0) return;
      countNgrams(ngrams, item, ids, ids);
      for (let n = 1; n <= LONGEST; n++) {
        const [add, keep, del] = scoresOf(ngrams, n, item.references.length, habits);
        row[0] += add / LONGEST;
        row[1] += keep / LONGEST;
        row[2] += del / LONGEST;
      }
      row[3] = 1;
    },
    score(sums) {
      const items = sums[3] || 1;
      const parts = {
        add: (100 * sums[0]) / items,
        keep: (100 * sums[1]) / items,
        delete: (100 * sums[2]) / items,
      };
      return { value: (parts.add + parts.keep + parts.delete) / 3, parts };
    },
  };
}

/** F1 of additions, F1 of kept n-grams, precision of deletions, for n-grams of one length. */
function scoresOf(ngrams: Ngrams, n: number, references: number, habits: Habits): number[] {
  const source = ngrams.counts(0);
  const output = ngrams.counts(1);
  const wanted = ngrams.counts(2);
  const add = { right: 0, done: 0, wanted: 0 };
  const keep = { precision: 0, done: 0, recall: 0, right: 0, wanted: 0, wantedCounts: 0 };
  const del = { precision: 0, done: 0 };
  for (let number = 1; number <= ngrams.size; number++) {
    if (ngrams.length[number] !== n) continue;
    const inSource = source[number] * references;
    const inOutput = output[number] * references;
    const inReferences = wanted[number];
    if (inSource === 0) {
      if (inOutput > 0) add.done++;
      if (inReferences > 0) add.wanted++;
      if (inOutput > 0 && inReferences > 0) add.right++;
      continue;
    }
    const kept = Math.min(inSource, inOutput);
    const toKeep = Math.min(inSource, inReferences);
    const right = Math.min(kept, toKeep);
    if (kept > 0) {
      keep.done++;
      keep.precision += right / kept;
    }
    if (toKeep > 0) {
      keep.wanted++;
      keep.wantedCounts += toKeep;
      keep.right += right;
      keep.recall += right / toKeep;
    }
    const deleted = inSource - kept;
    if (deleted > 0) {
      del.done++;
      // Counts deletions beyond the references' counts, rather than wanted deletions.
      del.precision += Math.max(0, deleted - inReferences) / deleted;
    }
  }
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : habits.nothing);
  const keepRecall =
    habits.keepRecall === 'counts'
      ? share(keep.right, keep.wantedCounts)
      : share(keep.recall, keep.wanted);
  return [
    harmonic(share(add.right, add.done), share(add.right, add.wanted)),
    harmonic(share(keep.precision, keep.done), keepRecall),
    share(del.precision, del.done),
  ];
}
