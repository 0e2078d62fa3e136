import { readFileSync } from 'node:fs';
import { baselines, type Settings, spacedWordsOf } from '../src/evaluate/index.ts';
import { loadLanguage, loadPunkt } from '../src/language/index.ts';
import { isCalled, markdown, type Reproduced, readLines } from './features-table.ts';
import { samplesOf, scoresOf } from './scores.ts';

/**
 * SARI, BLEU and FKGL on TurkCorpus as in the thesis: Tables 6.2 and 9.2 (legacy files and
 * legacy SARI), 6.4 (quality estimation) and 10.3 (truecased files). `npx tsx reproduce/scores-english.ts` prints them.
 */
const sets = 'easse/data/test_sets/turkcorpus';
const outputs = 'easse/data/system_outputs/turkcorpus/test';

/** SARI and BLEU of Table 6.2, SARI and FKGL of Table 9.2. */
const LEGACY: Readonly<Record<string, readonly [string, ...(number | undefined)[]]>> = {
  'PBMT-R': ['PBMT-R', 38.56, 81.11, 38.56, 8.33],
  Hybrid: ['Hybrid', 31.4, 48.97, 31.4, 4.56],
  'SBMT-SARI': ['SBMT-SARI', 39.96, 73.08, 39.96, 7.29],
  'DRESS-LS': ['Dress-Ls', 37.27, 80.12, 37.27, 6.62],
  'DMASS-DCSS': ['DMASS-DCSS', 40.42, 73.29, 40.45, 8.04],
  ACCESS: ['ACCESS', undefined, undefined, 41.87, 7.22],
};

/** SARI and FKGL of Table 10.3, TurkCorpus. */
const MODERN: Readonly<Record<string, readonly [string, number, number]>> = {
  BTRLTS: ['BTRLTS', 33.09, 8.39],
  UNTS: ['UNTS', 36.29, 7.6],
  'RM+EX+LS+RO': ['RM+EX+LS+RO', 37.27, 7.33],
  EditNTS: ['EditNTS', 37.66, 8.38],
  'DMASS-DCSS': ['DMASS-DCSS', 39.92, 7.73],
  ACCESS: ['ACCESS', 41.38, 7.29],
};

/** Compression, exact copies, additions and deletions of Table 6.4. */
const ESTIMATED: Readonly<Record<string, readonly [string, ...number[]]>> = {
  'PBMT-R': ['PBMT-R', 0.95, 0.1, 0.1, 0.11],
  Hybrid: ['Hybrid', 0.57, 0.03, 0.01, 0.41],
  'SBMT-SARI': ['SBMT-SARI', 0.94, 0.11, 0.16, 0.13],
  'DRESS-LS': ['Dress-Ls', 0.78, 0.26, 0.04, 0.26],
  'DMASS-DCSS': ['DMASS-DCSS', 0.89, 0.05, 0.15, 0.21],
};

const references = (path: string) => Array.from({ length: 8 }, (_, at) => `${path}.${at}`);

export function reproduceLegacy(settings: Settings): Reproduced[] {
  const files = [
    `${sets}/legacy/test.8turkers.tok.norm`,
    references(`${sets}/legacy/test.8turkers.tok.turk`),
  ] as const;
  const mixed = { ...settings, lowercase: false };
  const drawn = baselines.get('reference-sampled').rounds(samplesOf(...files), spacedWordsOf);
  const [ownSari, ownBleu] = scoresOf(drawn, ['sari-legacy', 'bleu'], mixed);
  const reference = [
    { row: 'Reference', column: '6.2 SARI', ours: ownSari, published: 49.88 },
    { row: 'Reference', column: '6.2 BLEU', ours: ownBleu, published: 97.41 },
  ];
  const systems = Object.entries(LEGACY).flatMap(([row, [system, ...published]]) => {
    const written = readLines(`${outputs}/tok.low/${system}.tok.low`);
    const samples = samplesOf(...files, written);
    const [sari, bleu, fkgl] = scoresOf([samples], ['sari-legacy', 'bleu', 'fkgl'], mixed);
    const columns = ['6.2 SARI', '6.2 BLEU', '9.2 SARI', '9.2 FKGL'];
    return columns.flatMap((column, at) => {
      const theirs = published[at];
      const ours = [sari, bleu, sari, fkgl][at];
      return theirs === undefined ? [] : [{ row, column, ours, published: theirs }];
    });
  });
  return [...reference, ...systems];
}

export function reproduceEstimation(settings: Settings): Reproduced[] {
  const columns = ['compression', 'copies', 'additions', 'deletions'];
  const metrics = columns.map((column) => `easse-${column}`);
  return Object.entries(ESTIMATED).flatMap(([row, [system, ...published]]) => {
    const written = readLines(`${outputs}/tok.low/${system}.tok.low`);
    const samples = samplesOf(`${sets}/legacy/test.8turkers.tok.norm`, [], written);
    const scores = scoresOf([samples], metrics, settings);
    return columns.map((column, at) => ({
      row,
      column,
      ours: scores[at],
      published: published[at],
    }));
  });
}

export function reproduceModern(settings: Settings): Reproduced[] {
  const files = [
    `${sets}/test.truecase.detok.orig`,
    references(`${sets}/test.truecase.detok.simp`),
  ] as const;
  const systems = Object.entries(MODERN).flatMap(([row, [system, ...published]]) => {
    const samples = samplesOf(...files, readLines(`${outputs}/${system}`));
    const [sari, fkgl] = scoresOf([samples], ['sari', 'fkgl'], settings);
    return [
      { row, column: 'SARI', ours: sari, published: published[0] },
      { row, column: 'FKGL', ours: fkgl, published: published[1] },
    ];
  });
  const rounds = baselines
    .get('reference-leave-one-out')
    .rounds(samplesOf(...files), spacedWordsOf);
  const [sari, fkgl] = scoresOf(rounds, ['sari', 'fkgl'], settings);
  return [
    { row: 'Gold reference', column: 'SARI', ours: sari, published: 40.04 },
    { row: 'Gold reference', column: 'FKGL', ours: fkgl, published: 8.77 },
    ...systems,
  ];
}

/** The settings of EASSE: lower case, 13a, Punkt. */
export async function englishSettings(): Promise<Settings> {
  const language = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
  const parameters = new URL('../.data/punkt/punkt-params-english.json', import.meta.url);
  const punkt = loadPunkt(JSON.parse(readFileSync(parameters, 'utf8')));
  return { language, tokenizer: '13a', lowercase: true, punkt: (text) => punkt.spans(text) };
}

if (isCalled(import.meta.url)) {
  const settings = await englishSettings();
  console.log(markdown('Thesis, Tables 6.2 and 9.2 (TurkCorpus test)', reproduceLegacy(settings)));
  console.log(markdown('Thesis, Table 6.4 (TurkCorpus test)', reproduceEstimation(settings)));
  console.log(markdown('Thesis, Table 10.3 (TurkCorpus test)', reproduceModern(settings)));
}
