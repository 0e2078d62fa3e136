import { ALPHABETIC, DECIMAL, LOWERCASE, NUMBER, SYMBOL } from './perl-properties.ts';

/** Unpacks ranges into the inside of a character class for a pattern with the `u` flag. */
function characterClass(ranges: string): string {
  let last = 0;
  let inside = '';
  for (const range of ranges.trim().split(/\s+/)) {
    const [step, length = '0'] = range.split('-');
    const first = last + Number.parseInt(step, 36);
    last = first + Number.parseInt(length, 36);
    inside += `\\u{${first.toString(16)}}`;
    if (last > first) inside += `-\\u{${last.toString(16)}}`;
  }
  return inside;
}

/** The characters that Moses counts as letters, letters and digits, lower case, numbers and symbols. */
export function mosesCharacters() {
  const alpha = characterClass(ALPHABETIC);
  return {
    alpha,
    alnum: alpha + characterClass(DECIMAL),
    lower: characterClass(LOWERCASE),
    number: characterClass(NUMBER),
    symbol: characterClass(SYMBOL),
  };
}
