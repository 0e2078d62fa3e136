/** FRE, compression ratio and sentence splits of EASSE-DE (Stodden 2024), Tables 9, 11 and 12. */
export const GERMAN_TABLES: Readonly<
  Record<
    string,
    {
      readonly table: number;
      readonly rows: Readonly<Record<string, readonly [string, number, number, number]>>;
    }
  >
> = {
  'DEplain-web': {
    table: 9,
    rows: {
      'sockeye-APA-LHA': ['sockeye-APA-LHA.txt', 69.55, 0.74, 0.9],
      'sockeye-DEplain-APA': ['sockeye-DEplain-APA.txt', 76.7, 0.76, 1.32],
      'mBART-DEplain-APA': ['DEplain_trimmed_mbart_sents_apa.txt', 69.65, 0.9, 1.3],
      'mBART-DEplain-APA+web': ['DEplain_trimmed_mbart_sents_apa_web.txt', 69.05, 0.85, 1.16],
      'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 70.9, 0.63, 1.1],
      'mT5-SGC': ['mt5_simple-german-corpus.txt', 78.1, 0.47, 0.93],
      'BLOOM-zero': ['BLOOM-0-random.txt', 70.3, 0.85, 1.28],
      'BLOOM-10-random': ['BLOOM-10-random.txt', 68.55, 0.69, 0.98],
      'BLOOM-10-similarity': ['BLOOM-10-similarity.txt', 70.05, 0.63, 0.98],
      'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 57.15, 5.41, 3.79],
      'Identity baseline': ['_identity', 62.95, 1, 1],
      'Reference baseline': ['_ref0', 77.9, 0.94, 1.84],
    },
  },
  geolino: {
    table: 11,
    rows: {
      hda_LS: ['hda_LS.txt', 61.5, 1, 1],
      'sockeye-APA-LHA': ['sockeye-APA-LHA.txt', 69.45, 1.05, 0.92],
      'sockeye-DEplain-APA': ['sockeye-DEplain-APA.txt', 77.3, 0.96, 1.15],
      'mBART-DEplain-APA': ['DEplain_trimmed_mbart_sents_apa.txt', 70.75, 1.04, 1.15],
      'mBART-DEplain-APA+web': ['DEplain_trimmed_mbart_sents_apa_web.txt', 64.6, 0.97, 1.08],
      'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 67.95, 0.8, 1.04],
      'mT5-SGC': ['mt5_simple-german-corpus.txt', 78.3, 0.7, 0.94],
      'BLOOM-zero': ['BLOOM-0-random.txt', 67.85, 0.87, 1.26],
      'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 46.55, 14.61, 4.76],
      'Identity baseline': ['_identity', 61.5, 1, 1],
      'Reference baseline': ['_ref0', 66, 0.95, 1.32],
    },
  },
  TextComplexityDE: {
    table: 12,
    rows: {
      hda_LS: ['hda_LS.txt', 33.65, 1, 1.01],
      'sockeye-APA-LHA': ['sockeye-APA-LHA.txt', 69.05, 0.43, 0.97],
      'sockeye-DEplain-APA': ['sockeye-DEplain-APA.txt', 65, 0.51, 1.42],
      'mBART-DEplain-APA': ['DEplain_trimmed_mbart_sents_apa.txt', 51.1, 0.76, 1.57],
      'mBART-DEplain-APA+web': ['DEplain_trimmed_mbart_sents_apa_web.txt', 43.65, 0.74, 1.29],
      'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 46.6, 0.4, 1.14],
      'mT5-SGC': ['mt5_simple-german-corpus.txt', 64.4, 0.31, 0.97],
      'BLOOM-zero': ['BLOOM-0-random.txt', 45.55, 0.78, 1.75],
      'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 27.7, 1.54, 4.22],
      'Identity baseline': ['_identity', 28.1, 1, 1],
      'Reference baseline': ['_ref0', 51.2, 0.95, 2.04],
    },
  },
};

/** FRE by tokenizer, Tables 3 (mBART-DEplain-APA+web) and 5 (identity), German formula. */
export const FRE_BY_TOKENIZER: readonly (readonly [
  table: number,
  testSet: string,
  system: string,
  fre: Readonly<Record<string, number>>,
])[] = [
  [
    3,
    'TextComplexityDE',
    'DEplain_trimmed_mbart_sents_apa_web.txt',
    { spacy: 43.65, '13a': 43.55, none: 43.65 },
  ],
  [
    3,
    'DEplain-web',
    'DEplain_trimmed_mbart_sents_apa_web.txt',
    { spacy: 69.05, '13a': 69.05, none: 69.05 },
  ],
  [5, 'TextComplexityDE', '_identity', { spacy: 28.1, '13a': 28, none: 28.1 }],
  [5, 'DEplain-web', '_identity', { spacy: 62.95, '13a': 62.95, none: 62.95 }],
];
