/** A feature of a pair that the report shows as a distribution and in the table of sentences. */
export interface Feature {
  /** The name of its metric. */
  readonly metric: string;
  readonly title: string;
  /** Bins of the histogram: from, to and step; values outside fall into the outermost bins. */
  readonly bins: readonly [from: number, to: number, step: number];
  /** Values may exceed the last bin. */
  readonly open?: boolean;
  /** The title of its column in the table of sentences, if it has one. */
  readonly column?: string;
}

export const COMPRESSION = 'easse-compression';
export const SIMILARITY = 'easse-similarity';
export const SPLITS = 'easse-splits';
export const COMPLEXITY = 'easse-lexical-complexity';

/** The features of the distributions section: EASSE's features (Alva-Manchego et al. 2019, §2.3). */
export const FEATURES: readonly Feature[] = [
  {
    metric: COMPRESSION,
    title: 'Compression ratio',
    bins: [0, 2, 0.1],
    open: true,
    column: 'compression',
  },
  {
    metric: SIMILARITY,
    title: 'Levenshtein similarity',
    bins: [0, 1, 0.05],
    column: 'similarity',
  },
  { metric: SPLITS, title: 'Sentence splits', bins: [0, 4, 0.5], open: true, column: 'splits' },
  { metric: 'easse-additions', title: 'Additions', bins: [0, 1, 0.05] },
  { metric: 'easse-deletions', title: 'Deletions', bins: [0, 1, 0.05] },
  { metric: COMPLEXITY, title: 'Lexical complexity', bins: [4, 12, 0.5], open: true },
];
