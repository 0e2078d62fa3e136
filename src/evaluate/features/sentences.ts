import { pythonSplit } from '../../language/index.ts';

/** Characters that may follow the end of a sentence and belong to it. */
const CLOSING = new Set(['"', "'", ')', ']', '}', '”', '’', '»', "''"]);

const OPENING = new Set(['"', '(', '[', '{', '“', '‘', '«']);

/**
 * Counts sentences of a tokenised, perhaps lowercased text like an untrained Punkt: a word that ends in . ! or ? ends a sentence unless it is an abbreviation.
 *
 * @example countSentences('it is late . go home !', () => false) // 2
 */
export function countSentences(text: string, isAbbreviation: (word: string) => boolean): number {
  const words = pythonSplit(text);
  let count = 0;
  let open = false;
  for (const [i, word] of words.entries()) {
    if (!open && count > 0 && CLOSING.has(word)) continue;
    open = !endsSentence(word, words[i + 1] ?? '', isAbbreviation);
    if (!open) count++;
  }
  return open ? count + 1 : count;
}

function endsSentence(
  word: string,
  next: string,
  isAbbreviation: (word: string) => boolean,
): boolean {
  let end = word.length;
  while (end > 1 && CLOSING.has(word[end - 1])) end--;
  const last = word[end - 1];
  if (last === '!' || last === '?') return true;
  if (last !== '.') return false;
  if (end === 1) return true;
  let start = 0;
  while (start < end && OPENING.has(word[start])) start++;
  const stem = word.slice(start, end);
  // "etc. .": Punkt treats an isolated full stop as a separate sentence.
  if (next === '.') return true;
  // An ellipsis, an initial, U.S.
  if (stem.endsWith('..') || /^(?:\p{L}\.)+$/u.test(stem)) return false;
  // "in 1943. he": Punkt treats a number with a full stop as an ordinal before a lower-case letter.
  if (/^[\d.,:-]*\d\.$/.test(stem) && /^\p{Ll}/u.test(next)) return false;
  const capital = stem[0].toUpperCase() + stem.slice(1);
  return !isAbbreviation(stem) && !isAbbreviation(capital);
}
