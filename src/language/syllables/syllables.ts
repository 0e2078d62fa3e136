import { KlartextError } from '../../core/index.ts';
import { type LanguageFiles, readText } from '../files.ts';
import { abjadSyllables } from './abjad.ts';
import type { SyllableCounter, SyllableData } from './syllable-data.ts';

/** Reads `syllables.json` of a language. */
export async function loadSyllables(files: LanguageFiles, id: string): Promise<SyllableCounter> {
  const text = await readText(files, `${id}/syllables.json`);
  if (text === undefined) {
    throw new KlartextError(
      'missing-data',
      `languages/${id} does not define how to count syllables.`,
      'Add a syllables.json like those of other languages.',
    );
  }
  return syllableCounter(JSON.parse(text) as SyllableData);
}

/**
 * The counter of a language.
 *
 * @example syllableCounter({ method: 'nuclei', vowels: 'aeiou' })('banana') // 3
 */
export function syllableCounter(data: SyllableData): SyllableCounter {
  const count = { nuclei, morae: () => morae, characters, abjad: abjadSyllables }[data.method](
    data,
  );
  // A Map, because every object has a property "constructor".
  const exceptions = new Map(Object.entries(data.exceptions ?? {}));
  return (word) => {
    const lower = word.normalize('NFC').toLowerCase();
    if (!/\p{L}/u.test(lower)) return 0;
    const exception = exceptions.get(lower);
    if (exception !== undefined) return exception;
    let sum = 0;
    for (const part of lower.split(/[-‐‑–’']/)) sum += count(part);
    return Math.max(1, sum);
  };
}

/** One word in a single call. For many words, keep the counter of `syllableCounter`. */
export function countSyllables(word: string, data: SyllableData): number {
  return syllableCounter(data)(word);
}

function nuclei(data: SyllableData): SyllableCounter {
  const vowels = new Set(data.vowels);
  const strong = new Set(data.strong ?? '');
  const together = [...(data.together ?? [])].sort((a, b) => b.length - a.length);
  const replace = (data.replace ?? []).map(([from, to]) => [new RegExp(from, 'gu'), to] as const);
  const add = (data.add ?? []).map((source) => new RegExp(source, 'gu'));
  const subtract = (data.subtract ?? []).map((source) => new RegExp(source, 'gu'));
  const nucleiOf = (word: string) => {
    let count = 0;
    let i = 0;
    while (i < word.length) {
      if (!vowels.has(word[i])) {
        i++;
      } else if (data.strong === undefined) {
        const group = together.find((letters) => word.startsWith(letters, i));
        i += group?.length ?? 1;
        count++;
      } else {
        let strongs = 0;
        for (; i < word.length && vowels.has(word[i]); i++) if (strong.has(word[i])) strongs++;
        count += Math.max(1, strongs);
      }
    }
    return count;
  };
  const matches = (patterns: readonly RegExp[], word: string) =>
    patterns.reduce((sum, pattern) => sum + (word.match(pattern)?.length ?? 0), 0);
  return (part) => {
    const word = replace.reduce((text, [from, to]) => text.replace(from, to), part);
    const count = nucleiOf(word);
    if (count === 0) return 0;
    return Math.max(1, count + matches(add, word) - matches(subtract, word));
  };
}

const KANJI = /[\p{Script=Han}々]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Small kana that share the mora of the one before; っ and ッ have their own. */
const SMALL = new Set('ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ');
/** A character read as one to three morae counts as two. */
const MORAE_OF_KANJI = 2;

function morae(word: string): number {
  let count = 0;
  let latin = false;
  for (const character of word) {
    if (KANJI.test(character)) count += MORAE_OF_KANJI;
    else if (KANA.test(character) && !SMALL.has(character)) count++;
    const vowel = /[aeiouy]/.test(character);
    if (vowel && !latin) count++;
    latin = vowel;
  }
  return count;
}

function characters(data: SyllableData): SyllableCounter {
  const latin = nuclei(data);
  return (word) => {
    let count = 0;
    for (const character of word) if (KANJI.test(character)) count++;
    return count + latin(word);
  };
}
