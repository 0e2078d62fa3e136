import { describe, expect, it } from 'vitest';
import {
  incompleteBeta,
  logGamma,
  normalCdf,
  normalQuantile,
  studentCdf,
  studentQuantile,
  studentTwoSided,
} from './distributions.ts';

function expectDigits(value: number, expected: number) {
  expect(Math.abs(value / expected - 1)).toBeLessThan(1e-11);
}

/** Expected values: SciPy 1.10.1. */
describe('distributions', () => {
  it('are the normal distribution and its inverse, far into the tail', () => {
    expectDigits(normalCdf(-3), 0.0013498980316300933);
    expectDigits(normalCdf(1), 0.8413447460685429);
    expectDigits(normalCdf(-8), 6.22096057427174e-16);
    expectDigits(normalQuantile(0.975), 1.959963984540054);
    expectDigits(normalQuantile(0.001), -3.090232306167813);
    expectDigits(normalQuantile(1e-10), -6.361340902404056);
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
  });

  it("are Student's t, from one degree of freedom to a thousand", () => {
    // Closed forms for one and two degrees of freedom.
    expectDigits(studentQuantile(0.975, 1), Math.tan(0.475 * Math.PI));
    expectDigits(studentQuantile(0.975, 2), 0.95 * Math.sqrt(2 / 0.0975));
    for (const freedom of [1, 2, 3.5, 99, 1000, 1e6]) {
      expectDigits(studentCdf(studentQuantile(0.975, freedom), freedom), 0.975);
    }
    expect(studentQuantile(0.975, 99)).toBeCloseTo(1.9842169515, 9);
    expectDigits(studentCdf(-2.5, 3), 0.04385332350403277);
    expectDigits(studentCdf(1.2, 30), 0.8802348245551688);
    expectDigits(studentTwoSided(2.5, 3), 2 * 0.04385332350403277);
    expect(studentQuantile(0.975, 0)).toBeNaN();
  });

  it('rest on the beta and gamma functions', () => {
    expectDigits(incompleteBeta(0.3, 2, 5), 0.579825);
    expectDigits(incompleteBeta(0.9, 0.5, 12), 0.9999999999998308);
    expectDigits(logGamma(0.1), 2.252712651734206);
    expectDigits(logGamma(100), 359.1342053695754);
    expectDigits(logGamma(1e6), 12815504.569147611);
    expect(logGamma(1)).toBeCloseTo(0, 13);
  });
});
