import type { WordSegmenter } from '../../src/language/words/segmenter.ts';

/** F1 of whole words, both ends right, in per cent. */
export function wordF1(
  segment: WordSegmenter,
  sentences: readonly (readonly string[])[],
): { f1: number; precision: number; recall: number } {
  let right = 0;
  let found = 0;
  let wanted = 0;
  for (const words of sentences) {
    const text = words.join('');
    const ours = new Set(segment(text).map((span) => span.start * 2 ** 24 + span.end));
    found += ours.size;
    let at = 0;
    for (const word of words) {
      wanted++;
      if (ours.has(at * 2 ** 24 + at + word.length)) right++;
      at += word.length;
    }
  }
  return {
    f1: (200 * right) / (found + wanted),
    precision: (100 * right) / found,
    recall: (100 * right) / wanted,
  };
}
