import { unit, type WordVectors } from './english-vectors.ts';
import { freedict } from './evidence-sources.ts';
import { plainWord } from './spelling.ts';

type Translations = Map<string, Map<string, number>>;

/**
 * Vectors for the words of another language in the English space: the mean of their translations,
 * from dictionaries with English and by way of German, whose dictionary with English is the
 * largest. Words come close that share no translation but only have similar ones.
 */
export function foreignVectors(
  iso: string,
  english: WordVectors,
  extra: Translations = new Map(),
): WordVectors {
  const translations: Translations = new Map(extra);
  collect(translations, iso, 'eng', 1);
  if (iso !== 'deu' && iso !== 'eng') collectThroughGerman(translations, iso);
  const vectors = new Map<string, Float32Array>();
  for (const [word, into] of translations) {
    const sum = new Float32Array(english.dimensions);
    let found = 0;
    for (const [translation, weight] of into) {
      const vector = phraseVector(translation, english);
      if (!vector) continue;
      for (let d = 0; d < sum.length; d++) sum[d] += weight * vector[d];
      found++;
    }
    if (found > 0) vectors.set(word, unit(sum));
  }
  return { dimensions: english.dimensions, vectors };
}

function phraseVector(phrase: string, english: WordVectors): Float32Array | undefined {
  const exact = english.vectors.get(phrase);
  if (exact) return exact;
  const parts = phrase.split(' ').flatMap((word) => english.vectors.get(word) ?? []);
  if (parts.length === 0 || parts.length > 3) return undefined;
  const sum = new Float32Array(english.dimensions);
  for (const part of parts) for (let d = 0; d < sum.length; d++) sum[d] += part[d];
  return unit(sum);
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
