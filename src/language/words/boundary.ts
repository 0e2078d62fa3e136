import { KlartextError, type Span } from '../../core/index.ts';
import { gunzip, type LanguageFiles } from '../files.ts';
import {
  boundaryFeatures,
  classAt,
  LETTER_CLASSES,
  MOST_FEATURES,
  prepareRun,
  type Run,
} from './boundary-features.ts';
import { packPhrases, unpackPhrases } from './front-coded.ts';
import type { Phrases } from './phrases.ts';
import type { WordSegmenter } from './segmenter.ts';

/** A binary classifier of places between two characters: does a word end here? */
export interface BoundaryModel {
  /** A power of two of weights; a place is a boundary when its weights sum to more than 0. */
  readonly weights: Int8Array;
  readonly words: Phrases;
}

/** Reads `segmenter.bin.gz` of a language. */
export async function loadBoundarySegmenter(
  files: LanguageFiles,
  id: string,
): Promise<WordSegmenter> {
  const packed = await files.read(`${id}/segmenter.bin.gz`);
  if (!packed) {
    throw new KlartextError(
      'missing-data',
      `languages/${id} has no word segmenter.`,
      'Reinstall klartext, or rebuild it with "npx tsx train/segmenter/train.ts".',
    );
  }
  return boundarySegmenter(decodeBoundaryModel(await gunzip(packed)));
}

const MAGIC = 'KTSG1';

/** The file of a model: five letters, the size as a power of two, the weights, the words. */
export function encodeBoundaryModel(weights: Int8Array, words: readonly string[]): Uint8Array {
  const dictionary = new TextEncoder().encode(packPhrases(words.map((word) => [word, 1])));
  const bytes = new Uint8Array(MAGIC.length + 1 + weights.length + dictionary.length);
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes[MAGIC.length] = Math.log2(weights.length);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), MAGIC.length + 1);
  bytes.set(dictionary, MAGIC.length + 1 + weights.length);
  return bytes;
}

export function decodeBoundaryModel(bytes: Uint8Array): BoundaryModel {
  const start = MAGIC.length + 1;
  const size = 2 ** bytes[MAGIC.length];
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC || bytes.length < start + size) {
    throw new KlartextError(
      'bad-model',
      'This file is not a word segmenter for this version of klartext.',
      'Rebuild it with "npx tsx train/segmenter/train.ts".',
    );
  }
  return {
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + start, size),
    words: unpackPhrases(bytes.subarray(start + size)).phrases,
  };
}

/**
 * Finds the words of a script without spaces by classifying every place between two characters.
 *
 * @example boundarySegmenter(model)('私は学生です。') // 私 · は · 学生 · です · 。
 */
export function boundarySegmenter({ weights, words }: BoundaryModel): WordSegmenter {
  const mask = weights.length - 1;
  const features = new Int32Array(MOST_FEATURES);
  return (text) => {
    const spans: Span[] = [];
    for (const { start, end } of runsOf(text)) {
      const run = prepareRun(text.slice(start, end), words);
      let wordStart = 0;
      for (let place = 1; place < run.length; place++) {
        if (keepsTogether(run, text, start, place)) continue;
        const count = boundaryFeatures(run, place, mask, features);
        let score = 0;
        for (let i = 0; i < count; i++) score += weights[features[i]];
        if (score <= 0) continue;
        spans.push({ start: start + wordStart, end: start + place });
        wordStart = place;
      }
      spans.push({ start: start + wordStart, end });
    }
    return spans;
  };
}

const SPACE = /\s/;

/** The stretches of a text between white space. */
function runsOf(text: string): Span[] {
  const runs: Span[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const inside = i < text.length && !SPACE.test(text[i]);
    if (inside && start < 0) start = i;
    if (!inside && start >= 0) {
      runs.push({ start, end: i });
      start = -1;
    }
  }
  return runs;
}

const ZERO_WIDTH_JOINER = 0x200d;
const MARK = /\p{M}/u;

/** Latin words, numbers, surrogate pairs and marks on the preceding character are never split. */
function keepsTogether(run: Run, text: string, start: number, place: number): boolean {
  const left = classAt(run, place - 1);
  const right = classAt(run, place);
  if (left === right && (left === LETTER_CLASSES.LATIN || left === LETTER_CLASSES.DIGIT)) {
    return true;
  }
  const unit = text.charCodeAt(start + place);
  if (unit >= 0xdc00 && unit <= 0xdfff) {
    const before = text.charCodeAt(start + place - 1);
    return before >= 0xd800 && before <= 0xdbff;
  }
  if (unit === ZERO_WIDTH_JOINER || text.charCodeAt(start + place - 1) === ZERO_WIDTH_JOINER) {
    return true;
  }
  return unit >= 0x300 && MARK.test(text[start + place]);
}
