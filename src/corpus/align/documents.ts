import { KlartextError } from '../../core/index.ts';
import { Similarities, type WordsOf } from './sentence-vectors.ts';

/** Aligned sentences of two versions of a document. */
export interface AlignedSentences {
  /** Indices of sources, one or two neighbours. */
  readonly sources: readonly number[];
  readonly targets: readonly number[];
  readonly similarity: number;
}

export interface AlignmentChoices {
  /** Sentences less similar than this are not aligned. */
  readonly least?: number;
}

/** Best on DEplain-web and PorSimples, original to natural; test/conformance/multisim-align.test.ts has F1. */
export const LEAST_SIMILARITY = 0.1;
/** Limit, because the similarities of all sentence pairs are in memory at once. */
const MOST_CELLS = 25_000_000;
/**
 * How many sources and targets form a group (n to m up to 2, as in Coster and Kauchak 2011), and the
 * weight of their similarity: more than that of one pair, or splits would be missed; less than that
 * of all their pairs, or everything would be merged.
 */
const SHAPES: readonly (readonly [sources: number, targets: number, weight: number])[] = [
  [1, 1, 1],
  [1, 2, 1.25],
  [2, 1, 1.25],
  [2, 2, 1.4],
];

/**
 * Aligns the sentences of a document with those of its simplified version, in order, by dynamic
 * programming over TF-IDF and character 3-gram similarity (after Barzilay and Elhadad 2003).
 *
 * @example alignSentences(['Dogs bark.', 'Cats purr.'], ['Cats purr.'], wordsOf) // [{ sources: [1], targets: [0], … }]
 */
export function alignSentences(
  sources: readonly string[],
  targets: readonly string[],
  wordsOf: WordsOf,
  choices: AlignmentChoices = {},
): AlignedSentences[] {
  const [n, m] = [sources.length, targets.length];
  if (n * m > MOST_CELLS) {
    throw new KlartextError(
      'bad-input',
      `The documents are too long to align at once: ${n} and ${m} sentences.`,
      'Align them chapter by chapter.',
    );
  }
  if (n === 0 || m === 0) return [];
  const least = choices.least ?? LEAST_SIMILARITY;
  const similarities = new Similarities(sources, targets, wordsOf);
  const steps = bestSteps(similarities, least);
  return readSteps(steps, similarities);
}

/** The best step to every pair of positions: 0 and 1 skip, others are shapes. */
function bestSteps(similarities: Similarities, least: number): Uint8Array {
  const { sources: n, targets: m } = similarities;
  const width = m + 1;
  const steps = new Uint8Array((n + 1) * width);
  // Only the last two rows are needed.
  const rows = [0, 1, 2].map(() => new Float64Array(width));
  for (let i = 0; i <= n; i++) {
    const row = rows[i % 3];
    for (let j = 0; j <= m; j++) {
      let best = i === 0 && j === 0 ? 0 : Number.NEGATIVE_INFINITY;
      let step = 0;
      if (i > 0) best = rows[(i + 2) % 3][j];
      if (j > 0 && row[j - 1] > best) {
        best = row[j - 1];
        step = 1;
      }
      for (let shape = 0; shape < SHAPES.length; shape++) {
        const [a, b, weight] = SHAPES[shape];
        if (i < a || j < b) continue;
        const similarity = similarities.of(i - a, a, j - b, b);
        const score = rows[(i - a + 3) % 3][j - b] + weight * (similarity - least);
        if (score > best) {
          best = score;
          step = shape + 2;
        }
      }
      row[j] = best;
      steps[i * width + j] = step;
    }
  }
  return steps;
}

function readSteps(steps: Uint8Array, similarities: Similarities): AlignedSentences[] {
  const aligned: AlignedSentences[] = [];
  let [i, j] = [similarities.sources, similarities.targets];
  while (i > 0 || j > 0) {
    const step = steps[i * (similarities.targets + 1) + j];
    if (step === 0) i--;
    else if (step === 1) j--;
    else {
      const [a, b] = SHAPES[step - 2];
      i -= a;
      j -= b;
      aligned.push({
        sources: Array.from({ length: a }, (_, at) => i + at),
        targets: Array.from({ length: b }, (_, at) => j + at),
        similarity: similarities.of(i, a, j, b),
      });
    }
  }
  return aligned.reverse();
}
