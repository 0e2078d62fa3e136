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
  { rounds = 200, rate = 0.5, decay = 0.002 } = {},
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
  const rows = useful.map(({ candidates }) => candidates.map((each) => denseRow(each, index)));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(names.length);
    for (const candidates of rows) addGradient(gradient, candidates, weights);
    for (let k = 0; k < weights.length; k++) {
      const slope = gradient[k] / rows.length + decay * weights[k];
      squares[k] += slope * slope;
      weights[k] -= (rate * slope) / Math.sqrt(squares[k]);
    }
  }
  return Object.fromEntries(names.map((name, k) => [name, Number(weights[k].toFixed(3))]));
}

interface Row {
  readonly values: Float64Array;
  readonly votes: number;
}

function denseRow({ features, votes }: RankedCandidate, index: ReadonlyMap<string, number>): Row {
  const values = new Float64Array(index.size);
  for (const [name, value] of Object.entries(features)) values[index.get(name)!] = value;
  return { values, votes };
}

/** A word with many votes is worth more than one with few, but not in proportion. */
function addGradient(gradient: Float64Array, rows: readonly Row[], weights: Float64Array): void {
  const scores = rows.map(({ values }) => dot(values, weights));
  const most = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - most));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const gold = masses.map((mass, k) => (rows[k].votes > 0 ? mass * Math.sqrt(rows[k].votes) : 0));
  const goldTotal = gold.reduce((sum, mass) => sum + mass, 0) || 1;
  rows.forEach(({ values }, k) => {
    const slope = masses[k] / total - gold[k] / goldTotal;
    for (let d = 0; d < values.length; d++) gradient[d] += slope * values[d];
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d] * b[d];
  return sum;
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
