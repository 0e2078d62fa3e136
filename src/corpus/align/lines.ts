import type { AlignedSentences, AlignmentChoices } from './documents.ts';
import { Similarities, type WordsOf } from './sentence-vectors.ts';

/** Longer lines are skipped (Martin 2021, §10.3: lines of fewer than six sentences). */
const MOST_SENTENCES = 5;

/**
 * Pairs each line of a document with the most similar line of its simplified version, as MUSS does
 * with Alector (which compares LASER vectors; this compares shared words and 3-grams).
 *
 * @example alignLines(['Les chiens aboient.'], ['Un chien aboie.'], wordsOf, countSentences)
 */
export function alignLines(
  sources: readonly string[],
  targets: readonly string[],
  wordsOf: WordsOf,
  countSentences: (line: string) => number,
  choices: AlignmentChoices = {},
): AlignedSentences[] {
  const similarities = new Similarities(sources, targets, wordsOf);
  const aligned: AlignedSentences[] = [];
  sources.forEach((line, source) => {
    if (line.trim() === '' || countSentences(line) > MOST_SENTENCES) return;
    let [best, target] = [0, -1];
    for (let j = 0; j < targets.length; j++) {
      const similarity = similarities.of(source, 1, j, 1);
      if (similarity > best) [best, target] = [similarity, j];
    }
    if (target < 0 || best < (choices.least ?? 0)) return;
    aligned.push({ sources: [source], targets: [target], similarity: best });
  });
  return aligned;
}
