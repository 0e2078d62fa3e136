import { type Learner, labelsOf, type Predict } from './learner.ts';

/** Weight of an error against the size of the weights. */
const COST = 1;
const ROUNDS = 200;

type Rows = readonly (readonly number[])[];

/** Linear support vectors by dual coordinate descent (Hsieh et al. 2008; Ho and Lin 2012). */
export const linearSvr: Learner = {
  name: 'LinearSVR',
  async fit(rows, targets, random) {
    const weights = regressionWeights(withBias(rows), targets, random);
    return (others) => withBias(others).map((row) => product(weights, row));
  },
};

export const linearSvc: Learner = {
  name: 'SVC',
  async fit(rows, targets, random) {
    const labels = labelsOf(targets);
    const biased = withBias(rows);
    const planes = labels.map((label) =>
      classWeights(
        biased,
        targets.map((target) => (target === label ? 1 : -1)),
        random,
      ),
    );
    return oneVersusRest(labels, planes);
  },
};

function oneVersusRest(labels: readonly number[], planes: readonly Float64Array[]): Predict {
  return (rows) =>
    withBias(rows).map((row) => {
      const scores = planes.map((plane) => product(plane, row));
      return labels[scores.indexOf(Math.max(...scores))];
    });
}

/** Squared hinge loss. */
function classWeights(rows: Rows, signs: readonly number[], random: () => number): Float64Array {
  const weights = new Float64Array(rows[0].length);
  const duals = new Float64Array(rows.length);
  const diagonal = 1 / (2 * COST);
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < rows.length; step++) {
      const i = Math.floor(random() * rows.length);
      const slope = signs[i] * product(weights, rows[i]) - 1 + diagonal * duals[i];
      const next = Math.max(0, duals[i] - slope / (product(rows[i], rows[i]) + diagonal));
      add(weights, rows[i], (next - duals[i]) * signs[i]);
      duals[i] = next;
    }
  }
  return weights;
}

/** Absolute loss: every dual stays within the cost. */
function regressionWeights(
  rows: Rows,
  targets: readonly number[],
  random: () => number,
): Float64Array {
  const weights = new Float64Array(rows[0].length);
  const duals = new Float64Array(rows.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < rows.length; step++) {
      const i = Math.floor(random() * rows.length);
      const slope = product(weights, rows[i]) - targets[i];
      const next = Math.min(COST, Math.max(-COST, duals[i] - slope / product(rows[i], rows[i])));
      add(weights, rows[i], next - duals[i]);
      duals[i] = next;
    }
  }
  return weights;
}

const withBias = (rows: Rows): number[][] => rows.map((row) => [...row, 1]);

function product(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function add(weights: Float64Array, row: readonly number[], factor: number): void {
  for (let i = 0; i < weights.length; i++) weights[i] += factor * row[i];
}
