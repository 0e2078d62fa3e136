export {
  BASELINE,
  type Baseline,
  baselines,
  spacedWordsOf,
  type WordsOf,
  wordsIn,
} from './baselines.ts';
export {
  type Evaluation,
  type EvaluationOptions,
  evaluate,
  type Measured,
  Scorer,
} from './evaluate.ts';
export { meanOf } from './means.ts';
export type { Choices, Item, Metric, MetricEntry, Settings } from './metric.ts';
export { sentenceBleu } from './metrics/bleu.ts';
export { metrics } from './metrics/index.ts';
export { Rows } from './rows.ts';
export { differences, readSignature, type Signature, writeSignature } from './signature.ts';
export {
  approximateRandomisation,
  bootstrapInterval,
  type Comparison,
  pairedBootstrap,
  type ResamplingOptions,
} from './statistics/resampling.ts';
export {
  cellText,
  type ScoreCell,
  type ScoreRow,
  type ScoreTable,
  tableFormats,
} from './tables/index.ts';
export { Text, type View, view } from './text.ts';
export { tokenIdsView, tokensView } from './views.ts';
export { type EvaluationWarning, Watch } from './warnings.ts';
