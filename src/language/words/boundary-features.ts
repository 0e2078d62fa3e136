import { type Phrases, unitsOf } from './phrases.ts';

/** The number of characters on each side of a place that the model considers. */
const WINDOW = 3;

/** Character classes. Full-width letters and digits belong to the classes of the plain ones. */
const PADDING = 0;
const HIRAGANA = 1;
const KATAKANA = 2;
const KANJI = 3;
const LATIN = 4;
const DIGIT = 5;
const OTHER = 6;

export const LETTER_CLASSES = { LATIN, DIGIT } as const;

/** The longest word length that dictionary features distinguish; longer ones share it. */
const LENGTHS = 5;
const ENDS = 1;
const STARTS = 2;
const INSIDE = 4;

/** A run of text without white space, prepared for queries at places between characters. */
export interface Run {
  /** UTF-16 units and their classes, with `WINDOW` of padding on both sides. */
  readonly units: Uint16Array;
  readonly classes: Uint8Array;
  /** Per place and length: does a dictionary word end, start or continue here? */
  readonly dictionary: Uint8Array;
  readonly length: number;
}

export function prepareRun(text: string, words: Phrases): Run {
  const length = text.length;
  const bare = unitsOf(text);
  const units = new Uint16Array(length + 2 * WINDOW);
  units.set(bare, WINDOW);
  const classes = new Uint8Array(length + 2 * WINDOW);
  for (let i = 0; i < length; i++) classes[i + WINDOW] = classOf(bare[i]);
  const dictionary = new Uint8Array((length + 1) * LENGTHS);
  let at = 0;
  const mark = (wordLength: number) => {
    const slot = Math.min(wordLength, LENGTHS) - 1;
    dictionary[at * LENGTHS + slot] |= STARTS;
    dictionary[(at + wordLength) * LENGTHS + slot] |= ENDS;
    for (let k = 1; k < wordLength; k++) dictionary[(at + k) * LENGTHS + slot] |= INSIDE;
  };
  for (at = 0; at < length; at++) words.wordsAt(bare, at, length, mark);
  return { units, classes, dictionary, length };
}

/** The class of the unit at `place` of a run. */
export function classAt(run: Run, place: number): number {
  return run.classes[place + WINDOW];
}

function classOf(unit: number): number {
  if (unit >= 0x3041 && unit <= 0x309f) return HIRAGANA;
  if ((unit >= 0x30a1 && unit <= 0x30fa) || unit === 0x30fc || (unit >= 0xff66 && unit <= 0xff9f))
    return KATAKANA;
  if ((unit >= 0x4e00 && unit <= 0x9fff) || (unit >= 0x3400 && unit <= 0x4dbf) || unit === 0x3005)
    return KANJI;
  if ((unit >= 48 && unit <= 57) || (unit >= 0xff10 && unit <= 0xff19)) return DIGIT;
  const folded = unit >= 0xff21 && unit <= 0xff5a ? unit - 0xfee0 : unit;
  if ((folded >= 65 && folded <= 90) || (folded >= 97 && folded <= 122)) return LATIN;
  if (unit >= 0xc0 && unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7) return LATIN;
  return unit === 0 ? PADDING : OTHER;
}

/** At most this many features fire at one place. */
export const MOST_FEATURES = 64;

/**
 * Writes the features of the place before unit `place` of a run into `out` and returns how many:
 * n-grams of characters (up to 3) and of classes (up to 4) in the window, and the dictionary's
 * words that end, start or continue here (the features of KyTea; Neubig et al. 2011). Each is an
 * index into a table of `mask + 1` weights.
 */
export function boundaryFeatures(run: Run, place: number, mask: number, out: Int32Array): number {
  const { units, classes, dictionary } = run;
  let count = 0;
  let template = 0;
  for (let from = place; from < place + 2 * WINDOW; from++) {
    let characters = 0x9e3779b1;
    let kinds = 0x7f4a7c15;
    const most = Math.min(4, place + 2 * WINDOW - from);
    for (let n = 0; n < most; n++) {
      template++;
      kinds = mix(kinds, classes[from + n]);
      out[count++] = finish(kinds, template) & mask;
      if (n === 3) break;
      characters = mix(characters, units[from + n]);
      out[count++] = finish(characters, template + 64) & mask;
    }
  }
  for (let slot = 0; slot < LENGTHS; slot++) {
    const bits = dictionary[place * LENGTHS + slot];
    if (bits !== 0) out[count++] = finish(bits, 128 + slot) & mask;
  }
  return count;
}

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

function finish(hash: number, template: number): number {
  const mixed = Math.imul(hash ^ Math.imul(template, 0x27d4eb2f), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
