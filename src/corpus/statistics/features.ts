import { commonLength, countCodePoints, replacements } from '../../evaluate/edits/index.ts';
import type { Language } from '../../language/index.ts';
import { treeDepth, wordRank } from '../controls/measure.ts';

/** Features whose densities ASSET (§3.3) and CSS (§3.3) plot, and their ranges. */
export const FEATURES = {
  splits: { title: 'Sentence splits', range: [-1, 4] },
  compression: { title: 'Compression (characters)', range: [0, 2] },
  replaceOnly: { title: 'Replace-only Levenshtein distance', range: [0, 1] },
  deleted: { title: 'Words deleted', range: [0, 1] },
  added: { title: 'Words added', range: [0, 1] },
  reordered: { title: 'Words reordered', range: [0, 1] },
  words: { title: 'Word rank ratio', range: [0.5, 1.5] },
  syntax: { title: 'Dependency tree depth ratio', range: [0, 2] },
} as const satisfies Record<string, { title: string; range: readonly [number, number] }>;

export type Feature = keyof typeof FEATURES;

/** The features of one pair; undefined if the language lacks the required resources. */
export interface PairFeatures extends Readonly<Partial<Record<Feature, number>>> {
  /** Only deletions of words: extractive compression. */
  readonly isDeletionOnly: boolean;
  readonly isCopy: boolean;
}

/** A pair with the counts that the caller already has. */
export interface CountedPair {
  readonly source: string;
  readonly target: string;
  readonly sourceSentences: number;
  readonly targetSentences: number;
}

/**
 * Measures a pair as ASSET and CSS do. Words added and deleted are shares of their own side; a word
 * is reordered if both sides contain it but their longest common subsequence does not.
 */
export function pairFeatures(
  pair: CountedPair,
  language: Language | undefined,
  split: (text: string) => readonly string[],
): PairFeatures {
  const { source, target } = pair;
  const [before, after] = [split(source.toLowerCase()), split(target.toLowerCase())];
  const shared = sharedWords(before, after);
  const kept = commonLength([...before], [...after]);
  const shorter = Math.min(countCodePoints(source), countCodePoints(target));
  const words = language && ratio(wordRank(target, language), wordRank(source, language));
  const syntax = language && ratio(treeDepth(target, language), treeDepth(source, language));
  return {
    splits: pair.targetSentences - pair.sourceSentences,
    compression: countCodePoints(target) / Math.max(1, countCodePoints(source)),
    replaceOnly: shorter === 0 ? 0 : replacements(source, target) / shorter,
    deleted: 1 - shared / Math.max(1, before.length),
    added: 1 - shared / Math.max(1, after.length),
    reordered: (shared - kept) / Math.max(1, after.length),
    ...(words !== undefined && { words }),
    ...(syntax !== undefined && { syntax }),
    isDeletionOnly: kept === after.length && after.length < before.length,
    isCopy: source === target,
  };
}

function ratio(target: number | undefined, source: number | undefined): number | undefined {
  return target === undefined || source === undefined || source === 0 ? undefined : target / source;
}

/** Shared words, each counted as often as in the side with fewer occurrences. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared++;
  }
  return shared;
}
