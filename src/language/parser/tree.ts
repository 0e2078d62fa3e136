/**
 * The best tree over words 1 to `size` − 1 with exactly one word below the root 0 (Chu and Liu 1965,
 * Edmonds 1967). `scores` has a row of heads for each dependent. Returns the head of each word.
 */
export function bestTree(scores: Float32Array, size: number): Int32Array {
  const best = arborescence(Float64Array.from(scores), size);
  const roots = [...best.keys()].filter((i) => i > 0 && best[i] === 0);
  if (roots.length < 2) return best;
  let most = Number.NEGATIVE_INFINITY;
  let found = best;
  for (const root of roots) {
    const only = Float64Array.from(scores);
    for (let i = 1; i < size; i++) if (i !== root) only[i * size] = NEVER;
    const tree = arborescence(only, size);
    let sum = 0;
    for (let i = 1; i < size; i++) sum += only[i * size + tree[i]];
    if (sum > most) {
      most = sum;
      found = tree;
    }
  }
  return found;
}

const NEVER = -1e12;

/** The best tree with any number of roots; changes `scores`. */
function arborescence(scores: Float64Array, size: number): Int32Array {
  const heads = new Int32Array(size).fill(-1);
  for (let i = 1; i < size; i++) {
    scores[i * size + i] = NEVER;
    let best = 0;
    for (let h = 1; h < size; h++) if (scores[i * size + h] > scores[i * size + best]) best = h;
    heads[i] = best;
  }
  const circle = circleOf(heads);
  return circle.length === 0 ? heads : contracted(scores, size, heads, circle);
}

/** The words of a cycle; none if every word leads to the root. */
function circleOf(heads: Int32Array): number[] {
  const seenFrom = new Int32Array(heads.length);
  for (let start = 1; start < heads.length; start++) {
    let at = start;
    while (at > 0 && seenFrom[at] === 0) {
      seenFrom[at] = start;
      at = heads[at];
    }
    if (at <= 0 || seenFrom[at] !== start) continue;
    const circle = [at];
    for (let next = heads[at]; next !== at; next = heads[next]) circle.push(next);
    return circle;
  }
  return [];
}

/** Contracts a cycle to one word, finds the best tree of the rest, and breaks the cycle there. */
function contracted(
  scores: Float64Array,
  size: number,
  heads: Int32Array,
  circle: readonly number[],
): Int32Array {
  const inCircle = new Set(circle);
  const rest = [...heads.keys()].filter((i) => !inCircle.has(i));
  const small = rest.length + 1;
  const one = rest.length;
  const fewer = new Float64Array(small * small).fill(NEVER);
  const enters = new Int32Array(small);
  const leaves = new Int32Array(small);
  rest.forEach((word, a) => {
    rest.forEach((other, b) => {
      fewer[a * small + b] = scores[word * size + other];
    });
    // The best head of this word in the cycle, and the word in the cycle of which it is the best head.
    leaves[a] = best(circle, (i) => scores[word * size + i]);
    fewer[a * small + one] = scores[word * size + leaves[a]];
    const gain = (i: number) => scores[i * size + word] - scores[i * size + heads[i]];
    enters[a] = best(circle, gain);
    fewer[one * small + a] = gain(enters[a]);
  });
  const tree = arborescence(fewer, small);
  const whole = heads.slice();
  rest.forEach((word, a) => {
    if (word > 0) whole[word] = tree[a] === one ? leaves[a] : rest[tree[a]];
  });
  whole[enters[tree[one]]] = rest[tree[one]];
  return whole;
}

function best(words: readonly number[], worth: (word: number) => number): number {
  let found = words[0];
  for (const word of words) if (worth(word) > worth(found)) found = word;
  return found;
}
