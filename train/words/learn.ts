import type { RankedCandidate, RankingExample } from './examples.ts';

/** Weights of the ranker, by feature. */
export type Weights = Record<string, number>;

export interface Figures {
  readonly items: number;
  /** Items with at least one candidate. */
  readonly covered: number;
  /** The best candidate is among the gold words. */
  readonly accuracy: number;
  /** One of the first three, or ten, is. */
  readonly potential3: number;
  readonly potential10: number;
}

/**
 * Learns weights by gradient steps on −log of the probability that a softmax over an item's
 * candidates gives to those in the gold list.
 */
export function learnWeights(
  examples: readonly RankingExample[],
  { rounds = 120, rate = 0.5, decay = 0.002 } = {},
): Weights {
  const useful = examples.filter(({ candidates }) => candidates.some(({ votes }) => votes > 0));
  const names = [
    ...new Set(
      useful.flatMap(({ candidates }) =>
        candidates.flatMap(({ features }) => Object.keys(features)),
      ),
    ),
  ].sort();
  const index = new Map(names.map((name, at) => [name, at]));
  const lists = useful.map(({ candidates }) => sparseRows(candidates, index));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(names.length);
    for (const rows of lists) addGradient(gradient, rows, weights);
    for (let k = 0; k < weights.length; k++) {
      const slope = gradient[k] / lists.length + decay * weights[k];
      squares[k] += slope * slope;
      weights[k] -= (rate * slope) / Math.sqrt(squares[k]);
    }
  }
  return Object.fromEntries(names.map((name, k) => [name, Number(weights[k].toFixed(3))]));
}

/** The candidates of an item, each a stretch of features that are not 0. */
interface Rows {
  readonly starts: Uint32Array;
  readonly columns: Uint16Array;
  readonly values: Float64Array;
  /** A word with many votes is worth more than one with few, but not in proportion. */
  readonly worth: Float64Array;
}

function sparseRows(
  candidates: readonly RankedCandidate[],
  index: ReadonlyMap<string, number>,
): Rows {
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const { features } of candidates) {
    for (const [name, value] of Object.entries(features)) {
      if (value === 0) continue;
      columns.push(index.get(name)!);
      values.push(value);
    }
    starts.push(columns.length);
  }
  return {
    starts: Uint32Array.from(starts),
    columns: Uint16Array.from(columns),
    values: Float64Array.from(values),
    worth: Float64Array.from(candidates, ({ votes }) => Math.sqrt(votes)),
  };
}

function addGradient(
  gradient: Float64Array,
  { starts, columns, values, worth }: Rows,
  weights: Float64Array,
): void {
  const size = worth.length;
  const masses = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let k = starts[row]; k < starts[row + 1]; k++) sum += values[k] * weights[columns[k]];
    masses[row] = sum;
  }
  const most = Math.max(...masses);
  let [total, gold] = [0, 0];
  for (let row = 0; row < size; row++) {
    masses[row] = Math.exp(masses[row] - most);
    total += masses[row];
    gold += masses[row] * worth[row];
  }
  for (let row = 0; row < size; row++) {
    const slope = masses[row] / total - (masses[row] * worth[row]) / (gold || 1);
    for (let k = starts[row]; k < starts[row + 1]; k++) gradient[columns[k]] += slope * values[k];
  }
}

/** Candidates of an example, best first by the weights. */
export function ordered({ candidates }: RankingExample, weights: Weights): RankedCandidate[] {
  const score = ({ features }: RankedCandidate) =>
    Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

export function figuresOf(
  examples: readonly RankingExample[],
  weightsFor: (example: RankingExample) => Weights,
): Figures {
  let [covered, accuracy, potential3, potential10] = [0, 0, 0, 0];
  for (const example of examples) {
    if (example.candidates.length > 0) covered++;
    const hit = ordered(example, weightsFor(example)).findIndex(({ votes }) => votes > 0);
    if (hit === 0) accuracy++;
    if (hit >= 0 && hit < 3) potential3++;
    if (hit >= 0 && hit < 10) potential10++;
  }
  const n = Math.max(1, examples.length);
  return {
    items: examples.length,
    covered: covered / n,
    accuracy: accuracy / n,
    potential3: potential3 / n,
    potential10: potential10 / n,
  };
}

/** Weights learned without the items of each fold; a word is in one fold with all its sentences. */
export function crossValidated(
  examples: readonly RankingExample[],
  folds = 5,
  extra: readonly RankingExample[] = [],
): (example: RankingExample) => Weights {
  const foldOf = ({ item }: RankingExample) => {
    let sum = 0;
    for (const char of item.word.toLowerCase()) sum = (sum * 31 + char.codePointAt(0)!) % 9973;
    return sum % folds;
  };
  const learned = Array.from({ length: folds }, (_, fold) =>
    learnWeights([...extra, ...examples].filter((example) => foldOf(example) !== fold)),
  );
  return (example) => learned[foldOf(example)];
}
