import type { ComplexityModel } from './model.ts';
import type { WordFacts } from './word-facts.ts';

/** Why a word is hard: the measure, its value, and both as text. */
export interface Reason {
  readonly kind: 'rare' | 'unknown' | 'long' | 'syllables' | 'derived' | 'term' | 'rated';
  readonly value: number;
  /** "rare: Zipf 2.1" */
  readonly text: string;
}

/** Van Heuven et al. (2014) put the border between rare and frequent words at Zipf 3 to 4. */
const RARE_BELOW = 4;
/** Deviations over the mean of running text from which a word counts as long. */
const LONG_FROM = 2;

/** The notable properties of a word; never empty. */
export function reasonsOf(
  facts: WordFacts,
  { calibration }: ComplexityModel,
  rating: number,
): Reason[] {
  const reasons: Reason[] = [];
  const { zipf, characters, syllables, depth } = facts;
  const standsOut = (value: number, [mean, deviation]: readonly [number, number]) =>
    value >= mean + LONG_FROM * deviation;
  if (zipf === 0)
    reasons.push({ kind: 'unknown', value: 0, text: 'rare: not in the frequency list' });
  else if (zipf < RARE_BELOW) {
    reasons.push({ kind: 'rare', value: zipf, text: `rare: Zipf ${zipf.toFixed(1)}` });
  }
  if (standsOut(characters, calibration.characters)) {
    reasons.push({ kind: 'long', value: characters, text: `long: ${characters} characters` });
  }
  if (standsOut(syllables, calibration.syllables)) {
    reasons.push({ kind: 'syllables', value: syllables, text: `many syllables: ${syllables}` });
  }
  if (depth > 1) {
    reasons.push({ kind: 'derived', value: depth, text: `built with ${depth} affixes` });
  }
  if (reasons.length === 0) {
    reasons.push({
      kind: 'rated',
      value: rating,
      text: `readers rate similar words ${rating.toFixed(2)}`,
    });
  }
  return reasons;
}
