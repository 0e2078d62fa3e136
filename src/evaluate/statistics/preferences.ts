import { KlartextError } from '../../core/index.ts';
import { logGamma } from './distributions.ts';

/** The preferences for each of two options, and the ties. */
export interface PreferenceCounts {
  readonly first: number;
  readonly second: number;
  readonly similar?: number;
}

export interface PreferenceTest {
  readonly count: number;
  /** Shares of all judgements, including "similar". */
  readonly shares: { readonly first: number; readonly second: number; readonly similar: number };
  /** Exact, two-sided: a fair coin for each judgement that is not "similar". */
  readonly pValue: number;
}

/**
 * Whether one of two is preferred: the exact binomial test without "similar" (sign test).
 *
 * @example
 * preferenceTest({ first: 138, second: 82, similar: 139 }).pValue // 0.00019…
 */
export function preferenceTest(counts: PreferenceCounts): PreferenceTest {
  const { first, second, similar = 0 } = counts;
  const count = first + second + similar;
  return {
    count,
    shares: { first: first / count, second: second / count, similar: similar / count },
    pValue: binomialTest(first, first + second),
  };
}

/**
 * The exact two-sided binomial test: the probability of all outcomes that are at most as
 * likely as the observed one.
 *
 * @example
 * binomialTest(8, 10) // 0.109375
 */
export function binomialTest(successes: number, trials: number, chance = 0.5): number {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0;
  if (!isCount(successes) || !isCount(trials) || successes > trials) {
    throw new KlartextError(
      'bad-input',
      `${successes} of ${trials} is not a count of preferences.`,
      'Give whole numbers; the first must not be larger than the second.',
    );
  }
  if (!(chance > 0 && chance < 1)) {
    throw new KlartextError(
      'bad-option',
      `Cannot test against a probability of ${chance}.`,
      'Try 0.5.',
    );
  }
  const logOfAll = logGamma(trials + 1);
  const probability = (k: number) =>
    Math.exp(
      logOfAll -
        logGamma(k + 1) -
        logGamma(trials - k + 1) +
        k * Math.log(chance) +
        (trials - k) * Math.log1p(-chance),
    );
  const seen = probability(successes) * (1 + 1e-7);
  let sum = 0;
  for (let k = 0; k <= trials; k++) {
    const each = probability(k);
    if (each <= seen) sum += each;
  }
  return Math.min(1, sum);
}
