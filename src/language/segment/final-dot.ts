import { isAcronym, isInitial, isNumbering, isOrdinal } from './boundary.ts';
import { DIGIT, isSpaceAt, isWordAt, kindAt, LOWER, PUNCTUATION } from './characters.ts';
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
  if (text[end] !== '.' || end === start) return false;
  const known = rules.abbreviations.at(text, last, end);
  // "kr..": the abbreviation's dot and the sentence's; three dots are an ellipsis.
  if (text[end + 1] === '.') return text[end + 2] !== '.' && (known === 'never' || known === 'may');
  const next = afterSpaces(text, end + 1);
  const ends = next >= text.length;
  if (ends && rules.tokens.profile.finalDots === 'split') return false;
  if (known === 'number') return !ends && isNumbering(text, next, text.length);
  if (known || isAcronym(text, last, end)) return true;
  if (ends) return false;
  if (isInitial(text, last, end)) return isSpaceAt(text, end + 1) || isFollowed(text, end + 1);
  return rules.ordinalDots && isSpaceAt(text, end + 1) && isOrdinalBefore(text, last, end, next);
}

/** "3. oktober", "II. svetovna", "1970. leta": any number before a lower-case letter, a short one before any letter. */
function isOrdinalBefore(text: string, start: number, end: number, next: number): boolean {
  if (isOrdinal(text, start, end)) return isWordAt(text, next);
  if (kindAt(text, next) !== LOWER) return false;
  for (let index = start; index < end; index++) {
    if (kindAt(text, index) !== DIGIT && !'.-'.includes(text[index])) return false;
  }
  return true;
}

function isFollowed(text: string, index: number): boolean {
  return kindAt(text, index) === PUNCTUATION && ',;:-–)'.includes(text[index]);
}

function afterSpaces(text: string, from: number): number {
  let index = from;
  // A bound, because there may be a million spaces.
  while (index < text.length && index < from + 100 && isSpaceAt(text, index)) index++;
  return index;
}
