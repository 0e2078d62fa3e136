import type { Span } from '../../core/index.ts';
import { commonPlaces } from '../edits/index.ts';
import type { Worded } from './words.ts';

/** The differences between two texts, and the number of differing words. */
export interface Difference {
  /** Spans that are only in the source. */
  readonly removed: readonly Span[];
  /** Spans that are only in the output. */
  readonly added: readonly Span[];
  readonly removedWords: number;
  readonly addedWords: number;
}

/**
 * Words outside a longest common subsequence; adjacent words form one span.
 *
 * @example differenceOf(words.of('a big cat'), words.of('a cat')).removed // [{ start: 2, end: 5 }]
 */
export function differenceOf(source: Worded, output: Worded): Difference {
  const common = commonPlaces(source.forms, output.forms);
  const kept = [new Set<number>(), new Set<number>()] as const;
  for (const [a, b] of common) {
    kept[0].add(a);
    kept[1].add(b);
  }
  return {
    removed: outside(source.spans, kept[0]),
    added: outside(output.spans, kept[1]),
    removedWords: source.spans.length - common.length,
    addedWords: output.spans.length - common.length,
  };
}

function outside(spans: readonly Span[], kept: ReadonlySet<number>): Span[] {
  const found: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | undefined;
  spans.forEach(({ start, end }, at) => {
    if (kept.has(at)) open = undefined;
    else if (open) open.end = end;
    else {
      open = { start, end };
      found.push(open);
    }
  });
  return found;
}

/** A text truncated for the page, and its full length. */
export interface Clipped {
  readonly text: string;
  /** The full length in characters, if the text was truncated. */
  readonly whole?: number;
}

const LONGEST_SHOWN = 4000;

/** Truncates a long text, never inside a surrogate pair. */
export function clipped(text: string): Clipped {
  if (text.length <= LONGEST_SHOWN) return { text };
  const last = text.charCodeAt(LONGEST_SHOWN - 1);
  const end = last >= 0xd800 && last < 0xdc00 ? LONGEST_SHOWN - 1 : LONGEST_SHOWN;
  return { text: text.slice(0, end), whole: text.length };
}

/** The marks within a truncated text. */
export function clippedSpans(spans: readonly Span[], length: number): Span[] {
  return spans
    .filter(({ start }) => start < length)
    .map(({ start, end }) => ({ start, end: Math.min(end, length) }));
}
