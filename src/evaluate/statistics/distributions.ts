/** The distributions needed for intervals and tests, to about 13 digits. */

/** ln Γ(x) for x > 0: Stirling's series, extended to small x by Γ(x + 1) = x Γ(x). */
export function logGamma(x: number): number {
  let product = 1;
  let large = x;
  while (large < 15) product *= large++;
  const inverse = 1 / large;
  const square = inverse * inverse;
  const series =
    inverse *
    (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))));
  const stirling = (large - 0.5) * Math.log(large) - large + 0.5 * Math.log(2 * Math.PI) + series;
  return stirling - Math.log(product);
}

const TINY = 1e-300;
const EPSILON = 1e-16;
const MOST_TERMS = 10_000;

/** The regularised incomplete beta function I_x(a, b), by Lentz's continued fraction. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < EPSILON) break;
  }
  return (front * fraction) / a;
}

function notZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** The cumulative standard normal distribution at z. */
export function normalCdf(z: number): number {
  if (Number.isNaN(z)) return Number.NaN;
  const tail = 0.5 * upperGammaHalf((z * z) / 2);
  return z > 0 ? 1 - tail : tail;
}

/** Q(1/2, x), the regularised upper incomplete gamma function: series near 0, continued fraction elsewhere. */
function upperGammaHalf(x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(-x + 0.5 * Math.log(x) - 0.5 * Math.log(Math.PI));
  if (x < 1.5) {
    let term = 2;
    let sum = 2;
    for (let n = 1; term > sum * EPSILON; n++) {
      term *= x / (0.5 + n);
      sum += term;
    }
    return 1 - sum * front;
  }
  let b = x + 0.5;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n <= MOST_TERMS; n++) {
    const numerator = -n * (n - 0.5);
    b += 2;
    d = 1 / notZero(numerator * d + b);
    c = notZero(b + numerator / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < EPSILON) break;
  }
  return fraction * front;
}

/** The quantile p of the standard normal distribution. */
export function normalQuantile(p: number): number {
  return invert(normalCdf, p);
}

/** The cumulative Student's t distribution at t. */
export function studentCdf(t: number, freedom: number): number {
  if (!(freedom > 0)) return Number.NaN;
  const tail = 0.5 * incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
  return t > 0 ? 1 - tail : tail;
}

/** The quantile p of Student's t distribution. */
export function studentQuantile(p: number, freedom: number): number {
  if (!(freedom > 0)) return Number.NaN;
  return invert((t) => studentCdf(t, freedom), p);
}

/** The two-sided p-value of t. */
export function studentTwoSided(t: number, freedom: number): number {
  if (Number.isNaN(t) || !(freedom > 0)) return Number.NaN;
  if (!Number.isFinite(t)) return 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The inverse of a symmetric distribution function, by bisection in its lower half. */
function invert(cdf: (x: number) => number, p: number): number {
  if (!(p > 0 && p < 1)) {
    return p === 0 ? Number.NEGATIVE_INFINITY : p === 1 ? Number.POSITIVE_INFINITY : Number.NaN;
  }
  if (p === 0.5) return 0;
  if (p > 0.5) return -invert(cdf, 1 - p);
  let low = -1;
  while (cdf(low) > p) low *= 2;
  let high = 0;
  for (let step = 0; step < 200 && low < high; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (cdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
