/** A half-open stretch `[start, end)` of UTF-16 offsets into the original string. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The text a span covers.
 *
 * @example
 * import { slice } from 'klartext';
 *
 * console.log(slice('a cat', { start: 2, end: 5 })); // cat
 */
export function slice(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}

/**
 * Do two spans share at least one character?
 *
 * @example
 * import { overlaps } from 'klartext';
 *
 * console.log(overlaps({ start: 0, end: 2 }, { start: 2, end: 5 })); // false
 */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
