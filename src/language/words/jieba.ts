import { KlartextError, type Span } from '../../core/index.ts';
import { gunzip, type LanguageFiles, readText } from '../files.ts';
import { unpackPhrases } from './front-coded.ts';
import { type CharacterModel, readCharacterModel } from './jieba-characters.ts';
import { type Phrases, unitsOf } from './phrases.ts';
import type { WordSegmenter } from './segmenter.ts';

/** jieba's data: a dictionary with counts, and a model of unknown words by their characters. */
export interface JiebaData {
  /** The count of each word, and the sum of all counts. */
  readonly words: Phrases;
  readonly total: number;
  readonly characters: CharacterModel;
  /** UTF-16 units of traditional characters to their simplified ones; 0 where they are equal. */
  readonly simplified: Uint16Array;
}

/** Reads `words.txt.gz`, `words-characters.tsv.gz` and `words-traditional.txt.gz`. */
export async function loadJieba(files: LanguageFiles, id: string): Promise<WordSegmenter> {
  const [packed, characters, traditional] = await Promise.all([
    files.read(`${id}/words.txt.gz`),
    readText(files, `${id}/words-characters.tsv.gz`),
    readText(files, `${id}/words-traditional.txt.gz`),
  ]);
  if (!packed || characters === undefined) {
    throw new KlartextError(
      'missing-data',
      `languages/${id} has no dictionary for word segmentation.`,
      'Reinstall klartext, or rebuild it with "npx tsx train/segmenter/jieba-data.ts".',
    );
  }
  const dictionary = await gunzip(packed);
  // The dictionary would take half of the loading time, so it is read for the first text.
  let segmenter: WordSegmenter | undefined;
  return (text) => {
    segmenter ??= jieba(readJieba(dictionary, characters, traditional ?? ''));
    return segmenter(text);
  };
}

/** Creates it from the contents of the files. */
export function readJieba(
  dictionary: Uint8Array,
  characters: string,
  traditional: string,
): JiebaData {
  const { phrases, total } = unpackPhrases(dictionary);
  const simplified = new Uint16Array(65536);
  for (let i = 0; i + 1 < traditional.length; i += 2) {
    simplified[traditional.charCodeAt(i)] = traditional.charCodeAt(i + 1);
  }
  return { words: phrases, total, characters: readCharacterModel(characters), simplified };
}

/**
 * Chinese words by jieba's algorithm: the most probable path through the dictionary, and,
 * for adjacent single characters, a hidden Markov model over them.
 *
 * @example jieba(data)('我来到北京清华大学') // 我 · 来到 · 北京 · 清华大学
 */
export function jieba(data: JiebaData): WordSegmenter {
  return (text) => {
    const spans: Span[] = [];
    const units = unitsOf(text);
    for (let i = 0; i < units.length; i++) units[i] = data.simplified[units[i]] || units[i];
    let i = 0;
    while (i < text.length) {
      if (isBlockUnit(units[i])) {
        let end = i + 1;
        while (end < text.length && isBlockUnit(units[end])) end++;
        cutBlock(data, units, i, end, spans);
        i = end;
      } else {
        const end = nextCharacter(text, i);
        if (!isSpace(text, i)) spans.push({ start: i, end });
        i = end;
      }
    }
    return spans;
  };
}

/** A block of Han characters, Latin letters and digits; jieba's `re_han_default`. */
function cutBlock(
  data: JiebaData,
  units: Uint16Array,
  start: number,
  end: number,
  spans: Span[],
): void {
  const nextStart = bestPath(data, units, start, end);
  let single = start;
  let i = start;
  while (i < end) {
    const next = nextStart[i - start];
    if (next - i > 1) {
      cutSingles(data, units, single, i, spans);
      spans.push({ start: i, end: next });
      single = next;
    }
    i = next;
  }
  cutSingles(data, units, single, end, spans);
}

/** For each position of the block, where the word that starts there on the best path ends. */
function bestPath(data: JiebaData, units: Uint16Array, start: number, end: number): Int32Array {
  const scores = new Float64Array(end - start + 1);
  const nextStart = new Int32Array(end - start);
  let best = 0;
  let bestEnd = 0;
  let at = 0;
  const logTotal = Math.log(data.total);
  const consider = (length: number, count: number) => {
    const total = Math.log(count) - logTotal + scores[at + length - start];
    // On a tie the longer word wins, because jieba takes the maximum over pairs (score, end).
    if (total >= best) {
      best = total;
      bestEnd = at + length;
    }
  };
  for (at = end - 1; at >= start; at--) {
    best = Number.NEGATIVE_INFINITY;
    data.words.wordsAt(units, at, end, consider);
    if (best === Number.NEGATIVE_INFINITY) consider(1, 1);
    scores[at - start] = best;
    nextStart[at - start] = bestEnd;
  }
  return nextStart;
}

/** A run of single characters: the character model decides, unless the run is itself a word. */
function cutSingles(
  data: JiebaData,
  units: Uint16Array,
  start: number,
  end: number,
  spans: Span[],
): void {
  if (end - start > 1 && data.words.valueOf(units, start, end) === undefined) {
    data.characters.cut(units, start, end, spans);
    return;
  }
  for (let i = start; i < end; i++) spans.push({ start: i, end: i + 1 });
}

function isBlockUnit(unit: number): boolean {
  return (unit >= 0x4e00 && unit <= 0x9fd5) || isLatin(unit) || BLOCK_SIGNS.has(unit);
}

function isLatin(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}

const BLOCK_SIGNS = new Set([...'+#&._%-'].map((sign) => sign.charCodeAt(0)));

const SPACE = /\s/;

function isSpace(text: string, at: number): boolean {
  return SPACE.test(text[at]);
}

/** Keeps surrogate pairs, and marks with the character before them, in one piece. */
function nextCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
