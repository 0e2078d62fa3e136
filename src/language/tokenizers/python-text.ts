/**
 * The characters that Python counts as white space (`str.isspace`, and `\s` in its `re`), as the inside of a character
 * class. JavaScript's `\s` lacks U+001C–1F and U+0085 and adds U+FEFF.
 */
export const PYTHON_SPACE =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Is this UTF-16 code unit white space to Python? */
export function isPythonSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 9 && code <= 13) || (code >= 28 && code <= 31);
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Calls back with the start and end of every stretch between white space, as Python defines it. */
export function eachPythonWord(text: string, found: (start: number, end: number) => void): void {
  let start = -1;
  for (let i = 0; i < text.length; i++) {
    if (isPythonSpace(text.charCodeAt(i))) {
      if (start >= 0) found(start, i);
      start = -1;
    } else if (start < 0) {
      start = i;
    }
  }
  if (start >= 0) found(start, text.length);
}

/**
 * Python's `text.split()`.
 *
 * @example pythonSplit(' a\u001cb ') // ['a', 'b']
 */
export function pythonSplit(text: string): string[] {
  const words: string[] = [];
  eachPythonWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

/**
 * Python's `text.strip()`.
 *
 * @example pythonStrip('\u0085a\ufeff') // 'a\ufeff'
 */
export function pythonStrip(text: string): string {
  let start = 0;
  while (start < text.length && isPythonSpace(text.charCodeAt(start))) start++;
  return text.slice(start, pythonTrimmedEnd(text, start, text.length));
}

/** Where `text[start:end].rstrip()` ends. */
export function pythonTrimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isPythonSpace(text.charCodeAt(last - 1))) last--;
  return last;
}

/**
 * Python's `text.lower()`: full case mapping with the final sigma, independent of the locale, which
 * ECMAScript requires of `toLowerCase` as well. The name makes the choice explicit in callers.
 *
 * @example pythonLower('ΣΑΣ İ') // 'σας i̇'
 */
export function pythonLower(text: string): string {
  return text.toLowerCase();
}
