export { segmentDocument, sentenceSpans } from './document.ts';
export { splitParagraphs } from './paragraphs.ts';
export { readSegmentRules, type SegmentRules, segmentRules } from './rules.ts';
export { splitSentences } from './sentences.ts';
export { spacedWords } from './words.ts';
