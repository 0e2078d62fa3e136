import type { TextstatCounts, TextstatVersion } from './textstat-counts.ts';

/** The constants of textstat's Flesch Reading Ease; it scores other languages with the English ones. */
const FLESCH: Readonly<Record<string, readonly [base: number, sentence: number, word: number]>> = {
  de: [180, 1, 58.5],
  en: [206.835, 1.015, 84.6],
  es: [206.84, 1.02, 60],
  fr: [207, 1.015, 73.6],
  it: [217, 1.3, 60],
  nl: [206.835, 0.93, 77],
  ru: [206.835, 1.3, 60.1],
};
/** Here version 0.7.3 rounds syllables per hundred words, not per word. */
const PER_HUNDRED = new Set(['es', 'it']);

/** How a version rounds the inputs and outputs of formulas. */
interface Rounding {
  /** textstat's own rounding, half away from zero. */
  half(value: number, digits: number): number;
  /** Python's, half to even. */
  even(value: number, digits: number): number;
  /** Long words per hundred; the old version does not strip punctuation. */
  longWords(counts: TextstatCounts): number;
  /** Characters per word; the new version also counts tokens without letters as words here. */
  wordLength(counts: TextstatCounts): number;
  /** A text with fewer sentences has SMOG grade 0. */
  readonly smogSentences: number;
}

const ROUNDINGS: Readonly<Record<TextstatVersion, Rounding>> = {
  '0.7.3': {
    half: roundHalfAway,
    even: roundHalfEven,
    longWords: (c) => (100 * c.longTokens) / c.tokens,
    wordLength: (c) => c.characters / c.words,
    smogSentences: 3,
  },
  '0.7.11': {
    half: (value) => value,
    even: (value) => value,
    longWords: (c) => (100 * c.longWords) / c.words,
    wordLength: (c) => c.characters / c.tokens,
    smogSentences: 0,
  },
};

type Score = (counts: TextstatCounts, rounding: Rounding, language: string) => number;

const sentenceLength = (c: TextstatCounts, { half }: Rounding) => half(c.words / c.sentences, 1);
const wordLength = (c: TextstatCounts, { half }: Rounding) => half(c.syllables / c.words, 1);
const wiener =
  (poly: number, sentence: number, long: number, mono: number, base: number): Score =>
  (c, { even }) =>
    even(
      (poly * 100 * c.polysyllables) / c.words +
        sentence * (c.words / c.sentences) +
        (long * 100 * c.longWords) / c.words -
        (mono * 100 * c.monosyllables) / c.words -
        base,
      1,
    );

/** textstat's formulas under our names, with the rounding of both versions. */
const SCORES: Readonly<Record<string, Score>> = {
  fre(c, rounding, language) {
    const [base, sentence, word] = FLESCH[language];
    const syllables = PER_HUNDRED.has(language)
      ? rounding.half((100 * c.syllables) / c.words, 1) / 100
      : wordLength(c, rounding);
    return rounding.half(base - sentence * sentenceLength(c, rounding) - word * syllables, 2);
  },
  fkgl: (c, r) => r.half(0.39 * sentenceLength(c, r) + 11.8 * wordLength(c, r) - 15.59, 1),
  'wiener-1': wiener(0.1935, 0.1672, 0.1297, 0.0327, 0.875),
  'wiener-2': wiener(0.2007, 0.1682, 0.1373, 0, 2.779),
  'wiener-3': wiener(0.2963, 0.1905, 0, 0, 1.1144),
  'wiener-4': wiener(0.2744, 0.2656, 0, 0, 1.693),
  'fernandez-huerta': (c, r) =>
    r.half(206.84 - 60 * wordLength(c, r) - 1.02 * sentenceLength(c, r), 2),
  'szigriszt-pazos': (c, r, language) =>
    r.half(FLESCH[language][0] - (62.3 * c.syllables) / c.words - c.words / c.sentences, 2),
  'gutierrez-polini': (c, r) =>
    r.half(95.2 - (9.7 * c.letters) / c.words - (0.35 * c.words) / c.sentences, 2),
  crawford: (c, r) =>
    r.half((-20.5 * c.sentences) / c.words + (4.9 * c.syllables) / c.words - 3.407, 1),
  gulpease: (c, r) => r.half((300 * c.sentences) / c.words - 10 * r.wordLength(c) + 89, 1),
  lix: (c, r) => r.half(sentenceLength(c, r) + r.longWords(c), 2),
  rix: (c, r) => r.half(c.longWords / c.sentences, 2),
  ari: (c, r) =>
    r.half(4.71 * r.half(r.wordLength(c), 2) + 0.5 * r.half(c.words / c.sentences, 2) - 21.43, 1),
  'coleman-liau': (c, r) =>
    r.half(
      0.058 * r.half(100 * r.half(c.letters / c.words, 2), 2) -
        0.296 * r.half(100 * r.half(c.sentences / c.words, 2), 2) -
        15.8,
      2,
    ),
  smog: (c, r) =>
    c.sentences < r.smogSentences
      ? 0
      : r.half(1.043 * Math.sqrt((30 * c.polysyllables) / c.sentences) + 3.1291, 1),
  'gunning-fog': (c, r) =>
    r.half(0.4 * (sentenceLength(c, r) + (100 * c.difficultWords) / c.words), 2),
};

/** Names of the formulas reproduced. */
export const TEXTSTAT_FORMULAS: readonly string[] = Object.keys(SCORES);

/** Why a formula is not available for a language; undefined if it is. */
export function textstatLacks(formula: string, language: string): string | undefined {
  if ((formula === 'fre' || formula === 'szigriszt-pazos') && FLESCH[language] === undefined) {
    return 'has no constants for it and uses the English ones';
  }
  return undefined;
}

/**
 * The result of that version of textstat for these counts.
 *
 * @example textstatScore('fre', textstatCounts(text, '0.7.3', { syllablesOf }), '0.7.3', 'de')
 */
export function textstatScore(
  formula: string,
  counts: TextstatCounts,
  version: TextstatVersion,
  language: string,
): number {
  if (counts.words === 0) return 0;
  const atLeastOne = { ...counts, sentences: Math.max(1, counts.sentences) };
  return SCORES[formula](atLeastOne, ROUNDINGS[version], language);
}

function roundHalfAway(value: number, digits: number): number {
  const power = 10 ** digits;
  return Math.floor(value * power + (value < 0 ? -0.5 : 0.5)) / power;
}

/** Python's `round`: to the nearest decimal, exact halves to the even one. */
function roundHalfEven(value: number, digits: number): number {
  const power = 10 ** digits;
  const scaled = value * power;
  const below = Math.floor(scaled);
  // Only eighths, quarters and halves can be exact halves of a decimal.
  const isHalf = Number.isInteger(value * 2 ** (digits + 1)) && scaled - below === 0.5;
  if (isHalf) return (below % 2 === 0 ? below : below + 1) / power;
  return Number(value.toFixed(digits));
}
