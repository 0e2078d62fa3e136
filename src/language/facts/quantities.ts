import type { Span, Token } from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { FactsProfile } from '../profile.ts';
import { type Figure, readFigures, withPlainDigits } from './digits.ts';
import { ideographicValue, numeralPattern } from './ideographs.ts';
import { type NumberPart, NumberSum, numberPart } from './number-words.ts';

/** A number or a month as written. */
export interface Quantity extends Span {
  /** The possible values; months are 1 to 12. */
  readonly values: readonly number[];
  readonly kind: 'number' | 'month';
  /**
   * A firm quantity must be in the other text. One that is not (one, both, half, a numeral in a
   * name) may be omitted or replaced without harm.
   */
  readonly firm: boolean;
  /** Not spelled out as a word, so that it may be a day or a year. */
  readonly inFigures?: boolean;
  readonly figure?: Figure;
}

interface Word extends Span {
  readonly forms: readonly string[];
  readonly upos: string | undefined;
  readonly capital: boolean;
}

/** All numbers and months of a text, in order. */
export function readQuantities(
  original: string,
  tokens: readonly Token[],
  profile: FactsProfile,
): Quantity[] {
  const text = withPlainDigits(original);
  if (profile.ideographs) return readNumerals(text, tokens, profile);
  const figures = readFigures(text, profile);
  const words = wordsBetween(tokens, figures, profile);
  const found: Quantity[] = [];
  let next = 0;
  for (const figure of figures) {
    while (next < words.length && words[next].start < figure.start) {
      next = readWord(words, next, text, profile, found);
    }
    found.push(withMultiplier(figure, words[next], text, profile));
  }
  while (next < words.length) next = readWord(words, next, text, profile, found);
  return found;
}

function wordsBetween(
  tokens: readonly Token[],
  figures: readonly Figure[],
  profile: FactsProfile,
): Word[] {
  const words: Word[] = [];
  let next = 0;
  for (const token of tokens) {
    while (next < figures.length && figures[next].end <= token.start) next++;
    if (next < figures.length && figures[next].start < token.end) continue;
    let start = token.start;
    const pieces = piecesOf(token.form, profile);
    for (const piece of pieces) {
      const lower = piece.toLowerCase();
      const lemma = pieces.length === 1 ? token.analysis?.lemma.toLowerCase() : undefined;
      words.push({
        start,
        end: start + piece.length,
        forms: lemma && lemma !== lower ? [lower, lemma] : [lower],
        upos: token.analysis?.upos,
        capital: piece !== lower,
      });
      start += piece.length + 1;
    }
  }
  return words.filter((word) => word.start < word.end);
}

/** "vingt-trois" in two; "quatre-vingt-dix" in two as well, because the table contains quatre-vingt. */
function piecesOf(form: string, profile: FactsProfile): string[] {
  if (form.length < 2 || !form.includes('-')) return [form];
  const pieces: string[] = [];
  for (const piece of form.split('-')) {
    const joined = `${pieces.at(-1)}-${piece}`;
    if (Object.hasOwn(profile.numbers, joined.toLowerCase())) pieces[pieces.length - 1] = joined;
    else pieces.push(piece);
  }
  return pieces;
}

/** Months by their names, from 0. */
const monthsOf = onceFor((profile: FactsProfile): ReadonlyMap<string, number> => {
  const names = profile.months.flatMap((all, month) => all.map((name) => [name, month] as const));
  // The first month that has a name keeps it.
  return new Map(names.reverse());
});

/** Which month a word names, from 0; -1 when none. */
function monthOf({ forms }: Word, profile: FactsProfile): number {
  const known = monthsOf(profile);
  const months = forms.map((form) => known.get(form)).filter((month) => month !== undefined);
  return months.length === 0 ? -1 : Math.min(...months);
}

/** Reads the quantity that starts at a word, if any; returns the place to continue from. */
function readWord(
  words: readonly Word[],
  at: number,
  text: string,
  profile: FactsProfile,
  found: Quantity[],
): number {
  const word = words[at];
  const month = monthOf(word, profile);
  if (month >= 0) {
    const firm = word.upos === undefined || word.upos === 'PROPN' || word.upos === 'NOUN';
    found.push({ start: word.start, end: word.end, values: [month + 1], kind: 'month', firm });
    return at + 1;
  }
  const hint = word.forms.find((form) => Object.hasOwn(profile.hints ?? {}, form));
  if (hint !== undefined) {
    const values = profile.hints?.[hint] ?? [];
    found.push({ start: word.start, end: word.end, values, kind: 'number', firm: false });
    return at + 1;
  }
  return readNumberWords(words, at, text, profile, found);
}

function readNumberWords(
  words: readonly Word[],
  at: number,
  text: string,
  profile: FactsProfile,
  found: Quantity[],
): number {
  const sum = new NumberSum();
  let end = at;
  let first: NumberPart | undefined;
  let counted = false;
  for (let i = at; i < words.length; i++) {
    const gap = i > at ? text.slice(words[end - 1].end, words[i].start) : '';
    const part = partOf(words[i], profile);
    if (!part) {
      const joins = i > at && (isJoiner(words[i], profile) || words[i].forms[0] === '-');
      const close = joins && i === end && /^\s*$/.test(gap);
      if (close && i + 1 < words.length && partOf(words[i + 1], profile)) continue;
      break;
    }
    const between = text.slice(words[end === at ? i : end - 1].end, words[i].start);
    if (i > at && /[,;:.()\n]/.test(between)) break;
    if (!sum.take(part, between === '-')) break;
    first ??= part;
    counted ||= countsAs(words[i], part);
    end = i + 1;
    if (part.kind === 'ordinal') break;
  }
  if (!first) {
    const roman = romanValue(text.slice(words[at].start, words[at].end));
    if (roman !== undefined) {
      const { start, end } = words[at];
      found.push({ start, end, values: [roman], kind: 'number', firm: false });
    }
    return at + 1;
  }
  const alone = sum.parts === 1 && first.kind === 'multiplier';
  found.push({
    start: words[at].start,
    end: words[end - 1].end,
    values: [sum.value],
    kind: 'number',
    firm: counted && !alone && sum.value > 1,
  });
  return end;
}

function partOf(word: Word, profile: FactsProfile): NumberPart | undefined {
  for (const form of word.forms) {
    const part = numberPart(form, profile);
    if (part) return part;
  }
  return undefined;
}

function isJoiner(word: Word, profile: FactsProfile): boolean {
  return profile.joiners.includes(word.forms[0]);
}

/** Judged by its part of speech: "sieben" may be a verb (to sift), "second" a unit of time. */
function countsAs(word: Word, part: NumberPart): boolean {
  if (word.upos === undefined || word.upos === 'NUM') return true;
  return part.kind === 'ordinal' ? word.upos === 'ADJ' : part.value > 12 && word.upos !== 'PROPN';
}

function withMultiplier(
  figure: Figure,
  next: Word | undefined,
  text: string,
  profile: FactsProfile,
): Quantity {
  const firm = figure.values[0] !== 1 || figure.date !== undefined;
  const plain = { ...figure, kind: 'number' as const, firm, inFigures: true, figure };
  if (figure.date) return plain;
  const glued = figure.suffix === '' ? undefined : profile.multipliers[figure.suffix];
  if (glued) return { ...plain, values: figure.values.flatMap((value) => [value, value * glued]) };
  if (!next || !/^[ \u00a0-]?$/.test(text.slice(figure.end, next.start))) return plain;
  const part = partOf(next, profile);
  if (part?.kind !== 'multiplier') return plain;
  const times = (value: number) => Number((value * part.value).toPrecision(15));
  // "3.7 m" may be metres; "3.7 m." at the end of a sentence means the same.
  const isUnsure = next.end === next.start + 1;
  return {
    ...plain,
    firm: true,
    end: next.end,
    values: figure.values.flatMap((value) => (isUnsure ? [value, times(value)] : [times(value)])),
  };
}

function romanValue(word: string): number | undefined {
  if (!/^(?=[IVX]{1,6}$)X{0,3}(?:IX|IV|V?I{0,3})$/.test(word) || word === 'I') return undefined;
  const worth: Record<string, number> = { I: 1, V: 5, X: 10 };
  let total = 0;
  for (let i = 0; i < word.length; i++) {
    const value = worth[word[i]];
    total += value < (worth[word[i + 1]] ?? 0) ? -value : value;
  }
  return total;
}

function readNumerals(text: string, tokens: readonly Token[], profile: FactsProfile): Quantity[] {
  const signs = profile.ideographs;
  if (!signs) return [];
  const found: Quantity[] = [];
  let next = 0;
  for (const match of text.matchAll(numeralPattern(signs))) {
    const start = match.index;
    const numeral = match[0].replace(/[.,]+$/, '');
    const end = start + numeral.length;
    const value = ideographicValue(numeral, signs);
    if (
      value === undefined ||
      /[A-Za-zＡ-Ｚａ-ｚ][-‐-―]?$/.test(text.slice(Math.max(0, start - 2), start))
    )
      continue;
    while (next < tokens.length && tokens[next].end <= start) next++;
    const kind = text[end] === signs.month && value >= 1 && value <= 12 ? 'month' : 'number';
    const word = /\d/.test(numeral) || isNumeralWord(tokens, next, start, end, signs.measures);
    const firm = word && (value !== 1 || kind === 'month');
    const values = signs.tenths?.includes(text[end] ?? ' ') ? [value * 10, value] : [value];
    found.push({ start, end, values, kind, firm, inFigures: true });
  }
  return found;
}

const NEVER_NUMERALS = new Set(['ADV', 'VERB', 'ADJ', 'CCONJ', 'SCONJ', 'ADP', 'PRON']);

/** Is the run a numeral, with a measure word perhaps, and not part of a word such as 十分 or 四川? */
function isNumeralWord(
  tokens: readonly Token[],
  at: number,
  start: number,
  end: number,
  measures: string,
): boolean {
  for (let i = at; i < tokens.length && tokens[i].start < end; i++) {
    const token = tokens[i];
    if (token.start < start && !/^(?:第|约|約|百分之)/.test(token.form)) return false;
    const rest = token.form.slice(Math.max(0, end - token.start));
    if (token.end > end && ![...rest].every((sign) => measures.includes(sign))) return false;
    if (token.analysis && NEVER_NUMERALS.has(token.analysis.upos)) return false;
  }
  return true;
}
