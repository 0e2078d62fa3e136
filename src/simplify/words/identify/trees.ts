/** A tree of a boosted model: a number is a leaf, else go left when `feature ≤ border`. */
export type Tree = number | readonly [feature: number, border: number, left: Tree, right: Tree];

/** Boosted trees: the base plus the value of every tree. */
export interface Trees {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** The output of boosted trees for a feature vector: log-odds, or the value itself. */
export function sumOfTrees({ base, trees }: Trees, features: ArrayLike<number>): number {
  let sum = base;
  for (let tree of trees) {
    while (typeof tree !== 'number') tree = features[tree[0]] <= tree[1] ? tree[2] : tree[3];
    sum += tree;
  }
  return sum;
}

/** As `sumOfTrees`, laid out flat once: several times as fast. */
export function flatTrees({ base, trees }: Trees): (features: ArrayLike<number>) => number {
  const features: number[] = [];
  const values: number[] = [];
  const rights: number[] = [];
  const lay = (tree: Tree): void => {
    const at = features.length;
    const isLeaf = typeof tree === 'number';
    features.push(isLeaf ? -1 : tree[0]);
    values.push(isLeaf ? tree : tree[1]);
    rights.push(-1);
    if (isLeaf) return;
    // The left branch follows its node.
    lay(tree[2]);
    rights[at] = features.length;
    lay(tree[3]);
  };
  const roots = Int32Array.from(trees, (tree) => {
    const root = features.length;
    lay(tree);
    return root;
  });
  const feature = Int16Array.from(features);
  const value = Float64Array.from(values);
  const right = Int32Array.from(rights);
  const most = features.reduce((a, b) => Math.max(a, b), 0) + 1;
  // Engines have several kinds of number arrays and would compile this code for each.
  const asked = new Float64Array(most);
  return (vector) => {
    for (let i = 0; i < most; i++) asked[i] = vector[i];
    let sum = base;
    for (let t = 0; t < roots.length; t++) {
      let at = roots[t];
      while (feature[at] >= 0) at = asked[feature[at]] <= value[at] ? at + 1 : right[at];
      sum += value[at];
    }
    return sum;
  };
}

export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
