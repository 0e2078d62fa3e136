// Interpolated Kneser–Ney (Chen and Goodman 1999, modified) over trigrams of numbers, pruned to the
// groups whose loss would cost most (Stolcke 1998, without renormalising in between).

/** A trigram model in back-off form; keys are `a * base + b` and `(a * base + b) * base + c`. */
export interface BackOff {
  readonly base: number;
  /** log10 of the probability. */
  readonly one: Float64Array;
  readonly two: Map<number, number>;
  readonly three: Map<number, number>;
  /** log10 of what is left to the shorter history, by unit and by pair. */
  readonly weightOfOne: Map<number, number>;
  readonly weightOfTwo: Map<number, number>;
}

const ALWAYS = 1e9;

interface Counted {
  readonly keys: Float64Array;
  readonly counts: Float64Array;
}

/** Equal keys together, with their numbers. */
function counted(all: Float64Array): Counted {
  all.sort();
  let size = 0;
  const counts = new Float64Array(all.length);
  for (let i = 0; i < all.length; i++) {
    if (i > 0 && all[i] === all[i - 1]) counts[size - 1]++;
    else {
      all[size] = all[i];
      counts[size++] = 1;
    }
  }
  return { keys: all.subarray(0, size), counts: counts.subarray(0, size) };
}

/** What is taken from a count of 1, 2 and more. */
function discounts(counts: Iterable<number>): (count: number) => number {
  const n = [0, 0, 0, 0, 0];
  for (const count of counts) if (count < 5) n[count]++;
  const y = n[1] / Math.max(1, n[1] + 2 * n[2]);
  const by = [1, 2, 3].map((k) => {
    const value = k - ((k + 1) * y * n[k + 1]) / Math.max(1, n[k]);
    return Math.min(k - 0.1, Math.max(0.1, value));
  });
  return (count) => by[Math.min(3, count) - 1];
}

/**
 * Learns a model from sentences of numbers (below `base`, 0 is the start, 1 the end) and keeps `most`
 * groups of two and three. `raw`: plain counts for the shorter groups, as is better for classes;
 * `attested`: pairs seen so often are kept in any case.
 */
export function kneserNey(
  sentences: readonly Uint32Array[],
  base: number,
  most: number,
  { raw = false, attested = Number.POSITIVE_INFINITY }: { raw?: boolean; attested?: number } = {},
): BackOff {
  const length = sentences.reduce((sum, { length }) => sum + length, 0);
  const pairs = new Float64Array(length);
  const triples = new Float64Array(length);
  let [p, t] = [0, 0];
  for (const words of sentences) {
    for (let i = 0; i < words.length; i++) {
      const before = i === 0 ? 0 : words[i - 1];
      pairs[p++] = before * base + words[i];
      if (i > 0) {
        const first = i === 1 ? 0 : words[i - 2];
        triples[t++] = (first * base + before) * base + words[i];
      }
    }
  }
  const two = counted(pairs);
  const three = counted(triples.subarray(0, t));

  // How many different words a group was seen after; what starts a sentence has none before it.
  const pairCounts = new Map<number, number>();
  if (!raw) {
    for (const key of three.keys) {
      const pair = key % (base * base);
      pairCounts.set(pair, (pairCounts.get(pair) ?? 0) + 1);
    }
  }
  two.keys.forEach((key, i) => {
    if (raw || key < base) pairCounts.set(key, two.counts[i]);
  });
  const ones = new Float64Array(base);
  two.keys.forEach((key, i) => {
    ones[key % base] += raw ? two.counts[i] : 1;
  });
  const total = ones.reduce((sum, count) => sum + count, 0);
  const words = ones.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
  const one = ones.map((count) =>
    Math.log10((count > 0 ? count - 0.5 : 0) / total + (0.5 * words) / total / base),
  );

  const takenTwo = discounts(pairCounts.values());
  const sumTwo = new Float64Array(base);
  const leftTwo = new Float64Array(base);
  for (const [key, count] of pairCounts) {
    const a = Math.floor(key / base);
    sumTwo[a] += count;
    leftTwo[a] += takenTwo(count);
  }
  const logTwo = (key: number): number => {
    const a = Math.floor(key / base);
    const lower = 10 ** one[key % base];
    if (sumTwo[a] === 0) return Math.log10(lower);
    const count = pairCounts.get(key) ?? 0;
    const own = count === 0 ? 0 : (count - takenTwo(count)) / sumTwo[a];
    return Math.log10(own + (leftTwo[a] / sumTwo[a]) * lower);
  };

  const takenThree = discounts(three.counts);
  const sumThree = new Map<number, number>();
  const leftThree = new Map<number, number>();
  three.keys.forEach((key, i) => {
    const pair = Math.floor(key / base);
    sumThree.set(pair, (sumThree.get(pair) ?? 0) + three.counts[i]);
    leftThree.set(pair, (leftThree.get(pair) ?? 0) + takenThree(three.counts[i]));
  });

  // What each group would cost if it were not kept.
  interface Candidate {
    key: number;
    log: number;
    cost: number;
    three: boolean;
  }
  const candidates: Candidate[] = [];
  two.keys.forEach((key, i) => {
    const a = Math.floor(key / base);
    if (sumTwo[a] === 0) return;
    const log = logTwo(key);
    const without = Math.log10(leftTwo[a] / sumTwo[a]) + one[key % base];
    const count = two.counts[i];
    // That a pair was seen at all, though more seldom than its words promise, says that it can be said.
    const cost = count >= attested ? ALWAYS : count * (log - without);
    if (cost > 0) candidates.push({ key, log, cost, three: false });
  });
  three.keys.forEach((key, i) => {
    const count = three.counts[i];
    if (count < 2) return;
    const pair = Math.floor(key / base);
    const left = leftThree.get(pair)! / sumThree.get(pair)!;
    const lower = logTwo(key % (base * base));
    const log = Math.log10((count - takenThree(count)) / sumThree.get(pair)! + left * 10 ** lower);
    const without = Math.log10(left) + lower;
    if (log > without + 0.1)
      candidates.push({ key, log, cost: count * (log - without), three: true });
  });
  candidates.sort((a, b) => b.cost - a.cost);
  const keptTwo = new Map<number, number>();
  const keptThree = new Map<number, number>();
  for (const { key, log, three: long } of candidates) {
    if (keptTwo.size + keptThree.size >= most) break;
    if (!long) keptTwo.set(key, log);
    else {
      keptThree.set(key, log);
      const pair = Math.floor(key / base);
      if (!keptTwo.has(pair)) keptTwo.set(pair, logTwo(pair));
    }
  }

  // What is left to the shorter history, so that everything sums up to one.
  const weightOfOne = new Map<number, number>();
  remaining(keptTwo, base, (key) => one[key % base], weightOfOne);
  const weightOfTwo = new Map<number, number>();
  const lowerTwo = (key: number): number => {
    const pair = key % (base * base);
    return keptTwo.get(pair) ?? (weightOfOne.get(Math.floor(pair / base)) ?? 0) + one[pair % base];
  };
  remaining(keptThree, base, lowerTwo, weightOfTwo);
  return { base, one, two: keptTwo, three: keptThree, weightOfOne, weightOfTwo };
}

function remaining(
  kept: ReadonlyMap<number, number>,
  base: number,
  lower: (key: number) => number,
  weights: Map<number, number>,
): void {
  const sums = new Map<number, [number, number]>();
  for (const [key, log] of kept) {
    const history = Math.floor(key / base);
    const [own, shorter] = sums.get(history) ?? [0, 0];
    sums.set(history, [own + 10 ** log, shorter + 10 ** lower(key)]);
  }
  for (const [history, [own, shorter]] of sums) {
    weights.set(history, Math.log10(Math.max(1e-4, 1 - own) / Math.max(1e-4, 1 - shorter)));
  }
}
