import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { treebankSentences } from './text.ts';

/** Sentences of the simplification corpora, none of them trained on, to measure with. */

type Read = (path: string) => string[];

const utf8 = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
const lines: Read = (path) => utf8(path).split('\n');
const treebank: Read = (path) => treebankSentences(path, true);
const table =
  (separator: string, names: readonly string[], encoding = 'utf-8'): Read =>
  (path) => {
    const text = new TextDecoder(encoding).decode(readFileSync(path));
    const [head, ...rows] = cells(text.replace(/^\uFEFF/, ''), separator);
    const columns = names.map((name) => head.indexOf(name));
    return columns.flatMap((column) => rows.map((row) => row[column] ?? ''));
  };
const tarredTable: Read = (path) => {
  const [, ...rows] = gunzipSync(readFileSync(path)).subarray(512).toString('utf8').split('\n');
  return rows.flatMap((row) => row.split('\t').slice(0, 2));
};
const markup: Read = (path) =>
  [...utf8(path).matchAll(/<(before|after)>([^<]*)</g)].map((match) =>
    match[2].replace(/&lt;[^&]*&gt;/g, '').replace(/&[a-z]+;/g, ' '),
  );
const jsonLines: Read = (path) =>
  lines(path).flatMap((line) => (line.trim() ? Object.values<string>(JSON.parse(line)) : []));
const nestedJson: Read = (path) =>
  (JSON.parse(utf8(path)) as { source: string; target: string[] }[][])
    .flat()
    .flatMap(({ source, target }) => [source, ...target]);

const easse = 'easse/data/test_sets';
const deplain = 'deplain/E__Sentence-level_Corpus/DEplain-web-sent/manual/open/test.csv';

/** What each language is measured on. */
const CORPORA: Readonly<Record<string, readonly (readonly [path: string, read: Read])[]>> = {
  en: [
    [`${easse}/asset/asset.valid.orig`, lines],
    [`${easse}/asset/asset.valid.simp.0`, lines],
    [`${easse}/turkcorpus/test.truecase.detok.orig`, lines],
    [`${easse}/turkcorpus/test.truecase.detok.simp.0`, lines],
  ],
  es: [
    [
      'irekia-es/IrekiaLF_es_sentenceAligned_test.csv',
      table('\t', ['Original_sentence', 'E2R_sentence1', 'E2R_sentence2']),
    ],
    ['clara-med-es/corpus/aligned.tsv', table('\t', ['SOURCE', 'TARGET'])],
  ],
  pt: [
    [
      'porsimplessent/pss/pss2_align_length_ori_nat.tsv',
      table('\t', ['sentence_text_from', 'sentence_text_to']),
    ],
  ],
  de: [
    ['geolino/geolino.test.src', lines],
    ['geolino/geolino.test.tgt', lines],
    [
      'textcomplexityde/TextComplexityDE19/parallel_corpus.csv',
      table(',', ['Original_Sentence', 'Simplification'], 'windows-1252'),
    ],
    [deplain, table(',', ['original', 'simplification'])],
  ],
  fr: [['wivico-fr/wivico_v.2/wivico_dataset_v2.tar.gz', tarredTable]],
  it: [
    ['simpitiki/corpus/simpitiki-v2.xml', markup],
    ['adminit-tsv/data/admin-It.tsv', table('\t', ['text'])],
  ],
  da: [['ud/Danish-DDT/da_ddt-ud-test', treebank]],
  sl: [
    ['slots/database/ucna.json', jsonLines],
    ['slots/database/testna.json', jsonLines],
    ['slots/database/evalvacijska.json', jsonLines],
  ],
  ru: [
    ['ruadapt/Encyclopedic/lsslovar_C_to_B_sent.csv', table(',', ['source', 'target'])],
    ['ruadapt/Fairytales/df_fairytales_sent.csv', table(',', ['source', 'target'])],
    ['rsse/public_test_sents.csv', table(',', ['INPUT:source', 'OUTPUT:output'])],
  ],
  eu: [['ud/Basque-BDT/eu_bdt-ud-test', treebank]],
  ur: [
    ['simplifyur/Data/Complex.txt', lines],
    ['simplifyur/Data/Simplified.txt', lines],
  ],
  ja: [
    ['matcha-ja/matcha.comp', lines],
    ['matcha-ja/matcha.simp', lines],
  ],
  zh: [
    ['css/test.json', nestedJson],
    ['mcts/dataset/mcts.dev.orig', lines],
    ['mcts/dataset/mcts.dev.simp.0', lines],
  ],
};

/** The folders the corpora stand in, for a test to say what it needs. */
export const CORPUS_FOLDERS = [
  ...new Set(
    Object.values(CORPORA).flatMap((corpora) => corpora.map(([path]) => path.split('/')[0])),
  ),
];

/** Up to `most` different sentences with letters per language, evenly from all its corpora. */
export function corpusSentences(data: string, most: number): Map<string, string[]> {
  return new Map(
    Object.entries(CORPORA).map(([language, corpora]) => {
      const share = Math.ceil(most / corpora.length);
      const found = corpora.flatMap(([path, read]) =>
        evenly(distinct(read(join(data, path))), share),
      );
      return [language, distinct(found).slice(0, most)] as const;
    }),
  );
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}/u.test(text));
}

function evenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** The rows of a table with quoted cells (RFC 4180). */
function cells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (char === separator || char === '\n')) {
      rows[rows.length - 1].push(cell.replace(/\r$/, ''));
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  rows[rows.length - 1].push(cell);
  return rows;
}
