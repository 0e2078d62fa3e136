import { commonLength, countCodePoints, replacements } from '../edits/index.ts';

/** As tseval divides: nothing by nothing is nothing. */
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
 * reworded, whatever was cut (ASSET, Alva-Manchego et al. 2020, §4.1; CSS, Yang et al. 2023, §3.3).
 *
 * @example replaceOnlyLevenshtein('a big cat', 'a red cat') // 0.333…
 */
export function replaceOnlyLevenshtein(source: string, output: string): number {
  const shorter = Math.min(countCodePoints(source), countCodePoints(output));
  return ratio(replacements(source, output), shorter);
}

/** How many words were added, deleted, kept and, of those kept, moved. */
export interface WordChanges {
  readonly added: number;
  readonly deleted: number;
  readonly kept: number;
  /** In both texts but outside the longest common subsequence. */
  readonly reordered: number;
}

/**
 * Counts what happened to the words of a source, each as often as it stands there.
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

/** How many words two texts share, each counted as often as both have it. */
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
 * Whether the output is the source with words left out and nothing else: extractive compression.
 *
 * @example isDeletionOnly(['a', 'big', 'cat'], ['a', 'cat']) // true
 */
export function isDeletionOnly(source: readonly string[], output: readonly string[]): boolean {
  return output.length < source.length && commonLength(source, output) === output.length;
}
