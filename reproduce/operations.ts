import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationsMetric, WORD_OPERATIONS } from '../src/evaluate/operations/index.ts';
import { Text } from '../src/evaluate/text.ts';
import { loadLanguage } from '../src/language/index.ts';

/**
 * Table 6.3 of the thesis: F1 of word-level operations of five systems on TurkCorpus. Published
 * with the aligner of Sultan et al. (2014) and its PPDB lexicon; ours with our own aligner, and
 * the same lexicon. `npx tsx reproduce/operations.ts` prints the table.
 */
const PUBLISHED: Record<string, readonly number[]> = {
  'PBMT-R': [34.18, 2.64, 23.65, 93.5],
  Hybrid: [49.46, 7.37, 1.03, 70.73],
  'SBMT-SARI': [28.42, 1.26, 37.21, 92.89],
  'Dress-Ls': [40.31, 1.43, 12.62, 86.76],
  'DMASS-DCSS': [38.03, 5.1, 34.79, 86.7],
};

const FOLDER = new URL('../.data/easse/', import.meta.url);
const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, FOLDER), 'utf8').trimEnd().split('\n');

function readPairs(): (a: string, b: string) => boolean {
  const pairs = new Set(linesOf('ppdb-1.0-xxxl-lexical.extended.synonyms.uniquepairs'));
  return (a, b) => pairs.has(`${a}\t${b}`) || pairs.has(`${b}\t${a}`);
}

export interface OperationsRow {
  readonly system: string;
  readonly ours: Readonly<Record<string, number>>;
  /** Delete, move, replace, copy. */
  readonly published: readonly number[];
}

/** Scores of the five systems on the first sentences of TurkCorpus test, or on all of them. */
export async function reproduceOperations(sentences = 359): Promise<OperationsRow[]> {
  const lexicon = { name: 'ppdb', areSynonyms: readPairs() };
  const metric = operationsMetric({ language: await loadLanguage('en') }, lexicon);
  const set = 'data/test_sets/turkcorpus/test.truecase.detok';
  const read = (path: string) =>
    linesOf(path)
      .slice(0, sentences)
      .map((line) => new Text(line));
  const sources = read(`${set}.orig`);
  const references = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => read(`${set}.simp.${at}`));
  return Object.entries(PUBLISHED).map(([system, published]) => {
    const outputs = read(`data/system_outputs/turkcorpus/test/${system}`);
    const sums = new Float64Array(metric.width);
    sources.forEach((source, i) => {
      const row = new Float64Array(metric.width);
      const item = { source, output: outputs[i], references: references.map((texts) => texts[i]) };
      metric.measure(item, row);
      row.forEach((value, at) => {
        sums[at] += value;
      });
    });
    return { system, ours: metric.score(sums).parts, published };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('Word-level operations, TurkCorpus test, F1: ours (thesis, Table 6.3)\n');
  console.log(`| system | ${WORD_OPERATIONS.join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(WORD_OPERATIONS.length)}`);
  for (const { system, ours, published } of await reproduceOperations()) {
    const cells = WORD_OPERATIONS.map(
      (name, at) => `${ours[name].toFixed(2)} (${published[at]?.toFixed(2) ?? '–'})`,
    );
    console.log(`| ${system} | ${cells.join(' | ')} |`);
  }
}
