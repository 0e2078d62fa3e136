import type { Vote } from '../../src/language/analysis/linear-model.ts';

/** Features of a finished classifier, by key. */
export type Kept = Map<number, Vote[]>;

/** A feature with its weights as learned. */
export interface FeatureVotes {
  readonly key: number;
  readonly votes: readonly Vote[];
}

/** This share of the features may be stronger than 8 bits can say. */
const CLIPPED = 0.0005;

/** The features with the largest weights, the strongest first. */
export function strongest(entries: readonly FeatureVotes[], limit: number): FeatureVotes[] {
  return entries
    .map((entry) => ({ entry, strength: strengthOf(entry) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function strengthOf({ votes }: FeatureVotes): number {
  let most = 0;
  for (const { weight } of votes) most = Math.max(most, Math.abs(weight));
  return most;
}

/** Keeps the `limit` strongest features and writes their weights as integers from −127 to 127. */
export function quantised(entries: readonly FeatureVotes[], limit: number): Kept {
  const sorted = strongest(entries, entries.length);
  const scale =
    127 / (sorted.length > 0 ? strengthOf(sorted[Math.floor(sorted.length * CLIPPED)]) : 1);
  const kept: Kept = new Map();
  for (const entry of sorted.slice(0, limit)) {
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

/**
 * The mean of classifiers that saw the same sentences in another order. Where there is little to
 * learn from, the order matters, and the mean is better than each.
 */
export function meanOf(models: readonly (readonly FeatureVotes[])[]): FeatureVotes[] {
  const sums = new Map<number, Map<number, number>>();
  for (const { key, votes } of models.flat()) {
    const row = sums.get(key) ?? new Map<number, number>();
    for (const { label, weight } of votes) row.set(label, (row.get(label) ?? 0) + weight);
    sums.set(key, row);
  }
  return [...sums].map(([key, row]) => ({
    key,
    votes: [...row].map(([label, sum]) => ({ label, weight: sum / models.length })),
  }));
}
