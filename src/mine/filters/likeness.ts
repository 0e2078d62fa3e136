import { levenshteinSimilarity } from '../../evaluate/index.ts';
import { normalForm } from '../hash.ts';

/** Distance of the letters of two texts, from 0 to 1, ignoring case and spaces. */
export function letterDistance(a: string, b: string): number {
  const bare = (text: string) => text.toLowerCase().replace(/\s+/gu, '');
  return 1 - levenshteinSimilarity(bare(a), bare(b));
}

/** Whether one text contains the other, ignoring case, spacing and punctuation. */
export function isContained(a: string, b: string): boolean {
  const [first, second] = [wordForm(a), wordForm(b)];
  return first.includes(second) || second.includes(first);
}

/** Words with a space around each, so that "he went" is not in "she went". */
function wordForm(text: string): string {
  const form = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // In scripts without spaces a clause is one run of letters: boundaries would hide its parts.
  return UNSPACED.test(form) ? form.replaceAll(' ', '') : ` ${form} `;
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/**
 * The share of the shorter text that is the end of one text and the start of the other, as in
 * overlapping windows of a page.
 */
export function overlapOf(a: string, b: string): number {
  const [first, second] = [normalForm(a), normalForm(b)];
  const shorter = Math.min(first.length, second.length);
  if (shorter === 0) return 0;
  return Math.max(endIsStart(first, second), endIsStart(second, first)) / shorter;
}

/** The longest end of `a` that `b` starts with, by the failure function of Knuth, Morris, Pratt. */
function endIsStart(a: string, b: string): number {
  const joined = `${b}\uFFFF${a}`;
  const borders = new Int32Array(joined.length);
  for (let at = 1, border = 0; at < joined.length; at++) {
    while (border > 0 && joined[at] !== joined[border]) border = borders[border - 1];
    if (joined[at] === joined[border]) border++;
    borders[at] = border;
  }
  return borders[joined.length - 1];
}
