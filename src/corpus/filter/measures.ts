import { countCodePoints, levenshteinDistance } from '../../evaluate/edits/index.ts';
import { sentenceBleu } from '../../evaluate/index.ts';
import type { Identifier, Tokenizer } from '../../language/index.ts';
import type { PairFilter } from './filter.ts';

/** The range includes both ends. */
export type Range = readonly [least: number, most: number];

/**
 * Keeps pairs whose reference has a sentence BLEU in a range against the source: MultiSim trains on
 * [10, 70], as Maddela et al. (2021) do, to exclude copies and misaligned pairs.
 */
export function bleuFilter([least, most]: Range, tokenizer: Tokenizer): PairFilter {
  return {
    name: 'bleu',
    keeps: `sentence BLEU from ${least} to ${most} (${tokenizer.name})`,
    refuse(source, reference) {
      const bleu = pairBleu(source, reference, tokenizer);
      return within(bleu, least, most) ? undefined : `BLEU ${bleu.toFixed(1)}`;
    },
  };
}

/** Maps equal tokens to equal numbers; kept between pairs, because most words recur. */
const tokenNumbers = new Map<string, number>();
const MOST_TOKENS = 100_000;

/** Sentence BLEU of a reference against its source, from 0 to 100. */
export function pairBleu(source: string, reference: string, tokenizer: Tokenizer): number {
  if (tokenNumbers.size > MOST_TOKENS) tokenNumbers.clear();
  return sentenceBleu(numbered(tokenizer.split(reference)), [numbered(tokenizer.split(source))]);
}

function numbered(tokens: readonly string[]): Int32Array {
  const numbers = new Int32Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    let number = tokenNumbers.get(tokens[at]);
    if (number === undefined) {
      number = tokenNumbers.size;
      tokenNumbers.set(tokens[at], number);
    }
    numbers[at] = number;
  }
  return numbers;
}

/** Keeps pairs by their Levenshtein distance over the length of the longer one, 0 to 1. */
export function editFilter([least, most]: Range): PairFilter {
  return {
    name: 'edits',
    keeps: `edit distance from ${least} to ${most} of the longer one`,
    refuse(source, reference) {
      const ratio = editRatio(source, reference);
      return within(ratio, least, most) ? undefined : `edit distance ${ratio.toFixed(2)}`;
    },
  };
}

/** Levenshtein distance over the length of the longer text; 0 for two empty ones. */
export function editRatio(a: string, b: string): number {
  const longer = Math.max(countCodePoints(a), countCodePoints(b));
  return longer === 0 ? 0 : levenshteinDistance(a, b) / longer;
}

/** Keeps pairs by the number of characters on each side. */
export function lengthFilter([least, most]: Range): PairFilter {
  return {
    name: 'length',
    keeps: `${least} to ${most} characters on both sides`,
    refuse(source, reference) {
      for (const [side, text] of [
        ['source', source],
        ['reference', reference],
      ] as const) {
        const length = countCodePoints(text);
        if (!within(length, least, most)) return `the ${side} has ${length} characters`;
      }
      return undefined;
    },
  };
}

/** Keeps pairs by the length of the reference over that of the source, in characters. */
export function ratioFilter([least, most]: Range): PairFilter {
  return {
    name: 'ratio',
    keeps: `reference ${least} to ${most} times as long as the source`,
    refuse(source, reference) {
      const ratio = countCodePoints(reference) / Math.max(1, countCodePoints(source));
      return within(ratio, least, most) ? undefined : `length ratio ${ratio.toFixed(2)}`;
    },
  };
}

/** Shorter texts rarely reveal their language. */
const TELLING = 20;
const SURE = 0.5;

/** Drops pairs that are clearly in another language. */
export function languageFilter(language: string, identifier: Identifier): PairFilter {
  const [wanted] = language.split('-');
  return {
    name: 'language',
    keeps: `in ${wanted}`,
    refuse(source, reference) {
      for (const [side, text] of [
        ['source', source],
        ['reference', reference],
      ] as const) {
        if (countCodePoints(text) < TELLING) continue;
        const found = identifier.identify(text);
        if (found.language === wanted || found.language === 'und') continue;
        if (found.confidence >= SURE) return `the ${side} seems to be in ${found.language}`;
      }
      return undefined;
    },
  };
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
