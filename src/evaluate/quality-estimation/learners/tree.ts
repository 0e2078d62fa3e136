/** A leaf has the mean of its targets; a branch routes a row by one feature. */
type Node =
  | { readonly mean: readonly number[] }
  | { readonly feature: number; readonly edge: number; readonly low: Node; readonly high: Node };

export interface TreeOptions {
  readonly depth: number;
  /** The minimum number of rows in a leaf (default 1). */
  readonly leaf?: number;
  /** The features that a branch may use; all by default. */
  readonly features?: () => readonly number[];
  readonly weights?: readonly number[];
}

type Rows = readonly (readonly number[])[];

/**
 * A regression tree (Breiman et al. 1984) for one or several targets, splits by least squares. For
 * targets that are 1 for a class and 0 for others, this is a tree with Gini impurity. Each branch
 * sorts features; ml-cart compares all pairs of rows, which is too slow for boosting.
 */
export function plantTree(
  rows: Rows,
  targets: Rows,
  options: TreeOptions,
): (row: readonly number[]) => readonly number[] {
  const weights = options.weights ?? rows.map(() => 1);
  const root = grow(
    rows.map((_, i) => i),
    options.depth,
  );

  function grow(places: readonly number[], depth: number): Node {
    const sums = sumOf(places);
    const split = depth > 0 ? bestSplit(places, sums) : undefined;
    if (!split) return { mean: sums.targets.map((sum) => sum / (sums.weight || 1)) };
    const isLow = (i: number) => rows[i][split.feature] <= split.edge;
    return {
      ...split,
      low: grow(places.filter(isLow), depth - 1),
      high: grow(
        places.filter((i) => !isLow(i)),
        depth - 1,
      ),
    };
  }

  function sumOf(places: readonly number[]): { weight: number; targets: number[] } {
    const sum = { weight: 0, targets: targets[0].map(() => 0) };
    for (const i of places) {
      sum.weight += weights[i];
      targets[i].forEach((value, k) => {
        sum.targets[k] += weights[i] * value;
      });
    }
    return sum;
  }

  function bestSplit(
    places: readonly number[],
    all: { readonly weight: number; readonly targets: readonly number[] },
  ): { feature: number; edge: number } | undefined {
    const leaf = options.leaf ?? 1;
    const gainOf = (parts: ArrayLike<number>, weight: number) => {
      let gain = 0;
      for (let k = 0; k < parts.length; k++) gain += parts[k] ** 2;
      return weight > 0 ? gain / weight : 0;
    };
    let best: { feature: number; edge: number } | undefined;
    let most = gainOf(all.targets, all.weight) + 1e-9;
    for (const feature of options.features?.() ?? rows[0].keys()) {
      const sorted = [...places].sort((a, b) => rows[a][feature] - rows[b][feature]);
      const low = new Float64Array(all.targets.length);
      const high = Float64Array.from(all.targets);
      let weight = 0;
      for (let at = 0; at + 1 < sorted.length; at++) {
        const i = sorted[at];
        weight += weights[i];
        for (let k = 0; k < low.length; k++) {
          low[k] += weights[i] * targets[i][k];
          high[k] -= weights[i] * targets[i][k];
        }
        const [value, next] = [rows[i][feature], rows[sorted[at + 1]][feature]];
        if (value === next || at + 1 < leaf || sorted.length - at - 1 < leaf) continue;
        const gain = gainOf(low, weight) + gainOf(high, all.weight - weight);
        if (gain > most) {
          most = gain;
          best = { feature, edge: value + (next - value) / 2 };
        }
      }
    }
    return best;
  }

  return (row) => {
    let node = root;
    while ('feature' in node) node = row[node.feature] <= node.edge ? node.low : node.high;
    return node.mean;
  };
}
