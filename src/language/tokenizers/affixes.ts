import { isPythonSpace } from './python-text.ts';
import type { Tokenizer, TokenSpan } from './tokenizer.ts';

/** The properties of a language that the tokenizer uses. */
interface AffixRules {
  isAbbreviation(word: string): boolean;
}

// What spaCy strips from either end of a chunk: quotes, brackets, punctuation, currency.
const MARKS = new Set(
  '…,:;!?¿؟¡()[]{}<>_#*&。？！，、；：～·।،۔؛٪\'"”“`‘´’‚„»«「」『』（）〔〕【】《》〈〉',
);
const CURRENCY = ['US$', 'C$', 'A$', '$', '£', '€', '¥', '฿', '₽', '﷼', '₴'];
const CURRENCY_STARTS = new Set(CURRENCY.map((one) => one[0]));
const LEADING = new Set(['§', '%', '=', '—', '–']);
const UNITS = (
  'km km² km³ m m² m³ dm dm² dm³ cm cm² cm³ mm mm² mm³ ha µm nm yd in ft kg g mg µg t lb oz m/s ' +
  'km/h kmh mph hPa Pa mbar mb MB kb KB gb GB tb TB T G M K %'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

const MEASURES = [...CURRENCY, ...UNITS];
const ANY_DIGIT = /[0-9]/;

const INITIAL = /^\p{L}\.$/u;
const LETTER = /^\p{L}$/u;
const LOWER = /^\p{Ll}$/u;
const UPPER = /^\p{Lu}$/u;
const ICON = /^\p{So}$/u;
const DIGIT = /^[0-9]$/;
const WEB =
  /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+\.\p{L}+$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|de|at|ch|eu|info)(?:\/\S*)?$/u;

/**
 * Tokenizes German as spaCy's rules do: chunks between white space lose marks at both
 * ends, unless the rest is a known abbreviation, and are then split at marks inside. EASSE-DE's
 * published scores depend on it.
 */
export function affixTokenizer(rules: AffixRules): Tokenizer {
  const tokens = (text: string) => {
    const found: TokenSpan[] = [];
    eachChunk(text, (start, end) => {
      for (const [from, to] of cutChunk(text.slice(start, end), rules)) {
        const span = { start: start + from, end: start + to };
        found.push({ ...span, text: text.slice(span.start, span.end) });
      }
    });
    return found;
  };
  const split = (text: string) => tokens(text).map((token) => token.text);
  return { name: 'spacy', tokens, split, tokenize: (text) => split(text).join(' ') };
}

function eachChunk(text: string, found: (start: number, end: number) => void): void {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const space = i === text.length || isPythonSpace(text.charCodeAt(i));
    if (space && start >= 0) found(start, i);
    if (space) start = -1;
    else if (start < 0) start = i;
  }
}

/** Abbreviations and initials keep their dot. */
function isWhole(word: string, rules: AffixRules): boolean {
  if (!word.endsWith('.')) return false;
  return (
    INITIAL.test(word) || rules.isAbbreviation(word) || rules.isAbbreviation(word.slice(0, -1))
  );
}

type Cut = [start: number, end: number];

/** Letters alone, or digits alone: nothing to strip or split, as in most chunks. */
function isPlain(chunk: string): boolean {
  let digits = 0;
  for (let at = 0; at < chunk.length; at++) {
    const code = chunk.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits++;
    else if (code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0))
      return false;
    else if (code === 0xd7 || code === 0xf7 || code > 0x24f) return false;
  }
  return digits === 0 || digits === chunk.length;
}

function cutChunk(chunk: string, rules: AffixRules): Cut[] {
  if (isPlain(chunk)) return [[0, chunk.length]];
  const before: Cut[] = [];
  const after: Cut[] = [];
  let start = 0;
  let end = chunk.length;
  while (start < end && !isWhole(chunk.slice(start, end), rules)) {
    const prefix = prefixLength(chunk, start, end);
    if (prefix > 0 && isWhole(chunk.slice(start + prefix, end), rules)) {
      before.push([start, start + prefix]);
      start += prefix;
      break;
    }
    const suffix = suffixLength(chunk, start, end);
    if (prefix + suffix === 0) break;
    const both = prefix + suffix <= end - start;
    if (prefix > 0) {
      before.push([start, start + prefix]);
      start += prefix;
    }
    if (suffix > 0 && both) {
      after.push([end - suffix, end]);
      end -= suffix;
    }
  }
  if (start < end) before.push(...cutInside(chunk, start, end, rules));
  return [...before, ...after.reverse()];
}

function prefixLength(chunk: string, start: number, end: number): number {
  const sign = chunk[start];
  if (sign === '.') return dots(chunk, start, end);
  if (sign === '+') return start + 1 < end && DIGIT.test(chunk[start + 1]) ? 0 : 1;
  if (CURRENCY_STARTS.has(sign)) {
    const currency = CURRENCY.find((one) => chunk.startsWith(one, start));
    if (currency && start + currency.length <= end) return currency.length;
  }
  if (sign === '`' && chunk[start + 1] === '`') return 2;
  if (MARKS.has(sign) || LEADING.has(sign)) return 1;
  return iconLength(chunk, start);
}

function suffixLength(chunk: string, start: number, end: number): number {
  const sign = chunk[end - 1];
  const previous = end - 2 >= start ? chunk[end - 2] : '';
  if (sign === "'" && previous === "'") return 2;
  if (MARKS.has(sign) || sign === '/') return 1;
  if (sign === '.') {
    let first = end - 1;
    while (first > start && chunk[first - 1] === '.') first--;
    if (end - first > 1) return end - first;
    if (LOWER.test(previous) || MARKS.has(previous) || '%²-+'.includes(previous || ' ')) return 1;
    return UPPER.test(previous) && end - 3 >= start && UPPER.test(chunk[end - 3]) ? 1 : 0;
  }
  if (DIGIT.test(previous) && sign === '+') return 1;
  if (!ANY_DIGIT.test(chunk)) return iconLength(chunk, lastCharacter(chunk, start, end));
  for (const unit of MEASURES) {
    const at = end - unit.length;
    if (at > start && DIGIT.test(chunk[at - 1]) && chunk.endsWith(unit, end)) return unit.length;
  }
  return iconLength(chunk, lastCharacter(chunk, start, end));
}

/** Where the last character starts: it may have two code units. */
function lastCharacter(chunk: string, start: number, end: number): number {
  const wide = end - 2 >= start && chunk.codePointAt(end - 2)! > 0xffff;
  return wide ? end - 2 : end - 1;
}

function iconLength(chunk: string, at: number): number {
  // Among the Latin letters, these are the only symbols of that kind.
  if (chunk.charCodeAt(at) < 0x250 && !'¦©®°'.includes(chunk[at])) return 0;
  const character = String.fromCodePoint(chunk.codePointAt(at) ?? 0x20);
  return ICON.test(character) ? character.length : 0;
}

/** Two dots or more. */
function dots(chunk: string, start: number, end: number): number {
  let at = start;
  while (at < end && chunk[at] === '.') at++;
  return at - start > 1 ? at - start : 0;
}

function cutInside(chunk: string, start: number, end: number, rules: AffixRules): Cut[] {
  const whole = chunk.slice(start, end);
  if (isWhole(whole, rules) || WEB.test(whole)) return [[start, end]];
  const cuts: Cut[] = [];
  let from = start;
  for (let at = start + 1; at < end - 1; ) {
    const length = infixLength(chunk, at, end);
    if (length === 0) {
      at++;
      continue;
    }
    if (at > from) cuts.push([from, at]);
    cuts.push([at, at + length]);
    at += length;
    from = at;
  }
  if (from < end) cuts.push([from, end]);
  return cuts;
}

function infixLength(chunk: string, at: number, end: number): number {
  const [before, sign, after] = [chunk[at - 1], chunk[at], chunk[at + 1]];
  if (sign === '…') return 1;
  if (sign === '.') {
    return dots(chunk, at, end) || (LOWER.test(before) && UPPER.test(after) ? 1 : 0);
  }
  if (sign === '-') {
    if (DIGIT.test(before) && DIGIT.test(after)) return 1;
    const dashes =
      after === '-' && at + 2 < end && LETTER.test(before) && LETTER.test(chunk[at + 2]);
    return dashes ? 2 : 0;
  }
  const inner = ',!?:<>=()[]"”“`‘´’‚„»«'.includes(sign) || sign === '（' || sign === '）';
  if (inner) return LETTER.test(before) && LETTER.test(after) ? 1 : 0;
  if (sign === '/') {
    return isWordSign(before) && isWordSign(after) ? 1 : 0;
  }
  return iconLength(chunk, at);
}

function isWordSign(sign: string): boolean {
  return LETTER.test(sign) || DIGIT.test(sign);
}
