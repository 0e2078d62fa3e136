export { answeredEngine, collectingEngine, inPassages } from './answered-engine.ts';
export { documentPlan } from './document-plan.ts';
export { Bm25Index, nearestByWords, topOf } from './examples/bm25.ts';
export {
  type ExampleSelector,
  gramsOf,
  randomExamples,
  termsOf,
} from './examples/example-index.ts';
export {
  nearestByVectors,
  type SentenceEncoder,
  VectorTable,
} from './examples/nearest-vectors.ts';
export { type LsBertSubstitute, lsbert } from './lsbert/lsbert.ts';
export type { MaskedModel, MaskedRow } from './lsbert/masked-model.ts';
export type { LsBertOptions } from './lsbert/options.ts';
export type { Ending, Message, ModelAnswer, ModelRequest, TextModel } from './model.ts';
export {
  chatMessages,
  completionText,
  type Example,
  type PromptWishes,
  planMessages,
} from './prompt/build.ts';
export { type DataBlocks, dataBlocks } from './prompt/data-block.ts';
export {
  type ChatPrompt,
  type CompletionPrompt,
  type LexicalPrompt,
  type PromptFile,
  readPrompt,
} from './prompt/prompt-file.ts';
export { type ReadAnswer, readAnswer } from './prompt/read-answer.ts';
export { type Answered, type RewriteOptions, type Rewritten, rewrite } from './rewrite.ts';
export {
  type BeamOptions,
  beamSearch,
  type Hypothesis,
  type NextTokens,
} from './seq2seq/beam-search.ts';
export { type BeamPick, picked } from './seq2seq/pick.ts';
export type { GenerateOptions, Seq2SeqModel } from './seq2seq/seq2seq-model.ts';
export { type AcceptableVerdict, acceptable } from './taught/acceptable.ts';
export { type Calibration, type Estimator, estimator } from './taught/estimate.ts';
export { Estimates } from './taught/estimates.ts';
export { type ChangeScorer, type ScoredChange, TOKENS_BEHIND } from './taught/scorer.ts';
export { modelWriter, type WriterSettings } from './taught/writer.ts';
export { withWriter } from './taught/writing-engine.ts';
export { type Writer, Writings } from './taught/writings.ts';
export { mergedByRank, type SubstituteOptions, substitutesByModel } from './tsar.ts';
