/** Python's `\s` and `\w`, looked up once for each character. */
const SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const WORD_SIGN = /[\p{L}\p{N}_]/u;
const kinds = new Uint8Array(0x10000);
const SPACE_KIND = 1;
const WORD_KIND = 2;
const OTHER_KIND = 3;

function kindOf(code: number): number {
  if (kinds[code] === 0) {
    const sign = String.fromCharCode(code);
    kinds[code] = SPACE.test(sign) ? SPACE_KIND : WORD_SIGN.test(sign) ? WORD_KIND : OTHER_KIND;
  }
  return kinds[code];
}

export function isSpace(code: number): boolean {
  return kindOf(code) === SPACE_KIND;
}

/** A letter, a number or an underscore. */
export function isWordSign(point: number): boolean {
  return point > 0xffff ? WORD_SIGN.test(String.fromCodePoint(point)) : kindOf(point) === WORD_KIND;
}

/** Newer versions keep apostrophes before the ending of an English contraction. */
export function apostrophesKept(text: string, at: number): boolean {
  const next = text[at + 1];
  return (
    next === 't' ||
    next === 's' ||
    next === 'd' ||
    text.startsWith('ve', at + 1) ||
    text.startsWith('ll', at + 1) ||
    text.startsWith('re', at + 1)
  );
}

/** Whether the character at this position remains after punctuation is removed. */
export function isKept(
  text: string,
  at: number,
  kept: typeof apostrophesKept | undefined,
): boolean {
  const point = text.codePointAt(at) as number;
  return isWordSign(point) || (point === 0x27 && kept !== undefined && kept(text, at));
}
