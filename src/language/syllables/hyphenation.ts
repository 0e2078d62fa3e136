import { type LanguageFiles, readText } from '../files.ts';

/** Where a word may be hyphenated. */
export interface Hyphenation {
  /** UTF-16 places of possible hyphens: `[2, 5]` for Ab·bil·dung. */
  positions(word: string): number[];
}

/** Reads `hyphenation.txt.gz` of a language, or undefined if it has none. */
export async function loadHyphenation(
  files: LanguageFiles,
  id: string,
): Promise<Hyphenation | undefined> {
  const text = await readText(files, `${id}/hyphenation.txt.gz`);
  return text === undefined ? undefined : readHyphenation(text);
}

/** How many words a counter remembers; texts repeat themselves. */
const REMEMBERED = 100_000;

/**
 * The syllables of a word as Pyphen's users count them, for a language with patterns; which are
 * parsed when the first word is counted, not when the language is loaded.
 */
export async function loadHyphenationSyllables(
  files: LanguageFiles,
  id: string,
): Promise<((word: string) => number) | undefined> {
  const text = await readText(files, `${id}/hyphenation.txt.gz`);
  if (text === undefined) return undefined;
  let hyphenation: Hyphenation | undefined;
  const remembered = new Map<string, number>();
  return (word) => {
    let syllables = remembered.get(word);
    if (syllables === undefined) {
      hyphenation ??= readHyphenation(text);
      syllables = hyphenationSyllables(hyphenation, word);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(word, syllables);
    }
    return syllables;
  };
}

/** The fewest letters before the first and after the last hyphen, as in Pyphen. */
const EDGE = 2;

/** Lines that are not patterns: comments and settings of Hunspell's format. */
const SETTING = /^(?:[#%]|UTF-8|ISO|(?:COMPOUND)?(?:LEFT|RIGHT)HYPHENMIN|NEXTLEVEL|NOHYPHEN)/;

interface Pattern {
  /** The position of the first value in the pattern. */
  readonly offset: number;
  readonly values: readonly number[];
}

/**
 * Liang's patterns (1983) in the format of Hunspell: `.ab1er`, an odd number allows a hyphen, an
 * even one forbids it, the highest wins.
 */
export function readHyphenation(text: string): Hyphenation {
  const patterns = new Map<string, Pattern>();
  let longest = 0;
  for (const rawLine of text.split('\n')) {
    const line = rawLine.trim();
    if (line === '' || SETTING.test(line)) continue;
    const letters = line.replace(/\d/g, '');
    const pattern = patternOf(line);
    // As in Pyphen, a word without numbers does not undo a pattern with the same letters.
    if (pattern.values.length === 0) continue;
    patterns.set(letters, pattern);
    longest = Math.max(longest, letters.length);
  }
  return {
    positions(word) {
      const dotted = `.${word.toLowerCase()}.`;
      const values = new Uint8Array(dotted.length + 1);
      for (let start = 0; start < dotted.length - 1; start++) {
        const end = Math.min(start + longest, dotted.length);
        for (let stop = start + 1; stop <= end; stop++) {
          const pattern = patterns.get(dotted.slice(start, stop));
          if (!pattern) continue;
          pattern.values.forEach((value, i) => {
            const at = start + pattern.offset + i;
            if (value > values[at]) values[at] = value;
          });
        }
      }
      const positions: number[] = [];
      for (let i = EDGE; i <= dotted.length - 2 - EDGE; i++) {
        if (values[i + 1] % 2 === 1) positions.push(i);
      }
      return positions;
    },
  };
}

/** `1ab2er` has the values 1 0 2 0 0 before, between and after its letters. */
function patternOf(line: string): Pattern {
  const values: number[] = [0];
  let afterDigit = false;
  for (const sign of line) {
    const digit = sign >= '0' && sign <= '9';
    // Pyphen assigns the second of two numbers (an error in a few patterns) to the next position.
    if (digit && afterDigit) values.push(Number(sign));
    else if (digit) values[values.length - 1] = Number(sign);
    else values.push(0);
    afterDigit = digit;
  }
  const offset = values.findIndex((value) => value > 0);
  let end = values.length;
  while (end > 0 && values[end - 1] === 0) end--;
  return offset < 0 ? { offset: 0, values: [] } : { offset, values: values.slice(offset, end) };
}

/** Syllables as Pyphen's users count them: possible hyphens and one. */
export function hyphenationSyllables(hyphenation: Hyphenation, word: string): number {
  return hyphenation.positions(word).length + 1;
}
