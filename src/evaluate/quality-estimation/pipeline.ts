import { copied, type Learner, notInstalled, type Predict } from './learners/learner.ts';

type Rows = readonly (readonly number[])[];

export interface PipelineOptions {
  /** Principal components kept (default 25, as in the thesis). */
  readonly components?: number;
  readonly random: () => number;
}

/**
 * Scales features to mean 0 and deviation 1, computes principal components, and trains a learner.
 *
 * @example const predict = await fitPipeline(rows, ratings, regressors[0], { random });
 */
export async function fitPipeline(
  rows: Rows,
  targets: readonly number[],
  learner: Learner,
  { components = 25, random }: PipelineOptions,
): Promise<Predict> {
  const scale = standardScale(rows);
  const { PCA } = await import('ml-pca').catch(notInstalled('ml-pca'));
  const pca = new PCA(copied(scale(rows)), { center: true, scale: false });
  const nComponents = Math.min(components, rows[0].length, rows.length - 1);
  const reduce = (list: Rows) => pca.predict(copied(scale(list)), { nComponents }).to2DArray();
  const predict = await learner.fit(reduce(rows), targets, random);
  return (others) => (others.length === 0 ? [] : predict(reduce(others)));
}

/** Mean 0 and deviation 1, learned from rows; constant features become 0. */
export function standardScale(rows: Rows): (others: Rows) => number[][] {
  const means = rows[0].map((_, j) => rows.reduce((sum, row) => sum + row[j], 0) / rows.length);
  const deviations = means.map((mean, j) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[j] - mean) ** 2, 0) / rows.length),
  );
  return (others) =>
    others.map((row) =>
      row.map((value, j) => (deviations[j] > 1e-12 ? (value - means[j]) / deviations[j] : 0)),
    );
}

/** Predictions for every row by a model trained without it; folds are random. */
export async function crossPredict(
  rows: Rows,
  targets: readonly number[],
  learner: Learner,
  options: PipelineOptions & { readonly folds?: number },
): Promise<number[]> {
  const folds = options.folds ?? 10;
  const order = shuffled(rows.length, options.random);
  const predictions = new Array<number>(rows.length).fill(Number.NaN);
  for (let fold = 0; fold < folds; fold++) {
    const heldOut = order.filter((_, at) => at % folds === fold);
    const rest = order.filter((_, at) => at % folds !== fold);
    const predict = await fitPipeline(
      rest.map((i) => rows[i]),
      rest.map((i) => targets[i]),
      learner,
      options,
    );
    predict(heldOut.map((i) => rows[i])).forEach((value, at) => {
      predictions[heldOut[at]] = value;
    });
  }
  return predictions;
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/**
 * F1 of each label weighted by its frequency, in per cent, as QATS ranks classifiers.
 *
 * @example weightedF1([0, 0, 1], [0, 1, 1])
 */
export function weightedF1(truth: readonly number[], predicted: readonly number[]): number {
  let sum = 0;
  for (const label of new Set(truth)) {
    const real = truth.filter((value) => value === label).length;
    const predictedCount = predicted.filter((value) => value === label).length;
    const both = truth.filter((value, i) => value === label && predicted[i] === label).length;
    sum += real * (both === 0 ? 0 : (2 * both) / (real + predictedCount));
  }
  return truth.length === 0 ? 0 : (100 * sum) / truth.length;
}
