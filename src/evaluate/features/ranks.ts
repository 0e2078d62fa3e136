import type { Language } from '../../language/index.ts';
import type { Settings } from '../metric.ts';

/** A table of word ranks; 1 is the most frequent word. */
export interface Ranks {
  readonly name: string;
  readonly size: number;
  rank(word: string): number | undefined;
}

/** The number of words that tseval, ASSET and ACCESS use. */
const VOCABULARY = 50_000;

/** The requested table, or the 50,000 most frequent words of the language's own. */
export function ranksOf({ language, ranks }: Pick<Settings, 'language' | 'ranks'>): Ranks {
  return ranks ?? ownRanks(language);
}

function ownRanks({ frequency }: Language): Ranks {
  const size = Math.min(VOCABULARY, frequency.size);
  return {
    name: 'own',
    size,
    rank(word) {
      const rank = frequency.rank(word);
      return rank !== undefined && rank <= size ? rank : undefined;
    },
  };
}

/**
 * A quantile with linear interpolation, as NumPy's default; undefined for an empty list.
 *
 * @example quantile([1, 2, 3, 4], 0.75) // 3.25
 */
export function quantile(values: readonly number[], share: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/** Natural logarithms of the ranks of the words in the table. */
export function logRanks(words: readonly string[], ranks: Ranks): number[] {
  const found: number[] = [];
  for (const word of words) {
    const rank = ranks.rank(word);
    if (rank !== undefined) found.push(Math.log(rank));
  }
  return found;
}

/**
 * How rare the words of a text are: the third quartile of their log ranks, as in ACCESS (WordRank)
 * and EASSE. A text without a known word gets the highest rank.
 *
 * @example wordRank(['the', 'cat'], { name: 'mine', size: 2, rank: (word) => (word === 'the' ? 1 : 2) })
 */
export function wordRank(words: readonly string[], ranks: Ranks): number {
  return quantile(logRanks(words, ranks), 0.75) ?? Math.log(1 + ranks.size);
}

/**
 * The mean of squared log ranks of content words: lexical complexity as in ASSET and CSS.
 * Undefined if the table has none of them.
 */
export function meanSquaredLogRank(words: readonly string[], ranks: Ranks): number | undefined {
  const found = logRanks(words, ranks);
  if (found.length === 0) return undefined;
  return found.reduce((sum, value) => sum + value * value, 0) / found.length;
}

/**
 * The WordRank of a text: of its lower-case words without stop words, by the language's own table
 * unless another is given.
 *
 * @example textWordRank('The feline reposed.', english) > textWordRank('The cat slept.', english)
 */
export function textWordRank(text: string, language: Language, ranks = ownRanks(language)): number {
  const words = language
    .words(text)
    .map(({ start, end }) => text.slice(start, end).toLowerCase())
    .filter((word) => !language.isStopWord(word));
  return wordRank(words, ranks);
}
