import type { WordsOf } from '../sequences/words.ts';

/** A long sentence and what might be its parts. */
export interface SplitCandidate {
  readonly source: string;
  readonly parts: readonly { readonly text: string }[];
}

export interface Split {
  /** The chosen parts, in the order of the source. */
  readonly chosen: readonly number[];
  readonly target: string;
}

const MOST_PARTS = 3;
/** Share of the source's word weight that the parts must cover together. */
const COVERED = 0.75;
/** Share of a part's own word weight that the source must contain. */
const FAITHFUL = 0.6;
/** Share that a part must contribute beyond the other parts. */
const NEW = 0.15;

/**
 * Aligns one long sentence with several short neighbours: takes the part that covers most of
 * what is not covered yet, until nothing is gained. Undefined if two or three parts do not suffice.
 */
export function alignSplit(
  { source, parts }: SplitCandidate,
  wordsOf: WordsOf,
  weightOf: (word: string) => number,
): Split | undefined {
  const sourceWords = new Map<string, number>();
  for (const [at, word] of wordsOf(source).entries()) {
    if (!sourceWords.has(word)) sourceWords.set(word, at);
  }
  const all = weightSum(sourceWords.keys(), weightOf);
  if (all === 0) return undefined;
  const bags = parts.map(({ text }) => new Set(wordsOf(text)));
  const isFaithful = bags.map((bag) => {
    const own = weightSum(bag, weightOf);
    const shared = weightSum(inBoth(bag, sourceWords), weightOf);
    return own > 0 && shared / own >= FAITHFUL;
  });
  const covered = new Set<string>();
  const chosen: number[] = [];
  while (chosen.length < MOST_PARTS) {
    let best = -1;
    let bestGain = NEW * all;
    for (const [at, bag] of bags.entries()) {
      if (!isFaithful[at] || chosen.includes(at)) continue;
      const fresh = [...inBoth(bag, sourceWords)].filter((word) => !covered.has(word));
      const gain = weightSum(fresh, weightOf);
      if (gain > bestGain) [best, bestGain] = [at, gain];
    }
    if (best < 0) break;
    chosen.push(best);
    for (const word of inBoth(bags[best], sourceWords)) covered.add(word);
  }
  if (chosen.length < 2 || weightSum(covered, weightOf) < COVERED * all) return undefined;
  const place = (at: number) => {
    const places = [...inBoth(bags[at], sourceWords)].map((word) => sourceWords.get(word) ?? 0);
    return places.reduce((sum, each) => sum + each, 0) / places.length;
  };
  chosen.sort((a, b) => place(a) - place(b) || a - b);
  return { chosen, target: chosen.map((at) => parts[at].text).join(' ') };
}

function* inBoth(bag: ReadonlySet<string>, words: ReadonlyMap<string, number>) {
  for (const word of bag) if (words.has(word)) yield word;
}

function weightSum(words: Iterable<string>, weightOf: (word: string) => number): number {
  let sum = 0;
  for (const word of words) sum += weightOf(word);
  return sum;
}
