import type { Finding, Place, Row } from '../../contract/index.ts';
import { easyOf } from '../state/document.ts';
import type { Side } from '../state/state.ts';

/**
 * Locates the words of a finding in the easy version; undefined when it no longer contains them.
 *
 * @example locate(row, 'original', finding) // { start: 8, end: 20 }
 */
export function locate(row: Row, side: Side, { start, end, text }: Finding): Place | undefined {
  const easy = easyOf(row);
  if (side === 'easy' || easy === row.original) return { start, end };
  const words = row.original.slice(start, end);
  for (const wanted of [words, text]) {
    const at = nearest(easy, wanted, start);
    if (at >= 0) return { start: at, end: at + wanted.length };
  }
  return undefined;
}

/** The occurrence as a whole word that is nearest to the original position. */
function nearest(text: string, wanted: string, around: number): number {
  let best = -1;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (isLetter(text[at - 1]) && isLetter(wanted[0])) continue;
    if (isLetter(text[at + wanted.length]) && isLetter(wanted.at(-1))) continue;
    if (best < 0 || Math.abs(at - around) < Math.abs(best - around)) best = at;
  }
  return best;
}

// Scripts without spaces have no whole words to search for.
const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined &&
  /[\p{L}\p{N}]/u.test(letter) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);

/** Replaces a place in a text; an empty replacement leaves no double space. */
export function replaced(text: string, { start, end }: Place, replacement: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (replacement === '' && /(^|\s)$/.test(before)) return before + after.replace(/^\s+/, '');
  return before + replacement + after;
}
