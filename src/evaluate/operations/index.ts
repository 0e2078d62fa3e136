export { type AreSynonyms, alignWords, type Link } from './align.ts';
export { operationMetrics, operationsMetric } from './metric.ts';
export {
  type AnnotatedWord,
  WORD_OPERATIONS,
  type WordOperation,
  type WordOperations,
  wordOperations,
} from './operations.ts';
export { type AlignedWord, alignedWordsView, readWords } from './words.ts';
