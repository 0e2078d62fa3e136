import { isSpaceAt, isWordAt, kindAt, LOWER, UPPER, widthAt } from './characters.ts';

const BULLETS = '•⁃‣◦▪▫●○■□▶►➤➢✓✔';
/** Signs that are bullets at the start of a line only: inside a line they are dashes and stars. */
const LINE_BULLETS = '-*·–+';

/** A mark that opens a list item: `•`, `3.`, `3)`, `b)`, `3.)`. */
export interface Marker {
  /** Where the item's own text starts. */
  readonly end: number;
  /** The marks around the number: `.`, `)`, `.)`, `()`; for a bullet, the bullet. */
  readonly style: string;
  /** 3 for "3."; 2 for "b)"; 0 for a bullet. */
  readonly value: number;
}

/** The mark that opens a list item at an index, if there is one. */
export function markerAt(text: string, index: number, end: number): Marker | undefined {
  const character = text.charAt(index);
  if (character === '') return undefined;
  if (BULLETS.includes(character)) return { end: index + 1, style: character, value: 0 };
  if (LINE_BULLETS.includes(character) && isSpaceAt(text, index + 1) && index + 1 < end) {
    return { end: index + 1, style: character, value: 0 };
  }
  return numberedAt(text, index, end);
}

function numberedAt(text: string, index: number, end: number): Marker | undefined {
  let at = index;
  const opened = text[at] === '(';
  if (opened) at++;
  const first = at;
  while (at < end && at < first + 4 && text[at] >= '0' && text[at] <= '9') at++;
  let value = at > first && at < first + 4 ? Number(text.slice(first, at)) : -1;
  let style = value < 0 ? 'letter' : '';
  if (value < 0 && kindAt(text, first) === LOWER && text[first] <= 'z') {
    value = text.charCodeAt(first) - 96;
    at = first + 1;
  }
  if (value < 0) return undefined;
  if (opened) style += '(';
  const bare = style;
  if (!opened && text[at] === '.') style += text[at++];
  if (text[at] === ')') style += text[at++];
  if (style === bare || at >= end || !isSpaceAt(text, at)) return undefined;
  return { end: at, style, value };
}

/**
 * Where the second and later items of a list written in one line start: "1. Milk 2. Bread". Only a
 * text that itself starts with a mark is taken for a list, and only the next number of the same
 * style opens the next item.
 */
export function itemStarts(text: string, start: number, end: number): number[] {
  let index = start;
  while (index < end && isSpaceAt(text, index)) index++;
  const first = markerAt(text, index, end);
  if (!first || (first.value === 0 && !BULLETS.includes(first.style))) return [];
  const starts: number[] = [];
  let value = first.value;
  for (index = first.end; index < end; index++) {
    if (isWordAt(text, index) && !isSpaceAt(text, index - 1)) continue;
    if (!isSpaceAt(text, index - 1) || isSpaceAt(text, index)) continue;
    if (first.value === 0) {
      if (text[index] === first.style) starts.push(index);
      continue;
    }
    const next = numberedAt(text, index, end);
    if (next?.style === first.style && next.value === value + 1 && capitalAt(text, next.end, end)) {
      starts.push(index);
      value = next.value;
    }
  }
  return starts;
}

function capitalAt(text: string, from: number, end: number): boolean {
  let index = from;
  while (index < end && isSpaceAt(text, index)) index += widthAt(text, index);
  return kindAt(text, index) === UPPER;
}
