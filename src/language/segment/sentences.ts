import type { Span } from '../../core/index.ts';
import { boundaryAt } from './boundary.ts';
import { closerEnd, nextStart, runEnd } from './closing.ts';
import { itemStarts } from './list-items.ts';
import { wholeStretches } from './pairs.ts';
import type { SegmentRules } from './rules.ts';
import { trimmed } from './trimmed.ts';

/**
 * The spans of the sentences of running text. Line breaks count as spaces; split a text
 * into paragraphs first if they matter. Every character that is not a space is in one sentence.
 *
 * @example splitSentences('Dr. Roe came. She sat.', rules) // [{ start: 0, end: 13 }, { start: 14, end: 22 }]
 */
export function splitSentences(
  text: string,
  rules: SegmentRules,
  start = 0,
  end = text.length,
): Span[] {
  const spans: Span[] = [];
  const items = itemStarts(text, start, end);
  const whole = wholeStretches(text, rules.pairs, start, end);
  let from = start;
  let item = 0;
  let pair = 0;
  const cut = (at: number) => {
    const span = trimmed(text, from, at);
    if (span.end > span.start) spans.push(span);
    from = at;
  };
  let index = start;
  while (index < end) {
    while (item < items.length && items[item] <= index) cut(items[item++]);
    if (!rules.marks.has(text.charCodeAt(index))) {
      index++;
      continue;
    }
    while (pair < whole.length && whole[pair].end <= index) pair++;
    const run = runEnd(text, index, end, rules);
    const close = closerEnd(text, run, end, rules);
    // A stop inside a quotation kept whole counts only where the quotation ends with it.
    const inside = pair < whole.length && whole[pair].start < index && close < whole[pair].end;
    if (!inside) {
      const next = nextStart(text, close, end);
      const boundary = boundaryAt({ text, rules, from, at: index, run, close, next, end });
      if (boundary > from) cut(boundary);
    }
    index = close;
  }
  cut(end);
  return spans;
}
