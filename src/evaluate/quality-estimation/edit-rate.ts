import { commonPlaces, editScript } from '../edits/index.ts';

/** The word-level differences between a hypothesis and a reference. */
export interface EditRate {
  /** Words that are only in the hypothesis. */
  readonly insertions: number;
  /** Words that are only in the reference. */
  readonly deletions: number;
  readonly substitutions: number;
  /** Moved blocks of words, and the number of words in them. */
  readonly shifts: number;
  readonly shiftedWords: number;
  readonly errors: number;
  /** Errors over words of the reference. */
  readonly rate: number;
}

/** The maximum number of moves, each of which must save at least one edit. */
const MOST_SHIFTS = 10;
const LONGEST_BLOCK = 10;
/** Longer texts are compared without a search for moved blocks, so that time is linear. */
const LONGEST_SHIFTED = 200;

/**
 * TER-like edit rate (Snover et al. 2006): insertions, deletions, substitutions and shifts of
 * blocks, each costing one. It has no stems, synonyms and paraphrases as in TERp, and only
 * approximates its greedy search for shifts.
 *
 * @example editRate(['a', 'b', 'c'], ['a', 'c']).deletions // 1
 */
export function editRate(reference: readonly string[], hypothesis: readonly string[]): EditRate {
  let words = [...hypothesis];
  let shifts = 0;
  let shiftedWords = 0;
  let script = editScript(reference, words);
  const short = reference.length <= LONGEST_SHIFTED && words.length <= LONGEST_SHIFTED;
  while (short && shifts < MOST_SHIFTS && script.length > 1) {
    const found = bestShift(words, reference, script.length);
    if (!found) break;
    words = found.words;
    script = editScript(reference, words);
    shifts++;
    shiftedWords += found.length;
  }
  const count = (kind: string) => script.filter((step) => step.kind === kind).length;
  const errors = script.length + shifts;
  return {
    insertions: count('insert'),
    deletions: count('delete'),
    substitutions: count('replace'),
    shifts,
    shiftedWords,
    errors,
    rate: reference.length === 0 ? Number(errors > 0) : errors / reference.length,
  };
}

/** The move of a block to its position in the reference that saves most edits. */
function bestShift(
  words: readonly string[],
  reference: readonly string[],
  edits: number,
): { words: string[]; length: number } | undefined {
  const kept = new Set(commonPlaces(words, reference).map(([i]) => i));
  const places = new Map<string, number[]>();
  reference.forEach((word, j) => {
    places.set(word, [...(places.get(word) ?? []), j]);
  });
  let best: { words: string[]; length: number; edits: number } | undefined;
  for (let i = 0; i < words.length; i++) {
    if (kept.has(i)) continue;
    for (const j of places.get(words[i]) ?? []) {
      let length = 1;
      while (
        length < LONGEST_BLOCK &&
        i + length < words.length &&
        words[i + length] === reference[j + length]
      ) {
        length++;
      }
      const rest = [...words.slice(0, i), ...words.slice(i + length)];
      const at = Math.min(j, rest.length);
      const moved = [...rest.slice(0, at), ...words.slice(i, i + length), ...rest.slice(at)];
      const left = editScript(reference, moved).length;
      if (left + 1 < edits && left < (best?.edits ?? Number.POSITIVE_INFINITY)) {
        best = { words: moved, length, edits: left };
      }
    }
  }
  return best;
}
