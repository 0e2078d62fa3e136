/** How many pairs go to dev and to test each, by MultiSim's rule (Ryan et al. 2023, §4.3). */
export function heldOut(pairs: number): number {
  if (pairs < 10_000) return Math.round(pairs / 10);
  return pairs <= 500_000 ? 1_000 : 5_000;
}
