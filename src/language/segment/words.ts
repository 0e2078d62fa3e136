import type { Span } from '../../core/index.ts';
import { addressEnd } from './addresses.ts';
import {
  DIGIT,
  isLetter,
  isSpaceAt,
  isWordAt,
  isWordKind,
  kindAt,
  LOWER,
  PICTURE,
  widthAt,
} from './characters.ts';
import { cutWord } from './cut-word.ts';
import { dotBelongs } from './final-dot.ts';
import type { SegmentRules } from './rules.ts';
import { pictureEnd, repeatEnd, signEnd } from './signs.ts';
import { groupedEnd, wordEnd } from './word-end.ts';

/**
 * The rule tokenizer of a language that puts spaces between words. It reads from left to right and
 * inspects each character a bounded number of times; every character that is not a space ends up in
 * exactly one token. Pass it one sentence: a dot at the end counts as the end of the sentence.
 *
 * @example spacedWords(english)("I can't.") // spans of I, ca, n't and .
 */
export function spacedWords(rules: SegmentRules): (text: string) => Span[] {
  return (text) => {
    const spans: Span[] = [];
    let index = 0;
    while (index < text.length) {
      index = isSpaceAt(text, index) ? index + 1 : readToken(text, index, rules, spans);
    }
    return spans;
  };
}

/** Adds the token or tokens that start at an index and returns where they end. */
function readToken(text: string, index: number, rules: SegmentRules, spans: Span[]): number {
  const address = addressEnd(text, index);
  if (address > index) return add(spans, index, address);
  const sign = signEnd(text, index, rules.tokens);
  if (sign > index) return add(spans, index, sign);
  const kind = kindAt(text, index);
  if (isWordKind(kind)) return readWord(text, index, index, rules, spans);
  if (kind === PICTURE) return add(spans, index, pictureEnd(text, index));
  if (leadsWord(text, index, rules)) return readWord(text, index, index + 1, rules, spans);
  const repeat = repeatEnd(text, index);
  return add(spans, index, repeat > index ? repeat : index + widthAt(text, index));
}

function readWord(
  text: string,
  start: number,
  from: number,
  rules: SegmentRules,
  spans: Span[],
): number {
  let end = wordEnd(text, from, rules.tokens);
  if (rules.tokens.profile.spacedNumbers) end = groupedEnd(text, from, end);
  const cuts = cutWord(text, start, end, rules.tokens);
  const last = cuts.length > 0 ? cuts[cuts.length - 1] : start;
  if (dotBelongs(text, start, last, end, rules)) end++;
  let begin = start;
  for (const cut of cuts) begin = add(spans, begin, cut);
  return add(spans, begin, end);
}

/** A sign that is part of the word after it: #tag, @name, -5, .doc, '90s, %70. */
function leadsWord(text: string, index: number, rules: SegmentRules): boolean {
  const next = kindAt(text, index + 1);
  if (text[index] === '#') return isLetter(next);
  if (!isWordKind(next) || isWordAt(text, index - 1)) return false;
  switch (text[index]) {
    case '@':
    case '_':
      return true;
    case '+':
    case '-':
    case '−':
      return next === DIGIT && (isSpaceAt(text, index - 1) || '(['.includes(text[index - 1]));
    case '.':
      return isSpaceAt(text, index - 1) && (next === DIGIT || next === LOWER);
    case "'":
    case '’':
      return isDecade(text, index + 1);
    case '%':
      return next === DIGIT && (rules.tokens.profile.leadingPercent ?? false);
    default:
      return false;
  }
}

/** '90, '90s */
function isDecade(text: string, index: number): boolean {
  if (kindAt(text, index) !== DIGIT || kindAt(text, index + 1) !== DIGIT) return false;
  return !isWordAt(text, text[index + 2] === 's' ? index + 3 : index + 2);
}

function add(spans: Span[], start: number, end: number): number {
  spans.push({ start, end });
  return end;
}
