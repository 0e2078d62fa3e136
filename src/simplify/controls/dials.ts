import { sentencesOf } from '../../core/index.ts';
import { levenshteinSimilarity } from '../../evaluate/edits/index.ts';
import { compressionRatio, deepestTree, textWordRank } from '../../evaluate/features/index.ts';
import type { Language } from '../../language/index.ts';

/** The four dials of ACCESS, as `Controls` names them. */
export const DIALS = ['length', 'paraphrase', 'words', 'syntax'] as const;
export type Dial = (typeof DIALS)[number];
export type DialValues = Readonly<Record<Dial, number>>;
export type DialSetting = Readonly<Partial<Record<Dial, number>>>;

/** Measurements of the sources, taken once for all outputs. */
export interface MeasuredSource {
  readonly text: string;
  readonly rank: number;
  readonly depth: number;
}

export function measureSource(text: string, language: Language): MeasuredSource {
  return { text, rank: textWordRank(text, language), depth: depthOf(text, language) };
}

/**
 * The four ratios of an output to its source (Martin et al. 2020, §3.1): 1 is like the source.
 *
 * @example measureDials(measureSource('He endeavoured to help.', english), 'He tried to help.', english).length
 */
export function measureDials(
  source: MeasuredSource,
  output: string,
  language: Language,
): DialValues {
  if (output === source.text) return { length: 1, paraphrase: 1, words: 1, syntax: 1 };
  return {
    length: compressionRatio(source.text, output),
    paraphrase: levenshteinSimilarity(source.text, output),
    words: source.rank === 0 ? 1 : textWordRank(output, language) / source.rank,
    syntax: source.depth === 0 ? 1 : depthOf(output, language) / source.depth,
  };
}

/** Words on the longest path from a root; 0 for a language without trees. */
function depthOf(text: string, language: Language): number {
  if (!language.offers.analysis) return 0;
  return deepestTree(sentencesOf(language.analyse(text))) + 1;
}
