import { DIGIT, isWordAt, kindAt, LOWER, PUNCTUATION, UPPER } from './characters.ts';
import { APOSTROPHES, plain, type TokenTables } from './token-tables.ts';

/** Longer "words" (a megabyte without a space, say) are not split. */
const LONGEST = 512;
const HYPHENS = '-‐‑';
const JOINTS = '-‐‑/';

/** Where the language's rules split a word: the ends of all its tokens but the last, in order. */
export function cutWord(
  text: string,
  start: number,
  end: number,
  tables: TokenTables,
): readonly number[] {
  if (end - start < 2 || end - start > LONGEST) return [];
  const known = knownCuts.get(tables) ?? new Map<string, readonly number[]>();
  knownCuts.set(tables, known);
  const word = text.slice(start, end);
  let cuts = known.get(word);
  if (!cuts) {
    if (known.size >= MOST_KNOWN) known.clear();
    cuts = cutsOf(word, tables);
    known.set(word, cuts);
  }
  return cuts.length === 0 ? NO_CUTS : cuts.map((cut) => start + cut);
}

/** Texts repeat words, and most words are not split. */
const knownCuts = new WeakMap<TokenTables, Map<string, readonly number[]>>();
const MOST_KNOWN = 20_000;
const NO_CUTS: readonly number[] = [];

function cutsOf(word: string, tables: TokenTables): number[] {
  const cuts: number[] = [];
  if (!isAddress(word, 0, word.length)) cutPart(word, 0, word.length, tables, cuts);
  return cuts;
}

function cutPart(
  text: string,
  start: number,
  end: number,
  tables: TokenTables,
  cuts: number[],
): void {
  const parts =
    end - start <= tables.longestWord && tables.words.get(plain(text.slice(start, end)));
  if (parts) {
    let at = start;
    for (const length of parts.slice(0, -1)) {
      at += length;
      cuts.push(at);
    }
    return;
  }
  let from = start;
  const apostrophe = apostropheAt(text, from, end);
  if (apostrophe > 0 && tables.elisions.has(plain(text.slice(from, apostrophe + 1)))) {
    cuts.push(apostrophe + 1);
    cutPart(text, apostrophe + 1, end, tables, cuts);
    return;
  }
  const tails: number[] = [];
  let last = end;
  for (let tail = encliticStart(text, from, last, tables); tail > from; ) {
    tails.unshift(tail);
    last = tail;
    tail = encliticStart(text, from, last, tables);
  }
  if (tails.length > 0) {
    cutPart(text, from, last, tables, cuts);
    cuts.push(...tails);
    return;
  }
  for (let index = from; index < last; index++) {
    if (!JOINTS.includes(text[index]) || !cutsAt(text, from, index, last, tables)) continue;
    cutInner(text, from, index, tables, cuts);
    cuts.push(index, index + 1);
    from = index + 1;
  }
  cutInner(text, from, last, tables, cuts);
}

/** The part between two hyphens: its own elision or exception, and a unit after a number. */
function cutInner(
  text: string,
  start: number,
  end: number,
  tables: TokenTables,
  cuts: number[],
): void {
  const { elisions, units } = tables;
  const apostrophe = apostropheAt(text, start, end);
  if (
    apostrophe > 0 &&
    apostrophe + 1 < end &&
    elisions.has(plain(text.slice(start, apostrophe + 1)))
  ) {
    cuts.push(apostrophe + 1);
    return;
  }
  if (units.size === 0 || kindAt(text, start) !== DIGIT) return;
  cutUnits(text, start, end, units, cuts);
}

/** "30km" is 30|km, and "20h30" is 20|h|30 where the profile names the unit. */
function cutUnits(
  text: string,
  start: number,
  end: number,
  units: ReadonlySet<string>,
  cuts: number[],
): void {
  let index = start;
  while (index < end) {
    const from = index;
    while (index < end && kindAt(text, index) !== DIGIT && isWordAt(text, index)) index++;
    if (index > from && units.has(text.slice(from, index))) {
      if (from > start) cuts.push(from);
      if (index < end && kindAt(text, index) === DIGIT) cuts.push(index);
      else if (index < end) return;
    } else if (index > from) return;
    while (index < end && (kindAt(text, index) === DIGIT || !isWordAt(text, index))) index++;
  }
}

function apostropheAt(text: string, start: number, end: number): number {
  for (let index = start; index < end - 1 && index < start + 12; index++) {
    if (APOSTROPHES.includes(text[index])) return index;
  }
  return -1;
}

/** Where an ending such as n't, 's or -t-il starts, or -1. */
function encliticStart(text: string, start: number, end: number, tables: TokenTables): number {
  const longest = Math.min(tables.longestEnclitic, end - start - 1);
  for (let length = longest; length > 0; length--) {
    if (tables.enclitics.has(plain(text.slice(end - length, end)))) return end - length;
  }
  return -1;
}

/** Does the language split at this hyphen? */
function cutsAt(
  text: string,
  start: number,
  index: number,
  end: number,
  tables: TokenTables,
): boolean {
  const { profile, hyphenPrefixes, hyphenSuffixes } = tables;
  const before = kindAt(text, index - 1);
  const after = kindAt(text, index + 1);
  if (index === start || index + 1 >= end || before === PUNCTUATION) return false;
  if (text[index] === '/') {
    return profile.slashes === 'split' && !(before === DIGIT && after === DIGIT);
  }
  if (before === DIGIT && after === DIGIT) {
    return profile.numberHyphens === 'split' && !isTelephone(text, start, end);
  }
  const hyphens = profile.hyphens ?? 'keep';
  if (hyphens === 'keep') return false;
  if (hyphenPrefixes.has(text.slice(start, index).toLowerCase())) return false;
  let next = index + 1;
  while (next < end && !HYPHENS.includes(text[next])) next++;
  if (hyphenSuffixes.has(text.slice(index + 1, next).toLowerCase())) return false;
  return hyphens === 'split' || (after === UPPER && before === LOWER);
}

/** 713-853-3989, 853-3242: groups of digits, one of them with three or more, the last with four. */
function isTelephone(text: string, start: number, end: number): boolean {
  return (
    /^(?:\d{1,4}-)+\d{4,}$/.test(text.slice(start, end).slice(0, 40)) &&
    !/^\d{4}-\d{4}$/.test(text.slice(start, end))
  );
}

/** Mail addresses, file names and web addresses without a scheme are not split. */
function isAddress(text: string, start: number, end: number): boolean {
  for (let index = start + 1; index < end - 1; index++) {
    if (text[index] === '@' || text[index] === '_') return true;
    if (
      text[index] === '.' &&
      kindAt(text, index + 1) === LOWER &&
      kindAt(text, index - 1) === LOWER
    )
      return true;
  }
  return false;
}
