/**
 * A linear model over the character sequences of a word, in hashed buckets of one byte. It learns how
 * frequent a word of this spelling is (words that the list lacks, foreign and learned spellings) or how hard.
 */
export interface Spelling {
  readonly base: number;
  readonly scale: number;
  readonly weights: Int8Array;
}

export const SHORTEST = 2;
export const LONGEST = 5;
/** Longer words are judged by their beginning, which bounds the time per word. */
const MOST_CHARACTERS = 40;

/** Calls `visit` with the bucket of every character sequence of a word. */
export function visitSequences(word: string, buckets: number, visit: (bucket: number) => void) {
  const marked = `^${word.toLowerCase().slice(0, MOST_CHARACTERS)}$`;
  for (let start = 0; start < marked.length; start++) {
    let hash = 2166136261;
    for (let end = start; end < marked.length && end < start + LONGEST; end++) {
      hash = Math.imul(hash ^ marked.charCodeAt(end), 16777619);
      if (end - start + 1 < SHORTEST) continue;
      visit(((hash ^ (hash >>> 15)) >>> 0) % buckets);
    }
  }
}

/** The model's score of a spelling: the mean over its sequences, so that length does not matter. */
export function spellingValue({ base, scale, weights }: Spelling, word: string): number {
  let sum = 0;
  let count = 0;
  visitSequences(word, weights.length, (bucket) => {
    sum += weights[bucket];
    count += 1;
  });
  return count === 0 ? base : base + (scale * sum) / Math.sqrt(count);
}
