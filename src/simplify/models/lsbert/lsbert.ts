import { candidatesFor } from './candidates.ts';
import { contextLosses } from './context-loss.ts';
import type { LsBertOptions } from './options.ts';

/** A substitute with the features by which it was ranked; ranks count from 1. */
export interface LsBertSubstitute {
  readonly word: string;
  readonly features: {
    readonly order: number;
    readonly loss: number;
    readonly zipf: number;
    readonly similarity?: number;
    readonly isParaphrase?: boolean;
  };
  /** The mean of its ranks. */
  readonly rank: number;
}

/**
 * LSBert (Qiang et al. 2021): a masked model receives the sentence, half masked, and a copy in which
 * only the word is masked; its predictions are ranked by the mean of five ranks: its order,
 * the loss of the context, frequency, word vectors, a table of paraphrases. A prediction is kept if it is
 * more frequent than the word or fits better.
 *
 * @example await lsbert('The measure is compulsory.', { start: 15, end: 25 }, options)
 */
export async function lsbert(
  sentence: string,
  place: { readonly start: number; readonly end: number },
  options: LsBertOptions,
): Promise<LsBertSubstitute[]> {
  const { language, most = 5, similarity, isParaphrase } = options;
  const word = sentence.slice(place.start, place.end);
  const found = await candidatesFor(sentence, place, options);
  if (found.length === 0) return [];
  const [ownLoss, ...losses] = await contextLosses(sentence, place, [word, ...found], options);
  const substitutes = found.map((candidate, order) => {
    const likeness = similarity?.(word, candidate);
    return {
      word: candidate,
      features: {
        order: order + 1,
        loss: losses[order],
        zipf: language.frequency.zipf(candidate),
        ...(likeness !== undefined && { similarity: likeness }),
        ...(isParaphrase && { isParaphrase: isParaphrase(word, candidate) }),
      },
    };
  });
  type Unranked = (typeof substitutes)[number];
  const ranks = [
    rankOf(substitutes, ({ features }: Unranked) => features.order),
    rankOf(substitutes, ({ features }: Unranked) => features.loss),
    rankOf(substitutes, ({ features }: Unranked) => -features.zipf),
    ...(similarity
      ? [rankOf(substitutes, ({ features }: Unranked) => -(features.similarity ?? -1))]
      : []),
    ...(isParaphrase
      ? [rankOf(substitutes, ({ features }: Unranked) => (features.isParaphrase ? 0 : 1))]
      : []),
  ];
  const ownZipf = language.frequency.zipf(word);
  return substitutes
    .map((each, at) => ({
      ...each,
      rank: ranks.reduce((sum, list) => sum + list[at], 0) / ranks.length,
    }))
    .filter(({ features }) => features.zipf > ownZipf || features.loss < ownLoss)
    .sort((a, b) => a.rank - b.rank || a.features.order - b.features.order)
    .slice(0, most);
}

/** Ranks from 1, the lowest value first; equal values share a rank. */
function rankOf<T>(items: readonly T[], value: (item: T) => number): number[] {
  return items.map((item) => 1 + items.filter((other) => value(other) < value(item)).length);
}
