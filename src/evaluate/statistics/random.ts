/** A reproducible stream of random numbers. */
export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
  /** A whole number from 0 to limit − 1. */
  below(limit: number): number;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
}

/**
 * Random numbers from a seed: xoshiro128** (Blackman and Vigna 2021), its state filled by
 * splitmix32, so that neighbouring seeds give unrelated streams.
 *
 * @example
 * seededRandom(1).below(6) === seededRandom(1).below(6)
 */
export function seededRandom(seed: number): Random {
  let filler = seed | 0;
  const fill = () => {
    filler = (filler + 0x9e3779b9) | 0;
    let mixed = filler ^ (filler >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];

  const next = () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    next,
    // The bias of scaling is under limit / 2³²: negligible compared with the noise of resampling.
    below: (limit) => Math.floor((next() / 0x100000000) * limit),
    fraction: () => next() / 0x100000000,
  };
}

/** A shuffled copy of a list (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: Pick<Random, 'below'>): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
