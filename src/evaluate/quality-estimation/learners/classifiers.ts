import { copied, type Learner, labelsOf, notInstalled } from './learner.ts';

const NEIGHBOURS = 3;

export const nearestNeighbours: Learner = {
  name: 'KNeighborsClassifier',
  async fit(rows, targets) {
    const { default: Neighbours } = await import('ml-knn').catch(notInstalled('ml-knn'));
    const neighbours = new Neighbours(copied(rows), [...targets], { k: NEIGHBOURS });
    return (others) => neighbours.predict(copied(others));
  },
};

export const logisticRegression: Learner = {
  name: 'LogisticRegression',
  async fit(rows, targets) {
    const { Matrix } = await import('ml-matrix').catch(notInstalled('ml-matrix'));
    const { default: Logistic } = await import('ml-logistic-regression').catch(
      notInstalled('ml-logistic-regression'),
    );
    const labels = labelsOf(targets);
    const model = new Logistic({ numSteps: 500, learningRate: 5e-3 });
    const biased = (list: readonly (readonly number[])[]) =>
      new Matrix(list.map((row) => [...row, 1]));
    model.train(biased(rows), Matrix.columnVector(targets.map((target) => labels.indexOf(target))));
    return (others) => model.predict(biased(others)).map((at) => labels[at]);
  },
};

const HIDDEN = 20;
const EPOCHS = 150;
const RATE = 0.01;
const DECAY = 1e-2;

/** One hidden layer, softmax, a penalty on large weights, plain stochastic gradients. */
export const multilayerPerceptron: Learner = {
  name: 'MLPClassifier',
  async fit(rows, targets, random) {
    const labels = labelsOf(targets);
    const weights = (to: number, from: number) =>
      Array.from({ length: to }, () =>
        Float64Array.from({ length: from + 1 }, () => (random() - 0.5) / Math.sqrt(from)),
      );
    const first = weights(HIDDEN, rows[0].length);
    const second = weights(labels.length, HIDDEN);
    for (let step = 0; step < EPOCHS * rows.length; step++) {
      const i = Math.floor(random() * rows.length);
      const hidden = activations(first, rows[i]).map(Math.tanh);
      const errors = softmax(activations(second, hidden)).map(
        (share, k) => share - Number(labels[k] === targets[i]),
      );
      const back = hidden.map(
        (value, h) => (1 - value ** 2) * errors.reduce((sum, e, k) => sum + e * second[k][h], 0),
      );
      descend(second, errors, hidden);
      descend(first, back, rows[i]);
    }
    return (others) =>
      others.map((row) => {
        const scores = activations(second, activations(first, row).map(Math.tanh));
        return labels[scores.indexOf(Math.max(...scores))];
      });
  },
};

function activations(layer: readonly Float64Array[], input: readonly number[]): number[] {
  return layer.map((unit) =>
    input.reduce((sum, value, i) => sum + value * unit[i], unit[input.length]),
  );
}

function descend(layer: Float64Array[], errors: readonly number[], input: readonly number[]): void {
  layer.forEach((unit, k) => {
    for (let i = 0; i < input.length; i++) {
      unit[i] -= RATE * (errors[k] * input[i] + DECAY * unit[i]);
    }
    unit[input.length] -= RATE * errors[k];
  });
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
