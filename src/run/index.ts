export { lockFolder } from './log/lock.ts';
export { type RunHeader, RunLog, type RunRecord } from './log/run-log.ts';
export { MODEL_CATALOGUE, type PullChoices, pullModel } from './models/pull.ts';
export {
  listModels,
  modelsFolder,
  removeModel,
  type StoredModel,
  storedModel,
} from './models/store.ts';
export { taughtEstimator, taughtWriter } from './models/taught.ts';
export { openMaskedModel } from './onnx/masked.ts';
export { openSentenceEncoder } from './onnx/sentence-encoder.ts';
export { openSeq2Seq } from './onnx/seq2seq.ts';
export {
  openSeq2SeqRewriter,
  type Seq2SeqOptions,
  type Seq2SeqRewriter,
} from './onnx/seq2seq-rewriter.ts';
export { openTokenEncoder, type TokenEncoderOptions } from './onnx/token-encoder.ts';
export {
  type CallCounts,
  type ModelChoice,
  type OpenedModel,
  openModel,
  PROVIDERS,
} from './open-model.ts';
export { type Patience, patient } from './patience.ts';
export { instructionsFor, loadPrompt, promptNames, refusalsFor } from './prompts.ts';
export { ProviderFault } from './providers/fault.ts';
export { type EndpointOptions, openAiCompatible } from './providers/openai-compatible.ts';
export { type Redact, redactor } from './redact.ts';
export { cached, requestKey, responseFolder } from './response-cache.ts';
export {
  hashOf,
  type RewriteRecord,
  type RewriteRun,
  type RunSummary,
  rewriteAll,
} from './rewrite-run.ts';
export { type ItemRun, runItems } from './run-items.ts';
