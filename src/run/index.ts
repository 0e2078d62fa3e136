export { lockFolder } from './log/lock.ts';
export { type RunHeader, RunLog, type RunRecord } from './log/run-log.ts';
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
