import type { Span } from '../../core/index.ts';
import { trimmed } from './trimmed.ts';

/** A line of a text without the spaces at its ends; an empty span for a blank line. */
export type Line = Span;

/** The lines of a text, with any kind of line break: LF, CR LF, CR, form feed, U+0085, U+2028, U+2029. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (!isBreak(unit)) continue;
    lines.push(trimmed(text, start, index));
    if (unit === 0x0d && text.charCodeAt(index + 1) === 0x0a) index++;
    // A paragraph separator and a form feed count as a blank line.
    if (unit === 0x2029 || unit === 0x0c) lines.push({ start: index, end: index });
    start = index + 1;
  }
  lines.push(trimmed(text, start, text.length));
  return lines;
}

function isBreak(unit: number): boolean {
  return (unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}
