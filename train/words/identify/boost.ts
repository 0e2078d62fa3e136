import type { Tree, Trees } from '../../../src/simplify/words/identify/trees.ts';
import { Random } from '../../random.ts';

export interface BoostOptions {
  readonly rounds: number;
  readonly rate: number;
  readonly leaves: number;
  /** Fewest (weighted) examples in a leaf. */
  readonly smallest: number;
  /** Pulls leaves to zero. */
  readonly ridge: number;
  /** Share of features, and of examples, each tree sees. */
  readonly features: number;
  readonly examples: number;
  readonly loss: 'logistic' | 'squared';
  readonly seed: number;
  /** Features that may only push one way: 1 up, -1 down. */
  readonly monotone?: ReadonlyMap<number, 1 | -1>;
}

const BINS = 48;

interface Leaf {
  rows: Int32Array;
  gradient: number;
  weight: number;
  low: number;
  high: number;
  split?: Split | undefined;
  node: { tree?: Tree; parts?: [number, number, Leaf, Leaf] };
}

interface Split {
  gain: number;
  feature: number;
  bin: number;
}

/** Gradient-boosted trees grown leaf by leaf over binned features (Friedman 2001; histograms as LightGBM). */
export function boost(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  weights: readonly number[],
  options: BoostOptions,
): Trees {
  const random = new Random(options.seed);
  const width = rows[0].length;
  const borders = Array.from({ length: width }, (_, f) => bordersOf(rows.map((row) => row[f])));
  const bins = borders.map((cuts, f) => Uint8Array.from(rows, (row) => binOf(cuts, row[f])));
  const total = weights.reduce((sum, w) => sum + w, 0);
  const mean = labels.reduce((sum, y, i) => sum + y * weights[i], 0) / total;
  const base = options.loss === 'logistic' ? Math.log(mean / (1 - mean)) : mean;
  const scores = new Float64Array(rows.length).fill(base);
  const gradients = new Float64Array(rows.length);
  const curvatures = new Float64Array(rows.length);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round++) {
    for (let i = 0; i < rows.length; i++) {
      if (options.loss === 'logistic') {
        const p = 1 / (1 + Math.exp(-scores[i]));
        gradients[i] = weights[i] * (labels[i] - p);
        curvatures[i] = weights[i] * Math.max(p * (1 - p), 1e-6);
      } else {
        gradients[i] = weights[i] * (labels[i] - scores[i]);
        curvatures[i] = weights[i];
      }
    }
    const chosen: number[] = [];
    for (let i = 0; i < rows.length; i++) if (random.next() < options.examples) chosen.push(i);
    const seen = random
      .shuffled(Array.from({ length: width }, (_, f) => f))
      .slice(0, Math.max(1, Math.round(width * options.features)));
    const tree = grow(Int32Array.from(chosen), seen, bins, borders, gradients, curvatures, options);
    trees.push(tree);
    for (let i = 0; i < rows.length; i++) scores[i] += walk(tree, rows[i]);
  }
  return { base: Number(base.toFixed(5)), trees };
}

function walk(tree: Tree, row: readonly number[]): number {
  while (typeof tree !== 'number') tree = row[tree[0]] <= tree[1] ? tree[2] : tree[3];
  return tree;
}

/** Cuts between neighbouring values, about equally filled; rounded, so that the file stays small. */
function bordersOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  const cuts = new Set<number>();
  for (let b = 1; b < BINS; b++) {
    const cut = Number(sorted[Math.floor((b * sorted.length) / BINS)].toPrecision(4));
    if (cut < sorted[sorted.length - 1]) cuts.add(cut);
  }
  return [...cuts].sort((a, b) => a - b);
}

function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value > cuts[bin]) bin++;
  return bin;
}

function grow(
  rows: Int32Array,
  features: readonly number[],
  bins: readonly Uint8Array[],
  borders: readonly number[][],
  gradients: Float64Array,
  curvatures: Float64Array,
  options: BoostOptions,
): Tree {
  const leafOf = (part: Int32Array, low: number, high: number): Leaf => {
    let gradient = 0;
    let weight = 0;
    for (const i of part) {
      gradient += gradients[i];
      weight += curvatures[i];
    }
    const leaf: Leaf = { rows: part, gradient, weight, low, high, node: {} };
    leaf.split = bestSplit(leaf);
    return leaf;
  };
  const clamp = (value: number, leaf: { low: number; high: number }) =>
    Math.min(leaf.high, Math.max(leaf.low, value));

  function bestSplit(leaf: Leaf): Split | undefined {
    let best: Split | undefined;
    if (leaf.rows.length < 2 * options.smallest) return undefined;
    const own = leaf.gradient ** 2 / (leaf.weight + options.ridge);
    const g = new Float64Array(BINS + 1);
    const h = new Float64Array(BINS + 1);
    const n = new Int32Array(BINS + 1);
    for (const feature of features) {
      g.fill(0);
      h.fill(0);
      n.fill(0);
      const column = bins[feature];
      for (const i of leaf.rows) {
        const bin = column[i];
        g[bin] += gradients[i];
        h[bin] += curvatures[i];
        n[bin] += 1;
      }
      const direction = options.monotone?.get(feature) ?? 0;
      let gLeft = 0;
      let hLeft = 0;
      let nLeft = 0;
      for (let bin = 0; bin < borders[feature].length; bin++) {
        gLeft += g[bin];
        hLeft += h[bin];
        nLeft += n[bin];
        if (nLeft < options.smallest || leaf.rows.length - nLeft < options.smallest) continue;
        const left = gLeft / (hLeft + options.ridge);
        const right = (leaf.gradient - gLeft) / (leaf.weight - hLeft + options.ridge);
        if (direction * (right - left) < 0) continue;
        const gain = gLeft * left + (leaf.gradient - gLeft) * right - own;
        if (gain > (best?.gain ?? 1e-9)) best = { gain, feature, bin };
      }
    }
    return best;
  }

  const root = leafOf(rows, -Infinity, Infinity);
  const open = [root];
  for (let count = 1; count < options.leaves; count++) {
    const next = open.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a));
    if (!next.split) break;
    const { feature, bin } = next.split;
    const column = bins[feature];
    const leftRows = next.rows.filter((i) => column[i] <= bin);
    const rightRows = next.rows.filter((i) => column[i] > bin);
    let left = leafOf(leftRows, next.low, next.high);
    let right = leafOf(rightRows, next.low, next.high);
    const direction = options.monotone?.get(feature) ?? 0;
    if (direction !== 0) {
      const middle = (leafValue(left) + leafValue(right)) / 2;
      left = leafOf(
        leftRows,
        direction < 0 ? middle : next.low,
        direction < 0 ? next.high : middle,
      );
      right = leafOf(
        rightRows,
        direction < 0 ? next.low : middle,
        direction < 0 ? middle : next.high,
      );
    }
    next.node.parts = [feature, borders[feature][bin], left, right];
    open.splice(open.indexOf(next), 1, left, right);
  }
  function leafValue(leaf: Leaf): number {
    return clamp(leaf.gradient / (leaf.weight + options.ridge), leaf);
  }
  const treeOf = (leaf: Leaf): Tree => {
    const parts = leaf.node.parts;
    if (!parts) return Number((options.rate * leafValue(leaf)).toPrecision(3));
    return [parts[0], parts[1], treeOf(parts[2]), treeOf(parts[3])];
  };
  return treeOf(root);
}
