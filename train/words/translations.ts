import { freedict } from './evidence-sources.ts';
import { plainWord } from './spelling.ts';

/** Words of a language with their English translations, each with its weight. */
export type Translations = Map<string, Map<string, number>>;

/** English translations, from dictionaries with English and by way of German, whose own is the largest. */
export function englishTranslations(iso: string, extra: Translations): Translations {
  const translations: Translations = new Map(extra);
  collect(translations, iso, 'eng', 1);
  if (iso !== 'deu' && iso !== 'eng') collectThroughGerman(translations, iso);
  return translations;
}

/** Adds what dictionaries in both directions say; translations of one sense share its weight. */
function collect(translations: Translations, from: string, into: string, weight: number): void {
  for (const { heads, senses } of freedict(from, into)) {
    for (const head of heads) {
      for (const sense of senses) {
        for (const word of sense) add(translations, from, head, into, word, weight / sense.length);
      }
    }
  }
  for (const { heads, senses } of freedict(into, from)) {
    for (const head of heads) {
      for (const sense of senses) {
        for (const word of sense) add(translations, from, word, into, head, weight / sense.length);
      }
    }
  }
}

function collectThroughGerman(translations: Translations, iso: string): void {
  const german: Translations = new Map();
  collect(german, iso, 'deu', 1);
  const english: Translations = new Map();
  collect(english, 'deu', 'eng', 1);
  for (const [word, into] of german) {
    for (const [bridge, weight] of into) {
      const reached = english.get(bridge) ?? new Map<string, number>();
      const total = [...reached.values()].reduce((sum, value) => sum + value, 0);
      for (const [translation, value] of reached) {
        add(translations, iso, word, 'eng', translation, (0.5 * weight * value) / total);
      }
    }
  }
}

function add(
  translations: Translations,
  from: string,
  word: string,
  into: string,
  translation: string,
  weight: number,
): void {
  const [key, value] = [
    plainWord(word, from)?.toLowerCase(),
    plainWord(translation, into)?.toLowerCase(),
  ];
  if (!key || !value) return;
  const entry = translations.get(key) ?? new Map<string, number>();
  entry.set(value, (entry.get(value) ?? 0) + weight);
  translations.set(key, entry);
}
