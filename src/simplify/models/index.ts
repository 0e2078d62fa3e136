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
export { type Judgement, type JudgeOptions, judge } from './judge.ts';
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
