import { INVISIBLE, isLetter, isSpaceAt, isWordAt, kindAt, MARK } from './characters.ts';

/**
 * The effect of an abbreviation on the sentence: it `never` ends one (Dr.), is an abbreviation only before
 * a `number` (No. 5), or `may` end a sentence if a new one clearly follows (Inc.).
 */
export type AbbreviationClass = 'never' | 'number' | 'may';

/** Longer strings before a dot are not looked up. */
const LONGEST = 24;
const LONGEST_PIECE = 12;
const INVISIBLES = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The abbreviations of a language, found in a text at their final dot. */
export interface Abbreviations {
  /** The class of the abbreviation that ends with the dot at `dot`, whose last word starts at `start`. */
  at(text: string, start: number, dot: number): AbbreviationClass | undefined;
  /** Is this word, with its dot, in the list? */
  has(word: string): boolean;
}

/**
 * Reads the lines of `abbreviations.txt`: `[class]` headings, then one abbreviation a line. Lower case
 * matches any case, capitals match as written; "z. B." also matches "z.B.".
 *
 * @example abbreviations(['[never]', 'dr.']).has('Dr.') // true
 */
export function abbreviations(lines: readonly string[]): Abbreviations {
  const classes = new Map<string, AbbreviationClass>();
  /** The beginnings of abbreviations of several pieces: "d.", "d.o." for "d. o. o.". */
  const starts = new Set<string>();
  let current: AbbreviationClass = 'may';
  for (const line of lines) {
    if (line.startsWith('[')) current = line.slice(1, -1) as AbbreviationClass;
    else {
      const key = line.replace(/\s/g, '');
      classes.set(key, current);
      for (let dot = key.indexOf('.'); dot >= 0 && dot < key.length - 1; ) {
        starts.add(key.slice(0, dot + 1).toLowerCase());
        dot = key.indexOf('.', dot + 1);
      }
    }
  }
  // The case of a single letter matters: "C." is an initial, "c." is "circa".
  const find = (key: string) =>
    classes.get(key) ?? (key.length > 2 ? classes.get(key.toLowerCase()) : undefined);
  return {
    has: (word) => find(word.replace(/\s/g, '')) !== undefined,
    at(text, start, dot) {
      const word = visible(text.slice(Math.max(start, dot - LONGEST), dot + 1));
      // "z. B.": the pieces before and after are checked first, since they are better evidence.
      const before = piecesBefore(text, start);
      for (let back = before.length; back >= 0; back--) {
        const key = before.slice(before.length - back).join('') + word;
        const ahead = starts.has(key.toLowerCase()) && piecesAfter(text, dot + 1);
        if (ahead && find(key + ahead[0])) return 'never';
        if (ahead && ahead.length > 1 && find(key + ahead[0] + ahead[1])) return 'never';
        const found = back > 0 ? find(key) : undefined;
        if (found) return found;
      }
      return find(word) ?? find(word.slice(tailStart(word)));
    },
  };
}

/** "dell'art.": where the part after the last apostrophe starts. */
function tailStart(word: string): number {
  return Math.max(word.lastIndexOf("'"), word.lastIndexOf('’')) + 1;
}

/** Where the word that ends at `end` starts: letters, marks, digits, and dots or hyphens between them. */
export function wordStart(text: string, end: number, from: number): number {
  const limit = Math.max(from, end - 64);
  let start = end;
  while (start > limit) {
    if (isWordAt(text, start - 1) || kindAt(text, start - 1) === INVISIBLE) start--;
    else if (isJoint(text.charAt(start - 1)) && start - 1 > limit && isWordAt(text, start - 2))
      start--;
    else break;
  }
  return start;
}

/** Direction marks around an Arabic dot are not part of the abbreviation. */
function visible(word: string): string {
  for (let index = 0; index < word.length; index++) {
    if (word.charCodeAt(index) >= 0x200e) return word.replace(INVISIBLES, '');
  }
  return word;
}

function isJoint(character: string): boolean {
  return ".-‐’'·&°".includes(character);
}

/** Up to two dotted pieces just before, "z." before "B.", with at most one space between. */
function piecesBefore(text: string, start: number): string[] {
  const pieces: string[] = [];
  let edge = start;
  while (pieces.length < 2) {
    const end = edge > 0 && isSpaceAt(text, edge - 1) ? edge - 1 : edge;
    if (text.charAt(end - 1) !== '.') break;
    let begin = end - 1;
    while (begin > 0 && end - begin < LONGEST_PIECE && isPieceAt(text, begin - 1)) begin--;
    if (begin === end - 1 || isWordAt(text, begin - 1)) break;
    pieces.unshift(text.slice(begin, end));
    edge = begin;
  }
  return pieces;
}

function piecesAfter(text: string, from: number): string[] {
  const pieces: string[] = [];
  let edge = from;
  while (pieces.length < 2) {
    const start = isSpaceAt(text, edge) ? edge + 1 : edge;
    let end = start;
    while (end < text.length && end - start < LONGEST_PIECE && isPieceAt(text, end)) end++;
    if (end === start || text.charAt(end) !== '.') break;
    pieces.push(text.slice(start, end + 1));
    edge = end + 1;
  }
  return pieces;
}

function isPieceAt(text: string, index: number): boolean {
  const kind = kindAt(text, index);
  return isLetter(kind) || kind === MARK;
}
