import type { Proposal } from '../rewrite/licence/index.ts';

/** Rephrasings first, then the split that shortens the longest sentence most, then lists. */
const ORDER = { rephrase: 0, split: 1, list: 2, repair: 3 } as const;

/**
 * Orders proposals, the best first.
 *
 * @example ranked(proposals)[0].rule.id
 */
export function ranked(proposals: readonly Proposal[]): Proposal[] {
  const longest = ({ built }: Proposal) =>
    Math.max(...built.map(({ text }) => text.split(/\s+/u).length));
  return [...proposals].sort(
    (a, b) =>
      ORDER[a.rule.operation] - ORDER[b.rule.operation] ||
      longest(a) - longest(b) ||
      (a.rule.id < b.rule.id ? -1 : 1),
  );
}
