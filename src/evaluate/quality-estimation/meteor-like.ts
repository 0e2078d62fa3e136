import { type AlignedWord, type AreSynonyms, alignWords } from '../operations/index.ts';

/** METEOR 1.5's weights for English: precision against recall, fragmentation, its exponent. */
const ALPHA = 0.85;
const GAMMA = 0.6;
const BETA = 0.2;
/** The weight of a match: the same form, the same lemma, a synonym. */
const WORTH = { exact: 1, lemma: 0.6, synonym: 0.8 };
/** The weight of content words; stop words and punctuation have the rest. */
const DELTA = 0.75;

/**
 * METEOR-like score (Denkowski and Lavie 2014): harmonic mean of weighted precision and recall over
 * aligned words, with a penalty for every break in their order (none for identical texts). The
 * alignment is our own, with lemmas instead of stems and without a table of paraphrases.
 *
 * @example meteorLike(readWords('A cat sat.', english), readWords('A cat sat.', english))
 */
export function meteorLike(
  reference: readonly AlignedWord[],
  hypothesis: readonly AlignedWord[],
  areSynonyms?: AreSynonyms,
): number {
  const links = alignWords(reference, hypothesis, areSynonyms);
  let [recall, precision] = [0, 0];
  let chunks = 0;
  let before: readonly [number, number] | undefined;
  let matches = 0;
  for (const [i, j] of links) {
    const worth = worthOf(reference[i], hypothesis[j], areSynonyms);
    if (worth === 0) continue;
    recall += worth * weight(reference[i]);
    precision += worth * weight(hypothesis[j]);
    if (!before || before[0] !== i - 1 || before[1] !== j - 1) chunks++;
    before = [i, j];
    matches++;
  }
  if (matches === 0) return 0;
  recall /= total(reference);
  precision /= total(hypothesis);
  const mean = (precision * recall) / (ALPHA * precision + (1 - ALPHA) * recall);
  const whole = chunks === 1 && matches === reference.length && matches === hypothesis.length;
  return whole ? mean : mean * (1 - GAMMA * (chunks / matches) ** BETA);
}

function worthOf(a: AlignedWord, b: AlignedWord, areSynonyms: AreSynonyms | undefined): number {
  if (a.lower === b.lower) return WORTH.exact;
  if (a.lemma === b.lemma) return WORTH.lemma;
  return areSynonyms?.(a.lemma, b.lemma) ? WORTH.synonym : 0;
}

const weight = ({ content }: AlignedWord): number => (content ? DELTA : 1 - DELTA);

const total = (words: readonly AlignedWord[]): number =>
  words.reduce((sum, word) => sum + weight(word), 0);
