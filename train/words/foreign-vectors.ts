import { unit, type WordVectors } from './english-vectors.ts';
import type { Translations } from './translations.ts';

/**
 * Vectors for the words of another language in the English space: the mean of their translations.
 * Words come close that share no translation but only have similar ones.
 */
export function foreignVectors(translations: Translations, english: WordVectors): WordVectors {
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
