/** A summary of many numbers, with a curve to plot. */
export interface Distribution {
  readonly count: number;
  readonly mean: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly quartiles: readonly [number, number, number];
  /** Points of the density, in equal steps. */
  readonly from: number;
  readonly to: number;
  /** Gaussian kernel density at those points. */
  readonly density: readonly number[];
}

const PLACES = 101;

/**
 * Summarises numbers: mean, quartiles and a Gaussian kernel density with Scott's bandwidth. Values
 * outside `range` are clamped, so that one outlier does not flatten the curve.
 *
 * @example distributionOf([0.1, 0.2, 0.4], [0, 1])?.mean // 0.2333…
 */
export function distributionOf(
  values: readonly number[],
  range?: readonly [from: number, to: number],
): Distribution | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const count = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / count;
  const [from, to] = range ?? [sorted[0], sorted[count - 1]];
  return {
    count,
    mean,
    minimum: sorted[0],
    maximum: sorted[count - 1],
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)],
    from,
    to: to > from ? to : from + 1,
    density: densityOf(sorted, mean, from, to > from ? to : from + 1),
  };
}

/** With linear interpolation. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/** Values are first counted in bins, so that the cost does not depend on how many there are. */
function densityOf(sorted: Float64Array, mean: number, from: number, to: number): number[] {
  const step = (to - from) / (PLACES - 1);
  const bins = new Float64Array(PLACES);
  let squares = 0;
  for (const value of sorted) {
    const place = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
    bins[place]++;
    squares += (Math.min(to, Math.max(from, value)) - mean) ** 2;
  }
  const deviation = Math.sqrt(squares / Math.max(1, sorted.length - 1));
  const width = Math.max(deviation * sorted.length ** -0.2, step);
  return Array.from(bins, (_, at) => {
    let sum = 0;
    for (let other = 0; other < PLACES; other++) {
      if (bins[other] === 0) continue;
      sum += bins[other] * Math.exp(-0.5 * (((at - other) * step) / width) ** 2);
    }
    return sum / (sorted.length * width * Math.sqrt(2 * Math.PI));
  });
}
