import type { Vote } from '../../src/language/analysis/linear-model.ts';

/** Features of a finished classifier, by key. */
export type Kept = Map<number, Vote[]>;

/** This share of the features may be stronger than 8 bits can say. */
const CLIPPED = 0.0005;

/** Keeps the `limit` strongest features and writes their weights as integers from −127 to 127. */
export function quantised(
  entries: readonly { key: number; votes: readonly Vote[] }[],
  limit: number,
): Kept {
  const strongest = entries
    .map((entry) => ({
      entry,
      strength: entry.votes.reduce((most, vote) => Math.max(most, Math.abs(vote.weight)), 0),
    }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const scale = 127 / (strongest[Math.floor(strongest.length * CLIPPED)]?.strength ?? 1);
  const kept: Kept = new Map();
  for (const { entry } of strongest.slice(0, limit)) {
    const votes = entry.votes
      .map(({ label, weight }) => ({
        label,
        weight: Math.max(-127, Math.min(127, Math.round(weight * scale))),
      }))
      .filter((vote) => vote.weight !== 0)
      .sort((a, b) => a.label - b.label);
    if (votes.length > 0) kept.set(entry.key, votes);
  }
  return kept;
}
