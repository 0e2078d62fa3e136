import { copied, type Learner, notInstalled, type Predict } from './learner.ts';

const RIDGE = 1;
const LASSO = 1;
const LASSO_ROUNDS = 1000;

/** Least squares, alone or with a penalty on large (ridge) or many (lasso) weights. */
export const linearRegressors: readonly Learner[] = [
  { name: 'LinearRegression', fit: (rows, targets) => leastSquares(rows, targets, 1e-9) },
  { name: 'Ridge', fit: (rows, targets) => leastSquares(rows, targets, RIDGE) },
  { name: 'Lasso', fit: async (rows, targets) => lasso(rows, targets) },
];

type Rows = readonly (readonly number[])[];

async function leastSquares(
  rows: Rows,
  targets: readonly number[],
  penalty: number,
): Promise<Predict> {
  const { Matrix, solve } = await import('ml-matrix').catch(notInstalled('ml-matrix'));
  const { centred, centre } = centredRows(rows);
  const base = mean(targets);
  const x = new Matrix(centred);
  const square = x.transpose().mmul(x);
  for (let i = 0; i < square.rows; i++) square.set(i, i, square.get(i, i) + penalty);
  const right = x.transpose().mmul(Matrix.columnVector(targets.map((value) => value - base)));
  return linear(solve(square, right).to1DArray(), centre, base);
}

/** Coordinate descent on 1/2n |y − Xw|² + α|w|₁, as scikit-learn states it. */
function lasso(rows: Rows, targets: readonly number[]): Predict {
  const { centred, centre } = centredRows(rows);
  const base = mean(targets);
  const rest = targets.map((value) => value - base);
  const weights = centre.map(() => 0);
  const squares = centre.map((_, j) => centred.reduce((sum, row) => sum + row[j] ** 2, 0));
  const edge = LASSO * rows.length;
  for (let round = 0; round < LASSO_ROUNDS; round++) {
    let change = 0;
    for (let j = 0; j < weights.length; j++) {
      if (squares[j] === 0) continue;
      const pull = centred.reduce(
        (sum, row, i) => sum + row[j] * (rest[i] + row[j] * weights[j]),
        0,
      );
      const next = (Math.sign(pull) * Math.max(0, Math.abs(pull) - edge)) / squares[j];
      const step = next - weights[j];
      if (step === 0) continue;
      centred.forEach((row, i) => {
        rest[i] -= row[j] * step;
      });
      weights[j] = next;
      change = Math.max(change, Math.abs(step));
    }
    if (change < 1e-6) break;
  }
  return linear(weights, centre, base);
}

function linear(weights: readonly number[], centre: readonly number[], base: number): Predict {
  return (rows) =>
    rows.map((row) => row.reduce((sum, value, j) => sum + (value - centre[j]) * weights[j], base));
}

function centredRows(rows: Rows): { centred: number[][]; centre: number[] } {
  const centre = rows[0].map((_, j) => mean(rows.map((row) => row[j])));
  return { centred: copied(rows).map((row) => row.map((value, j) => value - centre[j])), centre };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
