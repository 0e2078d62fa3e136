import type { Span } from '../../core/index.ts';
import type { FactsProfile } from '../profile.ts';

/** A number in figures, or the day, month and year of a date in figures. */
export interface Figure extends Span {
  /** The possible values, the likeliest first: "1.234" is 1234 or 1.234. */
  readonly values: readonly number[];
  /** Letters that follow at once: 5km, 1990s, 3rd. */
  readonly suffix: string;
  /** 03.05.1999: the number at each place; day and month may be in the other order. */
  readonly date?: { readonly a: number; readonly b: number; readonly year: number };
}

const ZEROES = [0x30, 0x660, 0x6f0, 0xff10];
const SPACES = ' \u00a0\u2009\u202f';
const NUMERIC_DATE = /(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?!\d)/y;
const LETTER = /\p{L}/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The text with all decimal digits as 0–9 and a plain point between them; offsets do not change. */
export function withPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９．]/g, (sign) => {
    if (sign === '．') return '.';
    const code = sign.charCodeAt(0);
    const zero = ZEROES.findLast((start) => code >= start) ?? code;
    return String(code - zero);
  });
}

/** All numbers in figures, in order. Figures inside names of things (F-16, H2O) are omitted. */
export function readFigures(text: string, profile: FactsProfile): Figure[] {
  const figures: Figure[] = [];
  const digit = /\d/g;
  for (let found = digit.exec(text); found; found = digit.exec(text)) {
    const start = found.index;
    if (isCode(text, start)) {
      digit.lastIndex = endOfCode(text, start);
      continue;
    }
    const read = readDate(text, start) ?? readNumber(text, start, profile);
    figures.push(...read.map((figure) => completedRange(figure, figures.at(-1), text)));
    digit.lastIndex = (read.at(-1) as Figure).end;
  }
  return figures;
}

function isCode(text: string, start: number): boolean {
  const before = text[start - 1] ?? '';
  if (isSpacedLetter(before)) return true;
  if (before !== '-' && before !== '‑') return false;
  let i = start - 2;
  while (i >= 0 && start - i < 12 && /\p{Lu}/u.test(text[i])) i--;
  return i < start - 2 && !LETTER.test(text[i] ?? '');
}

function isSpacedLetter(sign: string): boolean {
  return sign !== '' && LETTER.test(sign) && !IDEOGRAPH.test(sign);
}

function endOfCode(text: string, start: number): number {
  let end = start;
  while (end < text.length && (/[\d-]/.test(text[end]) || isSpacedLetter(text[end]))) end++;
  return end;
}

function readDate(text: string, start: number): Figure[] | undefined {
  NUMERIC_DATE.lastIndex = start;
  const found = NUMERIC_DATE.exec(text);
  if (!found) return undefined;
  const [first, second, third] = [Number(found[1]), Number(found[3]), Number(found[4])];
  const end = start + found[0].length;
  const date =
    found[1].length === 4
      ? { a: third, b: second, year: first }
      : { a: first, b: second, year: found[4].length === 4 ? third : 1900 + third };
  const day = date.a >= 1 && date.a <= 31 && date.b >= 1 && date.b <= 31;
  const sure = found[1].length === 4 || found[4].length === 4;
  if (!sure || !day || (date.a > 12 && date.b > 12) || found[4].length === 3) return undefined;
  return [{ start, end, values: [date.year], suffix: '', date }];
}

function readNumber(text: string, start: number, profile: FactsProfile): Figure[] {
  const groups: string[] = [];
  const signs: string[] = [];
  const starts: number[] = [];
  let at = start;
  for (;;) {
    const from = at;
    while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++;
    groups.push(text.slice(from, at));
    starts.push(from);
    if (!continues(text, at, groups, signs, profile)) break;
    signs.push(SPACES.includes(text[at]) ? ' ' : text[at]);
    at++;
  }
  const values = valuesOf(groups, signs, profile.decimal);
  if (values.length === 0) {
    return groups.map((group, i) => ({
      start: starts[i],
      end: starts[i] + group.length,
      values: [Number(group)],
      suffix: '',
    }));
  }
  let end = at;
  while (end < text.length && end - at < 5 && isSpacedLetter(text[end])) end++;
  return [{ start, end, values, suffix: text.slice(at, end).toLowerCase() }];
}

/** Does another group of the same number follow the sign at `at`? */
function continues(
  text: string,
  at: number,
  groups: readonly string[],
  signs: readonly string[],
  profile: FactsProfile,
): boolean {
  const sign = text[at] ?? '';
  if (!/\d/.test(text[at + 1] ?? '')) return false;
  if (".,'’٬٫".includes(sign)) return true;
  if (!SPACES.includes(sign) || sign === '') return false;
  const allowed = sign !== ' ' || profile.groups.includes(' ');
  const likeBefore = signs.every((other) => other === ' ') && groups[0].length <= 3;
  return allowed && likeBefore && /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5));
}

function valuesOf(groups: readonly string[], signs: readonly string[], decimal: string): number[] {
  if (signs.length === 0) return [Number(groups[0])];
  const whole = Number(groups.join(''));
  const part = Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
  const threes = (list: readonly string[]) =>
    groups[0].length <= 3 && list.every((group) => group.length === 3);
  const last = signs[signs.length - 1];
  if (signs.length === 1) {
    if (!threes(groups.slice(1))) return '.,٫'.includes(last) ? [part] : [];
    if (" '’٬".includes(last)) return [whole];
    return last === decimal ? [part, whole] : [whole, part];
  }
  const [first] = signs;
  if (signs.every((sign) => sign === first)) return threes(groups.slice(1)) ? [whole] : [];
  const sameBefore = signs.slice(0, -1).every((sign) => sign === first);
  return sameBefore && threes(groups.slice(1, -1)) ? [part] : [];
}

/** 2003–04 is a range to 2004; corpora that lost their dashes write 2003 04. */
function completedRange(figure: Figure, before: Figure | undefined, text: string): Figure {
  const [value] = figure.values;
  if (!before || before.date || before.end !== figure.start - 1) return figure;
  if (!'-–/ '.includes(text[before.end]) || figure.end - figure.start !== 2) return figure;
  const [year] = before.values;
  if (before.end - before.start !== 4 || value <= year % 100) return figure;
  return { ...figure, values: [Math.floor(year / 100) * 100 + value, value] };
}
