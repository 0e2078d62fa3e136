export { foldedEncoder, type SentenceEncoder } from './encode/encoder.ts';
export { hashedEncoder } from './encode/hashed-encoder.ts';
export { WordWeights } from './encode/word-weights.ts';
export { PAIR_FILTERS, type PairBounds } from './filters/bounds.ts';
export { ProtectedTexts } from './filters/protected-texts.ts';
export {
  type Execute,
  MINING_DEFAULTS,
  type Mined,
  type MiningPlan,
  mine,
} from './pipeline.ts';
export { DOCUMENT_UNITS, type DocumentUnit } from './read/piece.ts';
export { formatOf } from './read/pieces.ts';
export type { Problem } from './read/problem.ts';
export { densityPage } from './report/density-page.ts';
export { isSimpler, simplificationScorer } from './report/simplifications.ts';
export { trainingLines } from './report/training-files.ts';
export { wordFinder } from './sequences/words.ts';
export { runUnit } from './stages/index.ts';
export type { MinedPair } from './stages/pairs.ts';
export { STAGES, type StageContext, type StageName, type Unit } from './stages/stage.ts';
export type { InputStore, ShardStore } from './store.ts';
