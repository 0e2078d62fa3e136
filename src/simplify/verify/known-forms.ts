import type { Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';

/** Values that a form is tried with. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Number: ['Sing', 'Plur'],
  Gender: ['Masc', 'Fem', 'Neut', 'Com'],
  Person: ['1', '2', '3'],
  Case: ['Nom', 'Acc', 'Gen', 'Dat', 'Ins', 'Loc'],
  Tense: ['Pres', 'Past'],
};

/**
 * Is a form one that people write: is it, or another form of its lemma, in the list of frequencies?
 * Very short and very long words are not checked.
 */
export function isKnownForm({ form, analysis }: Token, language: Language): boolean {
  const lower = form.toLowerCase();
  if (!/^\p{L}{4,40}$/u.test(form) || language.frequency.zipf(lower) > 0) return true;
  if (!analysis) return false;
  const { lemma, upos, features } = analysis;
  if (lemma !== lower && language.frequency.zipf(lemma) > 0) return true;
  if (isCompound(lower, language)) return true;
  if (language.inflect(lemma, upos, features) !== lower) return false;
  return Object.keys(features).some((name) =>
    VALUES[name]?.some((value) => {
      const other = language.inflect(lemma, upos, { ...features, [name]: value });
      return other !== undefined && other !== lower && language.frequency.zipf(other) > 0;
    }),
  );
}

/** The minimum length and frequency (Zipf) of parts of words. */
const SHORTEST_PART = 3;
const COMMON_PART = 3;

/** "mitarbeiten", "Beschwerdeschrift": two known words in one. */
export function isCompound(lower: string, { frequency }: Language): boolean {
  const isPart = (part: string) => frequency.zipf(part) >= COMMON_PART;
  for (let at = SHORTEST_PART; at <= lower.length - SHORTEST_PART; at++) {
    if (isPart(lower.slice(0, at)) && isPart(lower.slice(at))) return true;
  }
  return false;
}
