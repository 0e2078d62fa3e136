import { readCefr, readComplex, readLexicon } from './data.ts';

/** A word rated without a sentence, on the scale of CompLex. */
export interface RatedWord {
  readonly word: string;
  readonly rating: number;
  readonly source: 'lexicon' | 'cefr';
}

const textOf = (item: { sentence: string; start: number; end: number }) =>
  item.sentence.slice(item.start, item.end).toLowerCase();

/**
 * Ratings of words from the lexicon and CEFR-J, brought to the scale of CompLex by the words they
 * share with it. Words of CompLex's test set are left out: it must stay unseen.
 */
export function ratedWords(): RatedWord[] {
  const complex = meanRatings(readComplex('train/lcp_single_train'));
  const held = new Set(
    ['single', 'multi']
      .flatMap((kind) => readComplex(`test-labels/lcp_${kind}_test`))
      .flatMap((item) => textOf(item).split(' ')),
  );
  const lexicon = [...readLexicon()].filter(([word]) => !held.has(word.toLowerCase()));
  const cefr = [...readCefr()].filter(([word]) => !held.has(word));
  const fromLexicon = bridge(lexicon, complex, (rating) => Math.min(Math.floor(rating * 10), 7));
  const fromCefr = bridge(cefr, complex, (level) => level);
  return [
    ...lexicon.map(([word, rating]) => ({
      word,
      rating: fromLexicon(rating * 10 - 0.5),
      source: 'lexicon' as const,
    })),
    ...cefr.map(([word, level]) => ({ word, rating: fromCefr(level), source: 'cefr' as const })),
  ];
}

/** One rating per word, over all sources, for what is learned from word vectors. */
export function ratingPerWord(words: readonly RatedWord[]): Map<string, number> {
  const sums = new Map<string, number[]>();
  const add = (word: string, rating: number) => sums.set(word, [...(sums.get(word) ?? []), rating]);
  for (const { word, rating } of words) add(word.toLowerCase(), rating);
  for (const [word, rating] of meanRatings(readComplex('train/lcp_single_train')))
    add(word, rating);
  return new Map([...sums].map(([word, all]) => [word, all.reduce((a, b) => a + b) / all.length]));
}

function meanRatings(items: ReturnType<typeof readComplex>): Map<string, number> {
  const all = new Map<string, number[]>();
  for (const item of items) {
    const word = textOf(item);
    all.set(word, [...(all.get(word) ?? []), item.label]);
  }
  return new Map(
    [...all].map(([word, ratings]) => [word, ratings.reduce((a, b) => a + b) / ratings.length]),
  );
}

/** Mean ratings of the words both have, per class of the other scale; linear between classes. */
function bridge(
  words: readonly (readonly [string, number])[],
  complex: ReadonlyMap<string, number>,
  classOf: (value: number) => number,
): (place: number) => number {
  const sums: { sum: number; count: number }[] = [];
  for (const [word, value] of words) {
    const rating = complex.get(word.toLowerCase());
    if (rating === undefined) continue;
    sums[classOf(value)] ??= { sum: 0, count: 0 };
    sums[classOf(value)].sum += rating;
    sums[classOf(value)].count += 1;
  }
  const means = sums.map(({ sum, count }) => sum / count);
  return (place) => {
    const low = Math.max(0, Math.min(Math.floor(place), means.length - 2));
    return means[low] + (means[low + 1] - means[low]) * (place - low);
  };
}
