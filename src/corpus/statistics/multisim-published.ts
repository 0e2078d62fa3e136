import type { CountingRule } from './multisim.ts';

/** What MultiSim (Ryan et al. 2023) prints about a corpus, and how to compare with it. */
export interface PublishedRow {
  /** Of the registry. */
  readonly id: string;
  /** Only records of these levels: a part of a corpus that MultiSim lists by itself. */
  readonly level?: readonly [source: string, target: string];
  readonly name: string;
  /** Table 3: BLEU and SARI of the source itself, and of its first 80% of words. */
  readonly scores?: {
    readonly identity: readonly [bleu: number, sari: number];
    readonly truncation: readonly [bleu: number, sari: number];
    /** The authors' test set, or the size of MultiSim's own draw, which is not available (Table 2). */
    readonly test: 'original' | number;
  };
  /** Table 6: vocabulary, tokens, tokens per sentence, characters per token; original, simple. */
  readonly basic?: {
    readonly rule: CountingRule;
    readonly vocabulary: readonly [number, number];
    readonly tokens: readonly [number, number];
    readonly perSentence: readonly [number, number];
    readonly characters: readonly [number, number];
  };
  /** Table 7, in the order of its columns. */
  readonly operations?: readonly [number, number, number, number, number, number];
  /** Rows that share a source or a target are one pair, as MultiSim's loader joins them. */
  readonly isJoined?: boolean;
  /**
   * Where texts stand in the raw tables. MultiSim keeps the blank that ends many of them, and then
   * Toktok leaves the full stop on its word; our readers drop it.
   */
  readonly raw?: {
    readonly paths: readonly string[];
    readonly encoding?: 'windows-1252';
    readonly columns: readonly [source: string, target: string];
  };
  /** Why ours differ, where they do. */
  readonly note: string;
}

const TEXTS: CountingRule = { by: 'text', distinct: false };
const SENTENCES: CountingRule = { by: 'sentence', distinct: false };
const DISTINCT: CountingRule = { by: 'text', distinct: true };

export const MULTISIM_ROWS: readonly PublishedRow[] = [
  {
    id: 'slots',
    name: 'SloTS',
    scores: { identity: [7.76, 5.93], truncation: [6.09, 19.03], test: 'original' },
    basic: {
      rule: SENTENCES,
      vocabulary: [5871, 2723],
      tokens: [21804, 10646],
      perSentence: [18.46, 8.27],
      characters: [4.72, 4.44],
    },
    note: "MultiSim splits sentences with NLTK's English Punkt, Klartext with the Slovenian segmenter, which keeps quoted sentences together: 2.5% fewer originals, the same tokens.",
  },
  {
    id: 'rsse',
    name: 'RSSE',
    raw: {
      paths: ['dev_sents.csv', 'public_test_sents.csv'],
      columns: ['INPUT:source', 'OUTPUT:output'],
    },
    scores: { identity: [38.23, 10.91], truncation: [34.69, 22.72], test: 'original' },
    basic: {
      rule: TEXTS,
      vocabulary: [16467, 24307],
      tokens: [138319, 95067],
      perSentence: [20.33, 13.97],
      characters: [6.73, 6.54],
    },
    note: 'Counts within 0.5%; we do not know how their copy of the simple side differs.',
  },
  {
    id: 'geolino',
    name: 'GEOLino',
    scores: { identity: [69.86, 27.45], truncation: [50.03, 30.7], test: 122 },
    basic: {
      rule: TEXTS,
      vocabulary: [4467, 4266],
      tokens: [19185, 17889],
      perSentence: [16.01, 14.93],
      characters: [5.68, 5.74],
    },
    note: '',
  },
  {
    id: 'textcomplexityde',
    name: 'TextComplexityDE',
    raw: {
      paths: ['TextComplexityDE19/parallel_corpus.csv'],
      encoding: 'windows-1252',
      columns: ['Original_Sentence', 'Simplification'],
    },
    scores: { identity: [26.77, 15.42], truncation: [19.98, 26.81], test: 25 },
    basic: {
      rule: TEXTS,
      vocabulary: [3068, 2760],
      tokens: [7485, 7092],
      perSentence: [29.94, 28.37],
      characters: [6.78, 6.62],
    },
    operations: [0, 0, 0.4, 99.6, 0, 0],
    note: 'Counts within 0.5%; we do not know how their copy differs.',
  },
  {
    id: 'adminit',
    name: 'AdminIT',
    scores: { identity: [52.5, 20.89], truncation: [45.63, 28.22], test: 73 },
    basic: {
      rule: TEXTS,
      vocabulary: [3420, 3394],
      tokens: [29581, 28784],
      perSentence: [38.07, 37.72],
      characters: [6.08, 5.9],
    },
    note: 'Of each rewritten document MultiSim counts the tokens of the last sentence only (its counter overwrites those before) but all characters, so its tokens are too few and its characters per token too many; our tokens times characters per token give the same number of characters. Its scores are outside the range of random test sets; we do not know why.',
  },
  {
    id: 'simpitiki',
    name: 'Simpitiki (Wikipedia)',
    scores: { identity: [95.23, 32.45], truncation: [74.48, 32.0], test: 56 },
    basic: {
      rule: TEXTS,
      vocabulary: [9188, 9175],
      tokens: [41899, 41375],
      perSentence: [72.87, 71.96],
      characters: [5.6, 5.6],
    },
    note: '',
  },
  {
    id: 'ruadapt-fairytales',
    name: 'RuAdapt Fairytales',
    isJoined: true,
    raw: { paths: ['Fairytales/df_fairytales_sent.csv'], columns: ['source', 'target'] },
    scores: { identity: [12.56, 10.63], truncation: [8.03, 24.84], test: 31 },
    basic: {
      rule: DISTINCT,
      vocabulary: [1688, 1512],
      tokens: [4391, 4289],
      perSentence: [14.16, 10.62],
      characters: [5.08, 5.32],
    },
    operations: [0, 22.6, 4.2, 73.2, 0, 0],
    note: 'Equal. Scores are of the published file with rows joined.',
  },
  {
    id: 'ruadapt-encyclopedic',
    name: 'RuAdapt Encyclopedic',
    isJoined: true,
    scores: { identity: [84.15, 29.9], truncation: [59.66, 31.09], test: 982 },
    note: 'MultiSim joins rows and counts distinct sentences within each article; the published files no longer state the article, so Klartext does so within the whole table: 9,364 pairs instead of 9,729, and up to 1.3% fewer tokens.',
  },
  {
    id: 'ruadapt-encyclopedic',
    level: ['C', 'B'],
    name: 'RuAdapt Encyclopedic, C to B',
    raw: { paths: ['Encyclopedic/lsslovar_C_to_B_sent.csv'], columns: ['source', 'target'] },
    basic: {
      rule: DISTINCT,
      vocabulary: [27268, 26200],
      tokens: [113817, 110463],
      perSentence: [14.28, 13.37],
      characters: [6.1, 6.08],
    },
    operations: [0, 3.5, 79.3, 17.2, 0, 0],
    note: '',
  },
  {
    id: 'ruadapt-encyclopedic',
    level: ['C', 'A'],
    name: 'RuAdapt Encyclopedic, C to A',
    raw: { paths: ['Encyclopedic/lsslovar_C_to_A_sent.csv'], columns: ['source', 'target'] },
    basic: {
      rule: DISTINCT,
      vocabulary: [4927, 3844],
      tokens: [11931, 9809],
      perSentence: [13.59, 9.96],
      characters: [6.05, 5.84],
    },
    operations: [0, 10.8, 31.8, 57.4, 0, 0],
    note: '',
  },
  {
    id: 'ruadapt-encyclopedic',
    level: ['B', 'A'],
    name: 'RuAdapt Encyclopedic, B to A',
    raw: { paths: ['Encyclopedic/lsslovar_B_to_A_sent.csv'], columns: ['source', 'target'] },
    basic: {
      rule: DISTINCT,
      vocabulary: [4609, 3842],
      tokens: [11085, 9804],
      perSentence: [12.58, 9.96],
      characters: [6.08, 5.84],
    },
    operations: [0, 10.7, 35.4, 53.9, 0, 0],
    note: '',
  },
  {
    id: 'simplifyur',
    name: 'SimplifyUR',
    scores: { identity: [58.85, 24.84], truncation: [41.11, 31.3], test: 68 },
    basic: {
      rule: TEXTS,
      vocabulary: [1469, 1475],
      tokens: [6580, 6561],
      perSentence: [8.94, 8.91],
      characters: [4.25, 4.22],
    },
    note: 'MultiSim tokenises Urdu with UrduHack, Klartext with Toktok. Its truncation ends with a Latin full stop; we do not know what else it did for Urdu.',
  },
];
