export type { NumberWish } from './numbers.ts';
export { openDocument } from './open.ts';
export { readDocument } from './read.ts';
export {
  type BlockResult,
  type DocumentOptions,
  type SentenceResult,
  simplifyDocument,
} from './simplify-document.ts';
export {
  type Block,
  FORMATS,
  type Format,
  type ReadDocument,
  type Structure,
  sourceSpan,
} from './structure.ts';
export { type ChangeSummary, SummaryCounter } from './summary.ts';
