/** log10 of occurrences per 10⁹ words, per word. */
export type ZipfTable = Map<string, number>;

/** Zipf values from counts; `total` defaults to their sum. */
export function zipfFromCounts(counts: ReadonlyMap<string, number>, total?: number): ZipfTable {
  let sum = total ?? 0;
  if (total === undefined) for (const count of counts.values()) sum += count;
  const table: ZipfTable = new Map();
  for (const [word, count] of counts) table.set(word, Math.log10((count / sum) * 1e9));
  return table;
}

/** Zipf–Mandelbrot: the word of rank r has the Zipf value `top − slope · log10(r + shift)`. */
export interface Mandelbrot {
  readonly top: number;
  readonly slope: number;
  readonly shift: number;
}

/** Fits the curve to counts by least squares over ranks spaced evenly on the logarithmic scale. */
export function fitMandelbrot(table: ZipfTable): Mandelbrot {
  const values = [...table.values()].sort((a, b) => b - a);
  const ranks: number[] = [];
  for (let rank = 1; rank <= values.length; rank = Math.ceil(rank * 1.15)) ranks.push(rank);
  let best: Mandelbrot & { error: number } = { top: 0, slope: 0, shift: 0, error: Infinity };
  for (let shift = 0; shift <= 60; shift += 0.5) {
    const points = ranks.map((rank) => [Math.log10(rank + shift), values[rank - 1]] as const);
    const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
    const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
    const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
    const slope = -covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
    const top = meanY + slope * meanX;
    const error = points.reduce((sum, [x, y]) => sum + (top - slope * x - y) ** 2, 0);
    if (error < best.error) best = { top, slope, shift, error };
  }
  return { top: best.top, slope: best.slope, shift: best.shift };
}

/** Zipf values of a list that has an order but no counts. */
export function zipfFromRanks(words: readonly string[], curve: Mandelbrot): ZipfTable {
  const table: ZipfTable = new Map();
  words.forEach((word, i) => {
    if (!table.has(word)) {
      table.set(word, curve.top - curve.slope * Math.log10(i + 1 + curve.shift));
    }
  });
  return table;
}

export interface Weighted {
  readonly table: ZipfTable;
  readonly weight: number;
  /**
   * Does absence mean "rarer than everything in the list"? Not in a small text, and not in a list
   * from which words of other lists were taken out.
   */
  readonly complete: boolean;
}

/**
 * The weighted mean of logarithms over independent sources. A word that a complete list lacks
 * counts there as half a unit below its rarest, unless the other sources put it lower still.
 */
export function combine(sources: readonly Weighted[]): ZipfTable {
  const floors = sources.map(({ table }) => minimum(table.values()) - 0.5);
  const words = new Set(sources.flatMap(({ table }) => [...table.keys()]));
  const combined: ZipfTable = new Map();
  for (const word of words) {
    let sum = 0;
    let weights = 0;
    for (const { table, weight } of sources) {
      const value = table.get(word);
      if (value === undefined) continue;
      sum += value * weight;
      weights += weight;
    }
    const seen = sum / weights;
    sources.forEach(({ table, weight, complete }, i) => {
      if (!complete || table.has(word)) return;
      sum += Math.min(seen, floors[i]) * weight;
      weights += weight;
    });
    combined.set(word, sum / weights);
  }
  return combined;
}

function minimum(values: Iterable<number>): number {
  let least = Infinity;
  for (const value of values) if (value < least) least = value;
  return least;
}
