import type { Span } from '../../core/index.ts';

/** The quotation and bracket pairs that a language keeps in one sentence. */
export interface Pairs {
  /** The closing mark of each opening one. */
  readonly closing: ReadonlyMap<string, string>;
  readonly closers: ReadonlySet<string>;
  /** Longer stretches are split at the stops inside them. */
  readonly limit: number;
}

export function pairsOf(pairs: readonly string[] = [], limit = Number.POSITIVE_INFINITY): Pairs {
  return {
    closing: new Map(pairs.map((pair) => [pair[0], pair[1]])),
    closers: new Set(pairs.map((pair) => pair[1])),
    limit,
  };
}

/** The stretches to keep whole: outermost, closed, within the limit; sorted, never overlapping. */
export function wholeStretches(text: string, pairs: Pairs, start: number, end: number): Span[] {
  const found: Span[] = [];
  if (pairs.closers.size === 0) return found;
  const open: { readonly at: number; readonly closer: string }[] = [];
  for (let index = start; index < end; index++) {
    const character = text[index];
    const closer = pairs.closing.get(character);
    if (closer !== undefined) open.push({ at: index, closer });
    else if (pairs.closers.has(character) && open.at(-1)?.closer === character) {
      const { at } = open.pop() as { at: number };
      if (index + 1 - at > pairs.limit) continue;
      while (found.length > 0 && found[found.length - 1].start > at) found.pop();
      found.push({ start: at, end: index + 1 });
    }
  }
  return found;
}
