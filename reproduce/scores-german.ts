import { loadLanguage } from '../src/language/index.ts';
import { isCalled, markdown, type Reproduced } from './features-table.ts';
import { GERMAN_SETS, germanOutputs } from './german-sets.ts';
import { samplesOf, scoresOf } from './scores.ts';

// BLEU and SARI of EASSE-DE (Stodden 2024), Tables 3, 5, 9, 11 and 12: mixed case, spaCy's
// tokenizer unless a row says otherwise. `npx tsx reproduce/scores-german.ts` prints them.

const apa = 'DEplain_trimmed_mbart_sents_apa.txt';
const web = 'DEplain_trimmed_mbart_sents_apa_web.txt';

type Published = readonly [file: string, bleu: number, sari: number];

const TABLES: Readonly<Record<string, readonly [table: number, rows: Record<string, Published>]>> =
  {
    'DEplain-web': [
      9,
      {
        'mBART-DEplain-APA': [apa, 13.5, 33.11],
        'mBART-DEplain-APA+web': [web, 17.99, 34.07],
        'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 6.8, 37.15],
        'mt5-SGC': ['mt5_simple-german-corpus.txt', 2.5, 36.56],
        'BLOOM-zero': ['BLOOM-0-random.txt', 10.88, 30.58],
        'BLOOM-10-random': ['BLOOM-10-random.txt', 11.06, 30.9],
        'BLOOM-10-similarity': ['BLOOM-10-similarity.txt', 11.62, 37.03],
        'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 0.72, 34.92],
        'Identity baseline': ['_identity', 20.85, 11.93],
      },
    ],
    geolino: [
      11,
      {
        hda_LS: ['hda_LS.txt', 55.22, 34.2],
        'sockeye-APA-LHA': ['sockeye-APA-LHA.txt', 0.69, 18.94],
        'sockeye-DEplain-APA': ['sockeye-DEplain-APA.txt', 7.27, 24.71],
        'mBART-DEplain-APA': [apa, 50.56, 44.29],
        'mBART-DEplain-APA+web': [web, 55.35, 44.28],
        'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 28.43, 36.93],
        'mt5-SGC': ['mt5_simple-german-corpus.txt', 11.92, 28.75],
        'BLOOM-zero': ['BLOOM-0-random.txt', 28.18, 32.15],
        'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 0.77, 22.05],
        'Identity baseline': ['_identity', 67.12, 26.81],
      },
    ],
    TextComplexityDE: [
      12,
      {
        hda_LS: ['hda_LS.txt', 20.66, 26.92],
        'sockeye-APA-LHA': ['sockeye-APA-LHA.txt', 0.13, 29.87],
        'sockeye-DEplain-APA': ['sockeye-DEplain-APA.txt', 0.68, 31.79],
        'mBART-DEplain-APA': [apa, 13.69, 39.14],
        'mBART-DEplain-APA+web': [web, 17.75, 37.37],
        'mT5-DEplain-APA': ['mt5_DEplain-APA.txt', 2.84, 35.09],
        'mt5-SGC': ['mt5_simple-german-corpus.txt', 1.05, 32.98],
        'BLOOM-zero': ['BLOOM-0-random.txt', 9.46, 34.96],
        'custom-decoder-ats': ['josh-oo_custom-decoder-ats.txt_clean.txt', 1.73, 32.87],
        'Identity baseline': ['_identity', 27.31, 14.99],
      },
    ],
  };

/** Tables 3 and 5: BLEU and SARI by tokenizer. */
const BY_TOKENIZER: readonly (readonly [string, string, string, number, number])[] = [
  ['TextComplexityDE', web, 'spacy', 17.75, 37.37],
  ['TextComplexityDE', web, '13a', 18.04, 37.41],
  ['TextComplexityDE', web, 'none', 16.04, 37.47],
  ['DEplain-web', web, 'spacy', 17.99, 34.07],
  ['DEplain-web', web, '13a', 18.17, 34.1],
  ['DEplain-web', web, 'none', 15.97, 33.67],
  ['TextComplexityDE', '_identity', 'spacy', 27.31, 14.99],
  ['TextComplexityDE', '_identity', '13a', 27.49, 15.05],
  ['TextComplexityDE', '_identity', 'none', 24.43, 13.78],
  ['DEplain-web', '_identity', 'spacy', 20.85, 11.93],
  ['DEplain-web', '_identity', '13a', 20.89, 11.94],
  ['DEplain-web', '_identity', 'none', 18.82, 10.9],
];

export async function reproduceGermanScores(): Promise<[title: string, rows: Reproduced[]][]> {
  const language = await loadLanguage('de', undefined, { without: ['analysis', 'inflection'] });
  const scores = (testSet: string, file: string, tokenizer: string) => {
    const set = GERMAN_SETS[testSet];
    const samples = samplesOf(`${set}.org`, [`${set}.simp`], germanOutputs(testSet, file));
    return scoresOf([samples], ['bleu', 'sari'], { language, tokenizer, lowercase: false });
  };
  const both = (row: string, ours: number[], published: readonly number[]): Reproduced[] =>
    ['BLEU', 'SARI'].map((column, at) => ({
      row,
      column,
      ours: ours[at],
      published: published[at],
    }));
  const systems = Object.entries(TABLES).map(([testSet, [table, rows]]): [string, Reproduced[]] => [
    `EASSE-DE, Table ${table} (${testSet})`,
    Object.entries(rows).flatMap(([row, [file, ...published]]) =>
      both(row, scores(testSet, file, 'spacy'), published),
    ),
  ]);
  const tokenizers = BY_TOKENIZER.flatMap(([testSet, file, tokenizer, ...published]) => {
    const row = `${file === web ? 'mBART' : 'identity'}, ${testSet}, ${tokenizer}`;
    return both(row, scores(testSet, file, tokenizer), published);
  });
  return [['EASSE-DE, Tables 3 (mBART-DEplain-APA+web) and 5 (identity)', tokenizers], ...systems];
}

if (isCalled(import.meta.url)) {
  for (const [title, rows] of await reproduceGermanScores()) console.log(markdown(title, rows));
}
