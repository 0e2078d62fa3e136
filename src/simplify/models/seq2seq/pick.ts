import { levenshteinSimilarity } from '../../../evaluate/index.ts';

/** Which of the n best texts to use. */
export type BeamPick = 'best' | 'second' | 'dissimilar';

/**
 * Orders the texts of a beam: unchanged; the second first, because the first is often a copy (Nisioi
 * et al. 2017); or the least similar to the source first (Wubben et al. 2012).
 *
 * @example picked('A b c.', ['A b c.', 'A c.'], 'dissimilar') // ['A c.', 'A b c.']
 */
export function picked(source: string, texts: readonly string[], pick: BeamPick): string[] {
  const different = [...new Set(texts)];
  if (pick === 'second' && different.length > 1) {
    const [first, second, ...others] = different;
    return [second, first, ...others];
  }
  if (pick === 'dissimilar') {
    return different
      .map((text) => ({ text, likeness: levenshteinSimilarity(source, text) }))
      .sort((a, b) => a.likeness - b.likeness)
      .map(({ text }) => text);
  }
  return different;
}
