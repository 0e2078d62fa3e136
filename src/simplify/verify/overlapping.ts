import { overlaps, type Span } from '../../core/index.ts';

/** The spans of a list that overlap a place, in the order of the list, without a look at all of them. */
export function overlapping<T extends Span>(spans: readonly T[]): (place: Span) => T[] {
  const order = [...spans.keys()].sort((a, b) => spans[a].start - spans[b].start || a - b);
  // The furthest end up to each span tells which ones lie wholly before a place.
  let furthest = 0;
  const ends = order.map((at) => {
    furthest = Math.max(furthest, spans[at].end);
    return furthest;
  });
  return (place) => {
    const found: number[] = [];
    for (let i = firstAbove(ends, place.start); i < order.length; i++) {
      if (spans[order[i]].start >= place.end) break;
      if (overlaps(spans[order[i]], place)) found.push(order[i]);
    }
    return found.sort((a, b) => a - b).map((at) => spans[at]);
  };
}

/** The place of the first of some rising numbers that is above a value. */
export function firstAbove(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Lists of what has the same key. */
export function groupedBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** Does what a sticky pattern looks back for end at a place? Reads only that, not all before it. */
export function isBehind(pattern: RegExp, text: string, place: number): boolean {
  pattern.lastIndex = place;
  return pattern.test(text);
}
