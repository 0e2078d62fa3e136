import type { Random } from '../../evaluate/statistics/random.ts';

/** Puts a list in random order, in place (Fisher–Yates). */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
