import { wordStart } from './abbreviations.ts';
import {
  DIGIT,
  isLetter,
  isSpaceAt,
  isSpaceless,
  isWordAt,
  kindAt,
  LOWER,
  UPPER,
} from './characters.ts';
import { firstWord, type Opening, openingAt } from './closing.ts';
import type { SegmentRules } from './rules.ts';

/** No sentence starts with one of these. */
const GOING_ON = ',;:/%&!?';
const ADDRESS_SIGNS = '@/\\_#=';

/** A run of stops and its surroundings. */
export interface Stop {
  readonly text: string;
  readonly rules: SegmentRules;
  /** The start of the current sentence. */
  readonly from: number;
  /** The first stop, the end of the stops, and the end of the closing marks after them. */
  readonly at: number;
  readonly run: number;
  readonly close: number;
  /** The next character that is not a space, and the end of the text. */
  readonly next: number;
  readonly end: number;
}

/** Where the sentence ends at this stop, or -1 when it continues. */
export function boundaryAt(stop: Stop): number {
  const { text, rules, at, run, close, next, end } = stop;
  if (next >= end) return end;
  if (rules.spaceless.has(text.charCodeAt(run - 1))) return continues(stop) ? -1 : close;
  if (next === close) return isGlued(stop) || isBetweenIdeographs(stop) ? close : -1;
  const opening = openingAt(text, next, end);
  if (GOING_ON.includes(text[opening.start])) return -1;
  const dots = text.slice(at, Math.min(run, at + 12));
  if (dots.includes('…') || dots.startsWith('..') || dots.startsWith('. .')) {
    return afterEllipsis(stop, dots, opening);
  }
  if (text[at] !== '.' || run - at > 1) return afterMark(stop, opening) ? close : -1;
  return afterDot(stop, opening) ? close : -1;
}

/** "。」と言った": a closing quotation, then a word that continues the same sentence. */
function continues({ text, rules, run, close }: Stop): boolean {
  if (close === run) return false;
  return rules.continuations.some((word) => text.startsWith(word, close));
}

/** ASCII marks in a script without spaces: "真的吗?是的". */
function isBetweenIdeographs({ text, at, close }: Stop): boolean {
  return isSpaceless(text.charCodeAt(close)) && isSpaceless(text.charCodeAt(at - 1));
}

/** "Hello world.Today is Tuesday": a space was forgotten, unless it is an address or a file name. */
function isGlued({ text, rules, from, at, run, close }: Stop): boolean {
  if (close !== run || run - at > 1) return false;
  if (kindAt(text, close) !== UPPER || kindAt(text, close + 1) !== LOWER) return false;
  const before = kindAt(text, at - 1);
  const start = wordStart(text, at, from);
  if (before === DIGIT ? kindAt(text, at - 2) !== DIGIT : before !== LOWER || at - start < 3) {
    return false;
  }
  if (text[at] === '.' && rules.abbreviations.at(text, start, at)) return false;
  return !isAddressAround(text, at);
}

/** Do the 60 characters on either side, up to a space, contain a sign of an address? */
function isAddressAround(text: string, at: number): boolean {
  for (let index = at - 1; index >= at - 60 && !isSpaceAt(text, index); index--) {
    if (ADDRESS_SIGNS.includes(text[index])) return true;
  }
  for (let index = at + 1; index < at + 60 && !isSpaceAt(text, index); index++) {
    if (ADDRESS_SIGNS.includes(text[index])) return true;
  }
  return false;
}

function afterEllipsis(stop: Stop, dots: string, opening: Opening): number {
  const { text, at, close } = stop;
  const kind = kindAt(text, opening.start);
  if (kind === LOWER || kind === DIGIT || opening.bracket) return -1;
  // "(...)" marks an omission.
  if (at > 0 && '([（'.includes(text[at - 1]) && ')]）'.includes(text[close - 1])) return -1;
  if (kind === UPPER && startsWithCapitalAnyway(stop, opening) && dots.length < 4) return -1;
  if (dots.startsWith('. .')) {
    // "compounds. . . . The practice": a full stop, then an ellipsis that opens the next sentence.
    if (dots.length < 7) return -1;
    return isWordAt(text, at - 1) && close === stop.run ? at + 1 : close;
  }
  return close;
}

function startsWithCapitalAnyway({ text, rules, end }: Stop, opening: Opening): boolean {
  return rules.alwaysCapital.has(firstWord(text, opening.start, end));
}

/** After "!", "?" and their runs. */
function afterMark(stop: Stop, opening: Opening): boolean {
  const { text, rules, at, run, close } = stop;
  const kind = kindAt(text, opening.start);
  if (text[at - 1] === '(' && text[run] === ')') return false;
  const start = wordStart(text, at, stop.from);
  if (rules.abbreviations.at(text, start, at)) return isStarter(stop, opening);
  if (kind === LOWER && !opening.inverted) {
    return rules.lowerCaseStarts && close === run && !opening.dash && !opening.bracket;
  }
  return true;
}

function afterDot(stop: Stop, opening: Opening): boolean {
  const { text, rules, from, at, run, close } = stop;
  const kind = kindAt(text, opening.start);
  const start = wordStart(text, at, from);
  const plain = close === run;
  if (start === at) return kind !== LOWER;
  if (isMarker(text, from, start, at)) return false;
  switch (rules.abbreviations.at(text, start, at)) {
    case 'never':
      return false;
    case 'number':
      if (plain && opening.start === stop.next && isNumbering(text, stop.next, stop.end))
        return false;
      break;
    case 'may':
      return isStarter(stop, opening);
    default: {
      const last = lastPart(text, start, at);
      // "J.-C." ends with an initial, "Objective-C." with a word.
      const alone = last === start || text[last - 2] === '.';
      if (alone && isInitial(text, last, at)) return afterInitial(stop, last, opening);
      if (isAcronym(text, last, at)) return isStarter(stop, opening);
    }
  }
  if (kind === LOWER && !opening.inverted) {
    return rules.lowerCaseStarts && plain && !opening.bracket && isPlainWord(text, start, at);
  }
  if (rules.ordinalDots && plain && isOrdinal(text, start, at)) return isStarter(stop, opening);
  return true;
}

/** Is the next word one that starts sentences? it has a capital and is in the profile's list. */
function isStarter({ text, rules, end }: Stop, opening: Opening): boolean {
  if (opening.inverted) return true;
  if (kindAt(text, opening.start) !== UPPER || opening.bracket) return false;
  const word = firstWord(text, opening.start, end);
  // "A. I. Artificial Intelligence": the next letter is an initial, not the word "I".
  if (word.length === 1 && text[opening.start + 1] === '.') return false;
  return rules.starters.has(word.toLowerCase());
}

/** "1. The first item": a number or letter at the very start of the sentence. */
function isMarker(text: string, from: number, start: number, at: number): boolean {
  if (at - start > 3) return false;
  const digits = kindAt(text, start) === DIGIT;
  if (!digits && (at - start > 1 || kindAt(text, start) !== LOWER)) return false;
  for (let index = start - 1; index >= from && index >= start - 8; index--) {
    if (isWordAt(text, index)) return false;
  }
  return start - from <= 8;
}

/** A digit, a Roman numeral or a single capital: the words that follow "No.", "p." and "Fig.". */
export function isNumbering(text: string, start: number, end: number): boolean {
  if (kindAt(text, start) === DIGIT) return true;
  const word = firstWord(text, start, end);
  return /^(?:[IVXLCDM]{1,7}|\p{Lu})$/u.test(word);
}

/** "?c=D." is the end of an address, not an initial. */
function isInAddress(before: string | undefined): boolean {
  return before !== undefined && '=/\\_&%#@+*'.includes(before);
}

export function isInitial(text: string, start: number, at: number): boolean {
  return at - start === 1 && isLetter(kindAt(text, start)) && !isInAddress(text[start - 1]);
}

/**
 * "J. R. R. Tolkien" continues, "vitamin C. It …" ends; a letter that is a word by itself ("you and
 * I. Did …") also ends before any starter, except between names.
 */
function afterInitial(stop: Stop, start: number, opening: Opening): boolean {
  if (kindAt(stop.text, opening.start) === DIGIT) return false;
  return isStarter(stop, opening) && kindAt(stop.text, start) !== LOWER;
}

/** "then-U.S.": where the part after the last hyphen starts. */
function lastPart(text: string, start: number, at: number): number {
  let last = at;
  while (last > start && text[last - 1] !== '-') last--;
  return last;
}

/** "U.S.", "a.m.", "z.B.": short pieces with dots between. */
export function isAcronym(text: string, start: number, at: number): boolean {
  let piece = 0;
  let pieces = 0;
  for (let index = start; index < at; index++) {
    if (text[index] === '.') {
      pieces++;
      piece = 0;
    } else if (kindAt(text, index) === DIGIT || ++piece > 3) return false;
  }
  return pieces > 0;
}

/** A word of a dictionary: only such a word may end a sentence before a lower-case letter. */
function isPlainWord(text: string, start: number, at: number): boolean {
  if (at - start < 3) return false;
  for (let index = start; index < at; index++) {
    const kind = kindAt(text, index);
    if (kind !== LOWER && !(kind === UPPER && index === start)) return kind === DIGIT;
  }
  return true;
}

/** Up to two digits, or a Roman numeral. */
export function isOrdinal(text: string, start: number, at: number): boolean {
  return at - start < 8 && /^(?:\d{1,2}|[IVXLCDM]+)$/.test(text.slice(start, at));
}
