export { type AbbreviationClass, type Abbreviations, abbreviations } from './abbreviations.ts';
export { segmentDocument, sentenceSpans } from './document.ts';
export { type Block, splitParagraphs } from './paragraphs.ts';
export { readSegmentRules, type SegmentLists, type SegmentRules, segmentRules } from './rules.ts';
export { splitSentences } from './sentences.ts';
export { spacedWords } from './words.ts';
