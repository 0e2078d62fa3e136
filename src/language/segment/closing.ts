import { INVISIBLE, isSpaceAt, isWordAt, kindAt } from './characters.ts';
import type { SegmentRules } from './rules.ts';

/** Brackets always close; quotation marks only if no word follows immediately. */
const BRACKETS = ')]}」』）】〉》〕］｝';
const QUOTES = '"\'“”‘’«»‹›„';
const FINAL_QUOTES = '”’»';
const OPENERS = '"\'“”‘’«»‹›„([{「『（【〈《〔［｛¿¡';
const DASHES = '-–—―−';

/** The end of the run of stops that starts at `at`: "?!", "...", ". . ." */
export function runEnd(text: string, at: number, end: number, rules: SegmentRules): number {
  let index = at + 1;
  while (index < end) {
    if (rules.marks.has(text.charCodeAt(index))) index++;
    else if (text[index - 1] === '.' && text[index] === ' ' && text[index + 1] === '.') index += 2;
    else break;
  }
  return Math.min(index, end);
}

/** The end of the quotation marks and brackets that close after a run of stops, and stops after them. */
export function closerEnd(text: string, run: number, end: number, rules: SegmentRules): number {
  let index = run;
  while (index < end) {
    if (closesAt(text, index, rules) || kindAt(text, index) === INVISIBLE) index++;
    else if (isSpacedCloser(text, index)) index += 2;
    else if (index > run && rules.marks.has(text.charCodeAt(index)) && text[index] !== '…') index++;
    else break;
  }
  return index;
}

/** French sets a space before its closing quotation mark: « Viens. » */
function isSpacedCloser(text: string, index: number): boolean {
  return text[index + 1] === '»' && isSpaceAt(text, index) && !isWordAt(text, index + 2);
}

function closesAt(text: string, index: number, rules: SegmentRules): boolean {
  const character = text.charAt(index);
  if (BRACKETS.includes(character)) return true;
  if (!QUOTES.includes(character)) return false;
  if (!isWordAt(text, index + 1)) return true;
  return FINAL_QUOTES.includes(character) && rules.spaceless.has(text.charCodeAt(index - 1));
}

/** The first character after spaces. */
export function nextStart(text: string, from: number, end: number): number {
  let index = from;
  while (index < end && isSpaceAt(text, index)) index++;
  return index;
}

/** The first word after opening marks and dashes, and whether a dash or a bracket came first. */
export interface Opening {
  readonly start: number;
  readonly dash: boolean;
  readonly bracket: boolean;
  readonly inverted: boolean;
}

export function openingAt(text: string, next: number, end: number): Opening {
  let dash = false;
  let bracket = false;
  let inverted = false;
  let index = next;
  // No text opens with more than eight marks; the bound guarantees constant time.
  while (index < end && index < next + 8) {
    const character = text.charAt(index);
    if (OPENERS.includes(character)) {
      if ('([（'.includes(character)) bracket = true;
      if ('¿¡'.includes(character)) inverted = true;
    } else if (DASHES.includes(character)) dash = true;
    else if (kindAt(text, index) !== INVISIBLE && !(dash && isSpaceAt(text, index))) break;
    index++;
  }
  return { start: index, dash, bracket, inverted };
}

/** The word that starts at an index, without its hyphenated or apostrophed tail, at most 24 characters. */
export function firstWord(text: string, start: number, end: number): string {
  let index = start;
  while (index < end && index < start + 24 && isWordAt(text, index)) index++;
  return text.slice(start, index);
}
