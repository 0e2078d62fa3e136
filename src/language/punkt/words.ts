import {
  isPythonSpace,
  PYTHON_SPACE,
  pythonLower,
  pythonStrip,
} from '../tokenizers/python-text.ts';

/** A word for Punkt, with the annotations of its two passes. */
export interface PunktWord {
  readonly text: string;
  /** Lower-cased; `##number##` for all numbers. */
  readonly type: string;
  readonly endsInStop: boolean;
  breaks: boolean;
  abbreviated: boolean;
  ellipsis: boolean;
}

const DASHES_OR_DOTS = `(?:-{2,}|\\.{2,}|(?:\\.[${PYTHON_SPACE}]){2,}\\.)`;
const NOT_IN_WORDS = '[)";}\\]*:@\'({\\[?!]';
const NOT_FIRST = '("`{\\[:;&#*@)}\\]\\-,';

/**
 * Punkt's words: runs of dashes or dots; words up to white space, a character that no word contains, or a
 * comma at their end; else single characters.
 */
const WORD = new RegExp(
  [
    DASHES_OR_DOTS,
    `(?=[^${NOT_FIRST}])[^${PYTHON_SPACE}]+?` +
      `(?=[${PYTHON_SPACE}]|$|${NOT_IN_WORDS}|${DASHES_OR_DOTS}` +
      `|,(?=$|[${PYTHON_SPACE}]|${NOT_IN_WORDS}|${DASHES_OR_DOTS}))`,
    `[^${PYTHON_SPACE}]`,
  ].join('|'),
  'gu',
);

const NUMBER = /^-?[.,]?\p{Nd}[\p{Nd},.-]*$/u;

function punktWord(text: string): PunktWord {
  const lower = pythonLower(text);
  return {
    text,
    type: NUMBER.test(lower) ? '##number##' : lower,
    endsInStop: text.endsWith('.'),
    breaks: false,
    abbreviated: false,
    ellipsis: false,
  };
}

/** The words of a stretch of text, line by line, as Punkt tokenises. */
export function punktWords(text: string): PunktWord[] {
  const words: PunktWord[] = [];
  for (const line of text.split('\n')) {
    if (pythonStrip(line) === '') continue;
    for (const [word] of line.matchAll(WORD)) words.push(punktWord(word));
  }
  return words;
}

/** The type without its final stop. */
export function withoutStop(word: PunktWord): string {
  return word.type.length > 1 && word.type.endsWith('.') ? word.type.slice(0, -1) : word.type;
}

/** One letter and a stop: J. */
export function isInitial(word: PunktWord): boolean {
  return /^[\p{L}\p{Nl}\p{No}_]\.$/u.test(word.text);
}

export function beginsUpper(word: PunktWord): boolean {
  return /^\p{Uppercase}/u.test(word.text);
}

export function beginsLower(word: PunktWord): boolean {
  return /^\p{Lowercase}/u.test(word.text);
}

/** The white space at which Punkt stops when it searches backwards: only here, ASCII only. */
export function isAsciiSpace(code: number): boolean {
  return code < 28 || code === 32 ? isPythonSpace(code) : false;
}
