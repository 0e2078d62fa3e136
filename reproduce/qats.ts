import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CSV, readTable, TSV } from '../src/corpus/formats/delimited.ts';
import {
  classifiers,
  crossPredict,
  type Feature,
  fitPipeline,
  regressors,
  tsevalFeatures,
  weightedF1,
} from '../src/evaluate/quality-estimation/index.ts';
import { pearson } from '../src/evaluate/statistics/correlation.ts';
import { seededRandom } from '../src/evaluate/statistics/random.ts';
import { loadLanguage, loadPunkt, tokenizers } from '../src/language/index.ts';
import { QATS_FEATURES, TABLE_5_3 } from './qats-published.ts';

/**
 * QATS 2016 and chapter 5 of the thesis. The pairs of the test set and the published results are in
 * `.data`; the human labels and the training set are not: pass a folder with
 * `test.shared-task.labels.tsv` (and `train.shared-task.tsv`), as tseval downloads them, to
 * `npx tsx reproduce/qats.ts FOLDER`. Without them, the learners are shown on the ratings of
 * `.data/metaeval` instead.
 */
const DATA = new URL('../.data/', import.meta.url);
const ASPECTS = {
  G: 'grammaticality',
  M: 'meaning_preservation',
  S: 'simplicity',
  Overall: 'overall',
};
const LABELS: Record<string, number> = { bad: 0, ok: 50, good: 100 };
const SEED = 2016;

interface Labelled {
  readonly rows: readonly (readonly number[])[];
  readonly labels: Readonly<Record<string, readonly number[]>>;
}

const dataText = (path: string): string => readFileSync(new URL(path, DATA), 'utf8');
const linesOf = (path: string): string[] => dataText(path).trimEnd().split('\n');

/** All features that need no language model or word vectors. */
export async function qatsFeatures(): Promise<Feature[]> {
  const ranks = new Map(
    linesOf('golden/substitute_rank_en_50k.tsv').map((line, i) => [line.split('\t')[0], i + 1]),
  );
  const concreteness = new Map(
    linesOf('tseval-qats/various/concrete_words.tsv')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([word, , score]) => [word, Number(score)]),
  );
  const punkt = loadPunkt(JSON.parse(dataText('punkt/punkt-params-english.json')));
  return tsevalFeatures({
    language: await loadLanguage('en'),
    punkt: (text) => punkt.spans(text),
    ranks: { name: 'substitute', size: ranks.size, rank: (word) => ranks.get(word) },
    concreteness: (word) => concreteness.get(word),
  });
}

/** tseval tokenises the pairs first. */
function rowsOf(pairs: readonly (readonly [string, string])[], features: readonly Feature[]) {
  const nist = tokenizers.get('nist');
  return pairs.map(([source, output]) => {
    const [a, b] = [nist.tokenize(source), nist.tokenize(output)];
    return features.map((feature) => feature.measure(a, b));
  });
}

function labelsIn(path: string): Record<string, number[]> {
  const rows = [...readTable(readFileSync(path, 'utf8'), path, TSV, Object.keys(ASPECTS))];
  return Object.fromEntries(
    Object.keys(ASPECTS).map((aspect) => [aspect, rows.map((row) => LABELS[row.cell(aspect)])]),
  );
}

function readTest(folder: string, features: readonly Feature[]): Labelled | undefined {
  const path = `${folder}/test.shared-task.labels.tsv`;
  if (!existsSync(path)) return undefined;
  const set = 'easse/data/test_sets/qats/qats.test';
  const outputs = linesOf(`${set}.simp`);
  const pairs = linesOf(`${set}.orig`).map((line, i) => [line, outputs[i]] as const);
  return { rows: rowsOf(pairs, features), labels: labelsIn(path) };
}

function readTrain(folder: string, features: readonly Feature[]): Labelled | undefined {
  const path = `${folder}/train.shared-task.tsv`;
  if (!existsSync(path)) return undefined;
  const rows = [...readTable(readFileSync(path, 'utf8'), path, TSV, ['Original', 'Simplified'])];
  const pairs = rows.map((row) => [row.cell('Original'), row.cell('Simplified')] as const);
  return { rows: rowsOf(pairs, features), labels: labelsIn(path) };
}

function printSingleFeatures(
  features: readonly Feature[],
  test?: Labelled,
  train?: Labelled,
): void {
  console.log('\n### Single features, Pearson with the labels (thesis, Table 5.3)\n');
  console.log('| aspect | feature | train: ours \\| published | test: ours \\| published |');
  console.log('|---|---|---:|---:|');
  for (const [aspect, rows] of Object.entries(TABLE_5_3)) {
    for (const [name, onTrain, onTest] of rows) {
      const at = features.findIndex((feature) => feature.name === QATS_FEATURES[name]);
      const ours = (set: Labelled | undefined) =>
        set && at >= 0
          ? pearson(
              set.rows.map((row) => row[at]),
              set.labels[aspect],
            ).value.toFixed(2)
          : '–';
      console.log(
        `| ${aspect} | ${name} | ${ours(train)} \\| ${onTrain.toFixed(2)} | ${ours(test)} \\| ${onTest.toFixed(2)} |`,
      );
    }
  }
}

const REGRESSION = { metric: 'pearson', learners: regressors } as const;
const CLASSIFICATION = { metric: 'weighted_f_score', learners: classifiers } as const;

/** The published rows and ours: the two learners that do best in cross-validation. */
async function printLeaderboard(
  test: Labelled,
  train: Labelled,
  { metric, learners }: typeof REGRESSION | typeof CLASSIFICATION,
): Promise<void> {
  const score = (truth: readonly number[], said: readonly number[]) =>
    metric === 'pearson' ? pearson(truth, said).value : weightedF1(truth, said);
  for (const [aspect, title] of Object.entries(ASPECTS)) {
    const path = `tseval-qats/various/qats2016_results/${metric}_${title}.csv`;
    const published = [...readTable(dataText(path), path, CSV, ['team', metric])].map((row) => ({
      team: row.cell('team'),
      score: Number(row.cell(metric)),
    }));
    const ours: { team: string; valid: number; score: number }[] = [];
    for (const learner of learners) {
      const labels = train.labels[aspect];
      const random = seededRandom(SEED).fraction;
      const held = await crossPredict(train.rows, labels, learner, { random });
      const predict = await fitPipeline(train.rows, labels, learner, { random });
      ours.push({
        team: `**${learner.name}**`,
        valid: score(labels, held),
        score: score(test.labels[aspect], predict(test.rows)),
      });
    }
    ours.sort((a, b) => b.valid - a.valid);
    const all = [...published, ...ours.slice(0, 2)].sort((a, b) => b.score - a.score);
    console.log(`\n#### ${title}, ${metric}\n\n| team | score |\n|---|---:|`);
    for (const { team, score } of all) console.log(`| ${team} | ${score.toFixed(3)} |`);
  }
}

/** The ratings under the names of QATS, so that learners can be tried on them. */
function asQats({ rows, labels: { fluency, meaning, simplicity } }: Labelled): Labelled {
  const Overall = fluency.map((value, i) => (value + meaning[i] + simplicity[i]) / 3);
  return { rows, labels: { G: fluency, M: meaning, S: simplicity, Overall } };
}

async function printCrossValidated(title: string, set: Labelled): Promise<void> {
  const aspects = Object.keys(set.labels);
  console.log(`\n### ${title}\n\n| learner | ${aspects.join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(aspects.length)}`);
  for (const learner of [...regressors, ...classifiers]) {
    const regression = regressors.includes(learner);
    const cells: string[] = [];
    for (const aspect of aspects) {
      const targets = regression ? set.labels[aspect] : thirds(set.labels[aspect]);
      const said = await crossPredict(set.rows, targets, learner, {
        random: seededRandom(SEED).fraction,
      });
      cells.push(
        regression
          ? pearson(said, targets).value.toFixed(3)
          : `${weightedF1(targets, said).toFixed(1)}%`,
      );
    }
    console.log(`| ${learner.name} | ${cells.join(' | ')} |`);
  }
}

/** Three classes as in QATS: labels as they are, ratings by thirds. */
function thirds(values: readonly number[]): number[] {
  if (new Set(values).size <= 3) return [...values];
  const sorted = [...values].sort((a, b) => a - b);
  const cuts = [1, 2].map((part) => sorted[Math.floor((part * sorted.length) / 3)]);
  return values.map((value) => cuts.filter((cut) => value >= cut).length);
}

/** Pairs rated by people (Alva-Manchego et al. 2021); `every` selects every n-th pair. */
export function ratedPairs(features: readonly Feature[], every = 1): Labelled {
  const path = 'metaeval/data/simplicity_DA.csv';
  const aspects = ['fluency', 'meaning', 'simplicity'];
  const rows = [
    ...readTable(dataText(path), path, CSV, ['orig_sent', 'simp_sent', ...aspects]),
  ].filter((_, at) => at % every === 0);
  const pairs = rows.map((row) => [row.cell('orig_sent'), row.cell('simp_sent')] as const);
  return {
    rows: rowsOf(pairs, features),
    labels: Object.fromEntries(
      aspects.map((aspect) => [aspect, rows.map((row) => Number(row.cell(aspect)))]),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('qats2016', DATA));
  const features = await qatsFeatures();
  const [test, train] = [readTest(folder, features), readTrain(folder, features)];
  console.log(`${features.length} features; seed ${SEED}; 25 principal components`);
  if (test) printSingleFeatures(features, test, train);
  const rated = ratedPairs(features);
  if (test && train) {
    console.log('\n### QATS leaderboard (thesis, Table 5.4), ours in bold');
    await printLeaderboard(test, train, REGRESSION);
    await printLeaderboard(test, train, CLASSIFICATION);
  } else if (test) {
    console.log('\n### QATS leaderboard; ours in bold, learned from other ratings (metaeval)');
    await printLeaderboard(test, asQats(rated), REGRESSION);
  }
  await printCrossValidated(
    'Ratings of Alva-Manchego et al. (2021), 600 pairs, 10-fold: Pearson, weighted F1 of thirds',
    rated,
  );
}
