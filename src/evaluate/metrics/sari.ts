import type { Item, Metric, MetricEntry, Settings } from '../metric.ts';
import type { View } from '../text.ts';
import { type TokenIds, tokenIdsView } from '../views.ts';
import { LONGEST, Ngrams } from './ngrams.ts';

/** Variants of EASSE's SARI; the literature uses all of them under one name. */
interface SariVariant {
  readonly name: string;
  readonly summary: string;
  /** Deletions by F1, as in the Java script, or by precision, as in the paper. */
  readonly deletions?: 'precision';
  /** F1 for each n, then their mean; or, as in the paper, the mean of P and R, then F1. */
  readonly aggregation?: 'paper';
  /** The source is split on white space only and keeps its case, as in older published numbers. */
  readonly legacy?: boolean;
  /** The mean of sentence SARIs instead of counts over the corpus. */
  readonly mean?: boolean;
}

const VARIANTS: readonly SariVariant[] = [
  { name: 'sari', summary: 'SARI of EASSE: counts over the corpus, F1 of add, keep and delete' },
  {
    name: 'sari-precision',
    summary: 'SARI with precision for deletions, as in Xu et al. (2016)',
    deletions: 'precision',
  },
  {
    name: 'sari-paper',
    summary: 'SARI with precision and recall averaged over n before F1',
    aggregation: 'paper',
  },
  {
    name: 'sari-paper-precision',
    summary: 'sari-paper with precision for deletions',
    aggregation: 'paper',
    deletions: 'precision',
  },
  {
    name: 'sari-legacy',
    summary: 'SARI with an unnormalised source, as in tables before 2020',
    legacy: true,
  },
  {
    name: 'sari-sentence',
    summary: "mean of the sentences' SARIs",
    mean: true,
  },
  {
    name: 'sari-css',
    summary: 'SARI as CSS (Yang et al. 2023) reports it: mean of sentence sari-paper-precision',
    aggregation: 'paper',
    deletions: 'precision',
    mean: true,
  },
];

const OPERATIONS = ['add', 'keep', 'delete'] as const;
const WIDTH = OPERATIONS.length * LONGEST * 3;
const SOURCE = 0;
const OUTPUT = 1;
const REFERENCES = 2;

export const sariMetrics: readonly MetricEntry[] = VARIANTS.map((variant) => ({
  name: variant.name,
  summary: variant.summary,
  better: 'higher',
  needs: ['source', 'references'],
  prepare: (settings) =>
    variant.mean ? meanOfSentences(prepareSari(variant, settings)) : prepareSari(variant, settings),
}));

function prepareSari(variant: SariVariant, settings: Settings): Metric {
  const { language, tokenizer, lowercase } = settings;
  const ids = tokenIdsView(language, tokenizer, lowercase);
  const sourceIds = variant.legacy ? tokenIdsView(language, 'none', false) : ids;
  const ngrams = new Ngrams(3);
  return {
    width: WIDTH,
    choices: {
      del: variant.deletions ?? 'f1',
      agg: variant.aggregation ?? 'easse',
      ...(variant.legacy && { source: 'raw' }),
      tok: tokenizer,
      case: lowercase ? 'lc' : 'mixed',
    },
    measure: (item, row) => {
      countNgrams(ngrams, item, sourceIds, ids);
      measureSari(ngrams, item.references.length, row);
    },
    score: (sums) => scoreOf(sums, variant),
  };
}

/** The mean of the scores of individual items. */
function meanOfSentences(metric: Metric): Metric {
  const counts = new Float64Array(metric.width);
  return {
    width: OPERATIONS.length + 1,
    choices: { ...metric.choices, mean: 'sentences' },
    measure(item, row) {
      if (item.references.length === 0) return;
      metric.measure(item, counts.fill(0));
      const { parts } = metric.score(counts);
      row.set([parts.add, parts.keep, parts.delete, 1]);
    },
    score([add, keep, del, items]) {
      const mean = (sum: number) => (items > 0 ? sum / items : 0);
      const parts = { add: mean(add), keep: mean(keep), delete: mean(del) };
      return { value: (parts.add + parts.keep + parts.delete) / OPERATIONS.length, parts };
    },
  };
}

/** Counts the n-grams of source, output and all references together. */
export function countNgrams(
  ngrams: Ngrams,
  item: Item,
  sourceIds: View<TokenIds>,
  otherIds: View<TokenIds>,
): void {
  ngrams.clear();
  ngrams.add(item.source.through(sourceIds), SOURCE);
  ngrams.add(item.output.through(otherIds), OUTPUT);
  for (const reference of item.references) ngrams.add(reference.through(otherIds), REFERENCES);
}

/**
 * Correct, performed and wanted n-grams of each operation and n. Counts of source and output are
 * compared with the sum over references, so they are multiplied by the number of references, and
 * everything is divided by it in the end: items with more references do not weigh more.
 */
function measureSari(ngrams: Ngrams, references: number, row: Float64Array): void {
  if (references === 0) return;
  const source = ngrams.counts(SOURCE);
  const output = ngrams.counts(OUTPUT);
  const wanted = ngrams.counts(REFERENCES);
  const { length, size } = ngrams;
  for (let number = 1; number <= size; number++) {
    const at = (length[number] - 1) * 3;
    const inSource = source[number] * references;
    const inOutput = output[number] * references;
    const inReferences = wanted[number];
    if (inSource === 0) {
      // Additions are sets: an n-gram counts once per item, without multiplication by references.
      if (inOutput > 0) row[at + 1]++;
      if (inReferences > 0) row[at + 2]++;
      if (inOutput > 0 && inReferences > 0) row[at]++;
      continue;
    }
    const kept = Math.min(inSource, inOutput);
    const toKeep = Math.min(inSource, inReferences);
    row[at + 12] += Math.min(kept, toKeep) / references;
    row[at + 13] += kept / references;
    row[at + 14] += toKeep / references;
    const deleted = inSource - kept;
    const toDelete = inSource - toKeep;
    row[at + 24] += Math.min(deleted, toDelete) / references;
    row[at + 25] += deleted / references;
    row[at + 26] += toDelete / references;
  }
}

function scoreOf(sums: Float64Array, variant: SariVariant) {
  const parts: Record<string, number> = {};
  OPERATIONS.forEach((operation, index) => {
    let precision = 0;
    let recall = 0;
    let f1 = 0;
    for (let n = 0; n < LONGEST; n++) {
      const at = (index * LONGEST + n) * 3;
      const p = ratio(sums[at], sums[at + 1]);
      const r = ratio(sums[at], sums[at + 2]);
      precision += p / LONGEST;
      recall += r / LONGEST;
      f1 += harmonic(p, r) / LONGEST;
    }
    const byPrecision = operation === 'delete' && variant.deletions === 'precision';
    const f = variant.aggregation === 'paper' ? harmonic(precision, recall) : f1;
    parts[operation] = 100 * (byPrecision ? precision : f);
  });
  return { value: (parts.add + parts.keep + parts.delete) / OPERATIONS.length, parts };
}

/** 0/0 is 0. */
export function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

export function harmonic(a: number, b: number): number {
  return a + b > 0 ? (2 * a * b) / (a + b) : 0;
}
