import type { Span } from '../../core/index.ts';
import { isSpaceAt } from './characters.ts';

/** A span without the spaces at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  let first = start;
  let last = end;
  while (first < last && isSpaceAt(text, first)) first++;
  while (last > first && isSpaceAt(text, last - 1)) last--;
  return { start: first, end: last };
}
