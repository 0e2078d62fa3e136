import { type Learner, labelsOf, type Predict } from './learner.ts';
import { plantTree } from './tree.ts';

const ROUNDS = 100;
const RATE = 0.1;

type Rows = readonly (readonly number[])[];

/** Forests and boosted trees for ratings. */
export const treeRegressors: readonly Learner[] = [
  {
    name: 'AdaBoostRegressor',
    fit: async (rows, targets, random) => adaBoostR2(rows, targets, random),
  },
  {
    name: 'GradientBoostingRegressor',
    fit: async (rows, targets) => {
      const score = gradientBoosting(rows, columns(targets));
      return (others) => others.map((row) => score(row)[0]);
    },
  },
  {
    name: 'RandomForestRegressor',
    fit: async (rows, targets, random) => {
      const score = randomForest(rows, columns(targets), random);
      return (others) => others.map((row) => score(row)[0]);
    },
  },
];

/** The same for labels. */
export const treeClassifiers: readonly Learner[] = [
  { name: 'AdaBoostClassifier', fit: async (rows, targets) => samme(rows, targets) },
  {
    name: 'GradientBoostingClassifier',
    fit: async (rows, targets) => byLabel(targets, (shares) => gradientBoosting(rows, shares)),
  },
  {
    name: 'RandomForestClassifier',
    fit: async (rows, targets, random) =>
      byLabel(targets, (shares) => randomForest(rows, shares, random)),
  },
];

const columns = (targets: readonly number[]): number[][] => targets.map((value) => [value]);

/** Learns a score for each label and predicts the label with the highest. */
function byLabel(
  targets: readonly number[],
  learn: (shares: Rows) => (row: readonly number[]) => readonly number[],
): Predict {
  const labels = labelsOf(targets);
  const score = learn(targets.map((target) => labels.map((label) => Number(label === target))));
  return (rows) => rows.map((row) => labels[largest(score(row))]);
}

/** Trees on the residuals of earlier trees (Friedman 2001), squared loss. */
function gradientBoosting(rows: Rows, targets: Rows): (row: readonly number[]) => number[] {
  const base = targets[0].map((_, k) => mean(targets.map((row) => row[k])));
  const rest = targets.map((row) => row.map((value, k) => value - base[k]));
  const trees = Array.from({ length: ROUNDS }, () => {
    const tree = plantTree(rows, rest, { depth: 3 });
    rows.forEach((row, i) => {
      tree(row).forEach((value, k) => {
        rest[i][k] -= RATE * value;
      });
    });
    return tree;
  });
  return (row) =>
    trees.reduce(
      (sums, tree) => {
        const step = tree(row);
        return sums.map((sum, k) => sum + RATE * step[k]);
      },
      [...base],
    );
}

/** Trees on rows drawn with replacement, each branch choosing among random features (Breiman 2001). */
function randomForest(
  rows: Rows,
  targets: Rows,
  random: () => number,
): (row: readonly number[]) => number[] {
  const count = rows[0].length;
  const some = Math.max(1, Math.round(count / 3));
  const trees = Array.from({ length: ROUNDS }, () => {
    const drawn = rows.map(() => Math.floor(random() * rows.length));
    return plantTree(
      drawn.map((i) => rows[i]),
      drawn.map((i) => targets[i]),
      {
        depth: 12,
        leaf: 3,
        features: () => Array.from({ length: some }, () => Math.floor(random() * count)),
      },
    );
  });
  return (row) => {
    const each = trees.map((tree) => tree(row));
    return targets[0].map((_, k) => mean(each.map((values) => values[k])));
  };
}

/** AdaBoost.R2 (Drucker 1997): rows drawn by weight; the prediction is the weighted median. */
function adaBoostR2(rows: Rows, targets: readonly number[], random: () => number): Predict {
  let weights = rows.map(() => 1 / rows.length);
  const voters: { vote: number; tree: (row: readonly number[]) => readonly number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = drawByWeight(weights, random);
    const tree = plantTree(
      drawn.map((i) => rows[i]),
      drawn.map((i) => [targets[i]]),
      { depth: 3 },
    );
    const errors = rows.map((row, i) => Math.abs(tree(row)[0] - targets[i]));
    const most = Math.max(...errors) || 1;
    const loss = errors.reduce((sum, error, i) => sum + (weights[i] * error) / most, 0);
    if (loss >= 0.5 && voters.length > 0) break;
    const beta = Math.max(loss, 1e-10) / Math.max(1 - loss, 1e-10);
    voters.push({ vote: Math.log(1 / beta), tree });
    weights = normalised(weights.map((weight, i) => weight * beta ** (1 - errors[i] / most)));
  }
  return (others) =>
    others.map((row) =>
      weightedMedian(voters.map(({ vote, tree }) => ({ value: tree(row)[0], weight: vote }))),
    );
}

/** AdaBoost for several classes (SAMME, Zhu et al. 2009) on trees with one branch. */
function samme(rows: Rows, targets: readonly number[]): Predict {
  const labels = labelsOf(targets);
  const shares = targets.map((target) => labels.map((label) => Number(label === target)));
  let weights = rows.map(() => 1 / rows.length);
  const voters: { vote: number; label: (row: readonly number[]) => number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const tree = plantTree(rows, shares, { depth: 1, weights });
    const label = (row: readonly number[]) => labels[largest(tree(row))];
    const wrong = rows.map((row, i) => label(row) !== targets[i]);
    const error = Math.max(
      1e-10,
      weights.reduce((sum, weight, i) => sum + (wrong[i] ? weight : 0), 0),
    );
    const vote = Math.log((1 - error) / error) + Math.log(Math.max(1, labels.length - 1));
    if (!(vote > 0)) break;
    voters.push({ vote, label });
    weights = normalised(weights.map((weight, i) => weight * (wrong[i] ? Math.exp(vote) : 1)));
  }
  return (others) =>
    others.map((row) => {
      const votes = labels.map((each) =>
        voters.reduce((sum, { vote, label }) => sum + (label(row) === each ? vote : 0), 0),
      );
      return labels[largest(votes)];
    });
}

function drawByWeight(weights: readonly number[], random: () => number): number[] {
  const sums = new Float64Array(weights.length);
  weights.forEach((weight, i) => {
    sums[i] = weight + (i > 0 ? sums[i - 1] : 0);
  });
  return weights.map(() => {
    const wanted = random() * sums[sums.length - 1];
    const at = sums.findIndex((sum) => sum > wanted);
    return at < 0 ? weights.length - 1 : at;
  });
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function weightedMedian(values: { readonly value: number; readonly weight: number }[]): number {
  const sorted = values.sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values));
