import { mean } from '../evaluate/statistics/means.ts';

/** z of a test at 5% on both sides, and of 80% power. */
const [ALPHA, POWER] = [1.959964, 0.841621];

/** How many observations it takes to detect the observed difference, and how many more. */
export interface Power {
  readonly needed: number;
  readonly more: number;
}

/**
 * For a paired difference of means: n = ((z₁ + z₂) · s / d)² (Cohen 1988). Undefined if the difference is 0.
 *
 * @example powerOfDifferences([1, 2, 0, 1])?.more
 */
export function powerOfDifferences(differences: readonly number[]): Power | undefined {
  const middle = mean(differences);
  if (!(Math.abs(middle) > 0) || differences.length < 2) return undefined;
  const squares = differences.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  const variance = squares / (differences.length - 1);
  return powerOf(((ALPHA + POWER) ** 2 * variance) / middle ** 2, differences.length);
}

/**
 * For a preference: one sample of proportions against one half (Fleiss, Levin and Paik 2003, 2.3).
 * Ties do not count.
 *
 * @example powerOfPreference(60, 40)?.needed // 194
 */
export function powerOfPreference(first: number, second: number): Power | undefined {
  const judged = first + second;
  const share = first / judged;
  if (judged === 0 || share === 0.5) return undefined;
  const wanted = (ALPHA * 0.5 + POWER * Math.sqrt(share * (1 - share))) ** 2 / (share - 0.5) ** 2;
  return powerOf(wanted, judged);
}

function powerOf(wanted: number, had: number): Power {
  const needed = Math.max(2, Math.ceil(wanted));
  return { needed, more: Math.max(0, needed - had) };
}
