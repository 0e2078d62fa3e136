import { commonLength, countCodePoints, replacements } from '../edits/index.ts';

/** Division as in tseval: 0/0 is 0. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/**
 * Characters of the output over characters of the source.
 *
 * @example compressionRatio('a long text', 'a text') // 0.545…
 */
export function compressionRatio(source: string, output: string): number {
  return ratio(countCodePoints(output), countCodePoints(source));
}

/**
 * Replaced characters of a shortest edit script over the length of the shorter text: how much was
 * reworded, regardless of deletions (ASSET, Alva-Manchego et al. 2020, §4.1; CSS, Yang et al. 2023, §3.3).
 *
 * @example replaceOnlyLevenshtein('a big cat', 'a red cat') // 0.333…
 */
export function replaceOnlyLevenshtein(source: string, output: string): number {
  const shorter = Math.min(countCodePoints(source), countCodePoints(output));
  return ratio(replacements(source, output), shorter);
}

/** The numbers of words added, deleted, kept and, among those, moved. */
export interface WordChanges {
  readonly added: number;
  readonly deleted: number;
  readonly kept: number;
  /** In both texts but outside the longest common subsequence. */
  readonly reordered: number;
}

/**
 * Counts the operations on the words of a source, including repeated words.
 *
 * @example wordChanges(['a', 'b', 'c'], ['b', 'a', 'd']) // added 1, deleted 1, kept 2, reordered 1
 */
export function wordChanges(source: readonly string[], output: readonly string[]): WordChanges {
  const kept = keptWords(source, output);
  return {
    added: output.length - kept,
    deleted: source.length - kept,
    kept,
    reordered: kept - commonLength(source, output),
  };
}

/** The number of shared words, each counted as often as it occurs in both. */
export function keptWords(source: readonly string[], output: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of source) left.set(word, (left.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of output) {
    const count = left.get(word);
    if (count) {
      left.set(word, count - 1);
      kept++;
    }
  }
  return kept;
}

/**
 * Whether the output is the source with only deletions of words: extractive compression.
 *
 * @example isDeletionOnly(['a', 'big', 'cat'], ['a', 'cat']) // true
 */
export function isDeletionOnly(source: readonly string[], output: readonly string[]): boolean {
  return output.length < source.length && commonLength(source, output) === output.length;
}
