import type { Frequency } from '../../../language/index.ts';
import type { Knowledge } from './knowledge.ts';

const SHORTEST_STEM = 4;
const LONGEST_AFFIX = 7;
const DEEPEST = 4;
const MOST_CHARACTERS = 40;

export interface Derivation {
  /** The number of affixes that can be removed with a known word remaining: "un-accept-able" is 2. */
  readonly depth: number;
  /** The innermost word, and its Zipf value. */
  readonly base: string;
  readonly zipf: number;
}

/**
 * Removes affixes as long as a known word remains: derived words are as easy as their
 * base, or as hard as they are long.
 */
export function derivation(word: string, frequency: Frequency, knowledge: Knowledge): Derivation {
  let base = word.slice(0, MOST_CHARACTERS);
  let zipf = frequency.zipf(base);
  let depth = 0;
  while (depth < DEEPEST) {
    const inner = innerWord(base, frequency, knowledge);
    if (inner === undefined) break;
    base = inner.word;
    zipf = inner.zipf;
    depth += 1;
  }
  return { depth, base, zipf };
}

function innerWord(word: string, frequency: Frequency, { prefixes, suffixes }: Knowledge) {
  let best: { word: string; zipf: number } | undefined;
  const own = frequency.zipf(word);
  for (let length = 2; length <= LONGEST_AFFIX && word.length - length >= SHORTEST_STEM; length++) {
    for (const inner of [
      suffixes.has(word.slice(-length)) ? word.slice(0, -length) : '',
      prefixes.has(word.slice(0, length)) ? word.slice(length) : '',
    ]) {
      const zipf = inner === '' ? 0 : frequency.zipf(inner);
      if (zipf > own && zipf > (best?.zipf ?? 0)) best = { word: inner, zipf };
    }
  }
  return best;
}

/** The Zipf value of the rarer half of a compound, at its best split; 0 if it is not a compound. */
export function compoundZipf(
  word: string,
  frequency: Frequency,
  shortest: number = SHORTEST_STEM,
): number {
  if (word.length > MOST_CHARACTERS) return 0;
  let best = 0;
  const end = word.length - shortest;
  for (let cut = shortest; cut <= end; cut++) {
    const right = frequency.zipf(word.slice(cut));
    if (right <= best) continue;
    const left = Math.max(frequency.zipf(word.slice(0, cut)), linked(word, cut, frequency));
    best = Math.max(best, Math.min(left, right));
  }
  return best;
}

/** Arbeit-s-zeit: the first half without one linking letter. */
function linked(word: string, cut: number, frequency: Frequency): number {
  return cut > SHORTEST_STEM ? frequency.zipf(word.slice(0, cut - 1)) : 0;
}
