import type { TextSource } from './text.ts';
import type { WeightedWord } from './word-lists.ts';

/** Beyond this length every sentence is easy: no need to spend time on it. */
const LONGEST = 300;

/**
 * Draws training sentences of one language: a source by weight, a sentence of it, often only a
 * stretch of that (short inputs are the hard ones). From word lists, words by their frequency:
 * the features look no further than a word, so their order does not matter.
 */
export function sentenceDrawer(
  sources: readonly TextSource[],
  spaced: boolean,
  random: () => number,
): () => string {
  const pickSource = weightedPicker(
    sources.map((source) => [source, source.weight] as const),
    random,
  );
  const pickWord = new Map(
    sources.flatMap((source) =>
      source.words ? [[source, weightedPicker(tempered(source.words), random)] as const] : [],
    ),
  );
  return () => {
    const source = pickSource();
    if (source.sentences) {
      return stretch(source.sentences[Math.floor(random() * source.sentences.length)]);
    }
    const word = pickWord.get(source)!;
    const length = 3 + Math.floor(random() * 15);
    return Array.from({ length }, word).join(spaced ? ' ' : '');
  };

  function stretch(sentence: string): string {
    if (random() < 0.4) return sentence.slice(0, LONGEST);
    const parts = spaced ? sentence.split(' ') : [...sentence];
    const length = 3 + Math.floor(random() * (spaced ? 12 : 25));
    const start = Math.floor(random() * Math.max(1, parts.length - length));
    return parts.slice(start, start + length).join(spaced ? ' ' : '');
  }
}

/** Rare words a little more often than in text, so that more of them are seen. */
function tempered(words: readonly WeightedWord[]): WeightedWord[] {
  return words.map(([word, weight]) => [word, weight ** 0.8] as const);
}

/** Draws items in proportion to their weights. */
export function weightedPicker<T>(
  items: readonly (readonly [item: T, weight: number])[],
  random: () => number,
): () => T {
  const sums = new Float64Array(items.length);
  let total = 0;
  items.forEach(([, weight], index) => {
    total += weight;
    sums[index] = total;
  });
  return () => {
    const wanted = random() * total;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return items[low][0];
  };
}
