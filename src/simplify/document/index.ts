export type { JudgeWishes, VerifiedCandidate } from './judge.ts';
export type { NumberWish } from './numbers.ts';
export { openDocument } from './open.ts';
export type { BlockResult, DocumentOptions, SentenceResult } from './options.ts';
export { readDocument } from './read.ts';
export { simplifyDocument } from './simplify-document.ts';
export {
  type Block,
  FORMATS,
  type Format,
  type ReadDocument,
  type Structure,
  sourceSpan,
} from './structure.ts';
export { type ChangeSummary, SummaryCounter } from './summary.ts';
