import type { MetricEntry } from '../metric.ts';
import { assetFeatures } from './asset.ts';
import { easseFeatures } from './easse.ts';
import { multiFeatures } from './multi.ts';
import { surfaceFeatures } from './surface.ts';

export {
  compressionRatio,
  isDeletionOnly,
  replaceOnlyLevenshtein,
  type WordChanges,
  wordChanges,
} from './pairs.ts';
export { meanSquaredLogRank, quantile, type Ranks, textWordRank, wordRank } from './ranks.ts';
export { clauseShare, deepestTree, type PhraseKind, phraseLength, treeDepth } from './trees.ts';

/** Features of outputs, and of outputs with their sources. */
export const featureMetrics: readonly MetricEntry[] = [
  ...easseFeatures,
  ...assetFeatures,
  ...multiFeatures,
  ...surfaceFeatures,
];
