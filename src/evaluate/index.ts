export {
  BASELINE,
  type Baseline,
  baselines,
  spacedWordsOf,
  type WordsOf,
  wordsIn,
} from './baselines.ts';
export * from './edits/index.ts';
export type { TokenEncoder, TokenVectors } from './encoder.ts';
export {
  type Evaluation,
  type EvaluationOptions,
  evaluate,
  type Measured,
  Scorer,
} from './evaluate.ts';
export * from './faithfulness/index.ts';
export * from './features/index.ts';
export * from './lexical/index.ts';
export { meanOf } from './means.ts';
export type { Choices, Item, Metric, MetricEntry, Settings } from './metric.ts';
export { sentenceBleu } from './metrics/bleu.ts';
export { metrics } from './metrics/index.ts';
export * from './operations/index.ts';
export * from './quality-estimation/index.ts';
export { readability } from './readability/index.ts';
export { type ReportData, type ReportOptions, reportData, reportPage } from './report/index.ts';
export { Rows } from './rows.ts';
export { differences, readSignature, type Signature, writeSignature } from './signature.ts';
export * from './statistics/index.ts';
export * from './structure/index.ts';
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
