import type { Span } from '../../core/index.ts';
import type { SentenceProfile } from '../profile.ts';

/**
 * The quotations and brackets that a language keeps in one sentence: outermost, closed, and not
 * longer than the profile's limit. Sorted, never overlapping.
 */
export function wholeStretches(
  text: string,
  profile: SentenceProfile,
  start: number,
  end: number,
): Span[] {
  const pairs = profile.wholePairs;
  if (!pairs) return [];
  const limit = profile.wholePairLimit ?? Number.POSITIVE_INFINITY;
  const closing = new Map(pairs.map((pair) => [pair[0], pair[1]]));
  const closers = new Set(pairs.map((pair) => pair[1]));
  const open: { readonly at: number; readonly closer: string }[] = [];
  const found: Span[] = [];
  for (let index = start; index < end; index++) {
    const character = text[index];
    const closer = closing.get(character);
    if (closer !== undefined) open.push({ at: index, closer });
    else if (closers.has(character) && open.at(-1)?.closer === character) {
      const at = (open.pop() as { at: number }).at;
      if (index + 1 - at > limit) continue;
      while (found.length > 0 && found[found.length - 1].start > at) found.pop();
      found.push({ start: at, end: index + 1 });
    }
  }
  return found;
}
