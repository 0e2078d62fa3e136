import type { Measures } from '../../contract/index.ts';
import type { Sentence, Token } from '../../core/index.ts';
import { AVERAGES, COUNTS, type Counts } from '../../evaluate/readability/counts.ts';
import type { Language } from '../../language/index.ts';

/** Counts for a sentence or block, summed over a text. */
export interface Tally {
  readonly counts: Counts;
  readonly lengths: readonly number[];
  readonly contentWords: number;
  readonly rareWords: number;
}

/** Van Heuven et al. (2014) put the border between rare and frequent words between 3 and 4. */
const RARE_BELOW = 3.5;
// Names are usually rare; numbers and symbols are not in any list.
const NEVER_RARE = new Set(['PROPN', 'NUM', 'SYM', 'PUNCT', 'X']);

export function isWord({ form, analysis }: Token): boolean {
  return analysis?.upos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(form);
}

/** Is this a rare content word? A rare form of a frequent lemma is not. */
function isRare(token: Token, language: Language): boolean {
  const { frequency, profile } = language;
  const { form, analysis } = token;
  if (frequency.size === 0 || /\p{N}/u.test(form) || language.isAbbreviation(form)) return false;
  if (analysis && NEVER_RARE.has(analysis.upos)) return false;
  const lemma = analysis ? frequency.zipf(analysis.lemma) : 0;
  return Math.max(frequency.zipf(form), lemma) < (profile.hardBelow ?? RARE_BELOW);
}

/** Words and rare words of a sentence. */
export function tallySentence(
  { tokens }: Sentence,
  language: Language,
): { words: number; content: number; rare: number } {
  let [words, content, rare] = [0, 0, 0];
  for (const token of tokens) {
    if (!isWord(token)) continue;
    words++;
    if (!language.isContentWord(token)) continue;
    content++;
    if (isRare(token, language)) rare++;
  }
  return { words, content, rare };
}

export function measuresOf(tallies: readonly Tally[], language: Language): Measures {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  let [contentWords, rareWords] = [0, 0];
  for (const tally of tallies) {
    for (const name of COUNTS) counts[name] += tally.counts[name];
    contentWords += tally.contentWords;
    rareWords += tally.rareWords;
  }
  const lengths = tallies.flatMap((tally) => tally.lengths);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    sentences: lengths.length,
    words,
    characters: counts.characters,
    wordsPerSentence: lengths.length === 0 ? 0 : round(words / lengths.length, 2),
    longestSentence: lengths.reduce((most, length) => Math.max(most, length), 0),
    rareShare: contentWords === 0 ? 0 : round(rareWords / contentWords, 4),
    readability: counts.words === 0 ? [] : readabilities(counts, language),
    lengths,
  };
}

function readabilities(counts: Counts, { profile }: Language): Measures['readability'] {
  return (profile.readability ?? []).map(({ name, title, better, base, terms }) => {
    const value = Object.entries(terms).reduce(
      (sum, [average, weight]) => sum + weight * AVERAGES[average](counts),
      base,
    );
    return { name, title, value: round(value, 2), better };
  });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
