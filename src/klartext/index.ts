export * from '../core/index.ts';
export type { Identification, LanguageFiles, LanguageGuess } from '../language/index.ts';
export type { Engine, Preset } from '../simplify/engine.ts';
export type { GuidelineProfile, LintFinding } from '../simplify/lint/index.ts';
export type { Verdict, Verification } from '../simplify/verify/index.ts';
export type { Audience } from '../simplify/words/index.ts';
export { detectLanguage } from './detect-language.ts';
export { type HardWordFound, type HardWordsOptions, hardWords } from './hard-words.ts';
export { type LintOptions, lint } from './lint.ts';
export type { TextOptions } from './loaded.ts';
export { type Readability, type ReadabilityOptions, readability } from './readability.ts';
export type { EvaluationInput, References } from './samples.ts';
export {
  bleu,
  type Evaluated,
  type EvaluateOptions,
  evaluate,
  type ScoreOptions,
  sari,
} from './scores.ts';
export { type Simplified, type SimplifyOptions, simplify } from './simplify.ts';
export type { FormattedTextOptions } from './text.ts';
export { type Verified, type VerifyOptions, verify } from './verify.ts';
