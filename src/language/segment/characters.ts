/**
 * The kind of a character. One small number per character, cached in a table,
 * so that scanners are linear and need no regular expressions in their loops.
 */
export const SPACE = 1;
export const UPPER = 2;
export const LOWER = 3;
/** A letter of a script without case: Arabic, Han, kana … */
export const LETTER = 4;
/** Combining marks and the joiners that live inside words (soft hyphen, ZWNJ, ZWJ). */
export const MARK = 5;
export const DIGIT = 6;
export const PUNCTUATION = 7;
export const SYMBOL = 8;
export const PICTURE = 9;
/** Invisible direction marks: they belong to no word and end none. */
export const INVISIBLE = 10;
/** Controls, unassigned characters, lone surrogates. */
export const OTHER = 11;

const RULES: readonly (readonly [RegExp, number])[] = [
  [/^[\s\u0085\u001c-\u001f\u200b\u2800]$/u, SPACE],
  [/^[\u200e\u200f\u202a-\u202e\u2060-\u2069\u061c]$/u, INVISIBLE],
  [/^[\p{Lu}\p{Lt}]$/u, UPPER],
  [/^[\p{Ll}ªº]$/u, LOWER],
  [/^[\p{L}\p{Nl}]$/u, LETTER],
  [/^[\p{M}\u00ad\u200c\u200d]$/u, MARK],
  [/^\p{N}$/u, DIGIT],
  [/^\p{Extended_Pictographic}$/u, PICTURE],
  [/^[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]$/u, PICTURE],
  [/^\p{P}$/u, PUNCTUATION],
  [/^\p{S}$/u, SYMBOL],
];

/** Signs that Unicode lists as pictures but that text uses as plain symbols. */
const PLAIN_SYMBOLS = '©®™‼⁉';

const basic = new Uint8Array(0x10000);
const beyond = new Map<number, number>();

/** The kind of the character at an index; past either end of the text it is a space. */
export function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (Number.isNaN(unit)) return SPACE;
  if (unit >= 0xd800 && unit <= 0xdfff) return kindOfSurrogate(text, index, unit);
  return basic[unit] || remember(unit);
}

/** How many UTF-16 units the character at an index takes. */
export function widthAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

export function isLetter(kind: number): boolean {
  return kind === UPPER || kind === LOWER || kind === LETTER;
}

/** Letters, digits and the marks on them, of which words consist. */
export function isWordKind(kind: number): boolean {
  return kind >= UPPER && kind <= DIGIT;
}

/** Is there a letter or digit (or a mark on one) at this index? */
export function isWordAt(text: string, index: number): boolean {
  return index >= 0 && isWordKind(kindAt(text, index));
}

export function isSpaceAt(text: string, index: number): boolean {
  return index < 0 || kindAt(text, index) === SPACE;
}

/** Chinese characters, kana and the full-width forms written without spaces. */
export function isSpaceless(unit: number): boolean {
  return (unit >= 0x3000 && unit <= 0x9fff) || (unit >= 0xf900 && unit <= 0xfaff) || unit >= 0xff01;
}

function remember(unit: number): number {
  const kind = classify(String.fromCharCode(unit));
  basic[unit] = kind;
  return kind;
}

function kindOfSurrogate(text: string, index: number, unit: number): number {
  // The low surrogate has the kind of the whole character, so that searching backwards works.
  const start = unit >= 0xdc00 && index > 0 ? index - 1 : index;
  const point = text.codePointAt(start) as number;
  if (point < 0x10000) return OTHER;
  let kind = beyond.get(point);
  if (kind === undefined) {
    kind = classify(String.fromCodePoint(point));
    beyond.set(point, kind);
  }
  return kind;
}

function classify(character: string): number {
  if (PLAIN_SYMBOLS.includes(character)) return SYMBOL;
  for (const [pattern, kind] of RULES) if (pattern.test(character)) return kind;
  return OTHER;
}
