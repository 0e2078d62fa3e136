import { isAcronym, isInitial, isNumbering, isOrdinal } from './boundary.ts';
import { isSpaceAt, isWordAt, kindAt, PUNCTUATION } from './characters.ts';
import type { SegmentRules } from './rules.ts';

/**
 * Does the dot after a word belong to it ("Dr.", "e.g.", "3." in German) or to the sentence? `start`
 * is where the whole word starts, `last` where its last token does.
 */
export function dotBelongs(
  text: string,
  start: number,
  last: number,
  end: number,
  rules: SegmentRules,
): boolean {
  if (text[end] !== '.' || text[end + 1] === '.' || end === start) return false;
  const next = afterSpaces(text, end + 1);
  const ends = next >= text.length;
  switch (rules.abbreviations.at(text, last, end)) {
    case 'never':
    case 'may':
      return true;
    case 'number':
      return !ends && isNumbering(text, next, text.length);
    default:
  }
  if (isAcronym(text, last, end)) return true;
  if (ends || !isSpaceAt(text, end + 1))
    return !ends && isInitial(text, last, end) && isFollowed(text, end + 1);
  if (isInitial(text, last, end)) return true;
  return rules.ordinalDots && isOrdinal(text, last, end) && isWordAt(text, next);
}

function isFollowed(text: string, index: number): boolean {
  return kindAt(text, index) === PUNCTUATION && ',;:-–)'.includes(text[index]);
}

function afterSpaces(text: string, from: number): number {
  let index = from;
  // A hundred spaces decide as well as a million.
  while (index < text.length && index < from + 100 && isSpaceAt(text, index)) index++;
  return index;
}
