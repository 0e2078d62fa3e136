export { type BrokenLimit, brokenLimits, messageOf } from './limits.ts';
export { hardWords, rankOf, vocabularyLimit } from './vocabulary.ts';
