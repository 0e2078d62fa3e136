import type { Document, Paragraph, Sentence, Span, Token } from '../../core/index.ts';
import { splitParagraphs } from './paragraphs.ts';
import type { SegmentRules } from './rules.ts';
import { splitSentences } from './sentences.ts';

/**
 * Splits a text into paragraphs, sentences and tokens, as offsets into the text; each
 * character that is not a space is in exactly one sentence and one token.
 *
 * @example segmentDocument('Hello. I am here.', rules, spacedWords(rules)).paragraphs[0].sentences.length // 2
 */
export function segmentDocument(
  text: string,
  rules: SegmentRules,
  words: (text: string) => Span[],
): Document {
  const paragraphs = splitParagraphs(text, rules).map((block): Paragraph => {
    const spans = splitSentences(text, rules, block.start, block.end);
    return { ...block, sentences: spans.map((span) => withTokens(text, span, words)) };
  });
  return { text, language: rules.language, paragraphs };
}

/** The spans of the sentences of a text, paragraph by paragraph. */
export function sentenceSpans(text: string, rules: SegmentRules): Span[] {
  return splitParagraphs(text, rules).flatMap((block) =>
    splitSentences(text, rules, block.start, block.end),
  );
}

function withTokens(text: string, span: Span, words: (text: string) => Span[]): Sentence {
  const own = text.slice(span.start, span.end);
  const tokens = words(own).map(
    ({ start, end }): Token => ({
      start: span.start + start,
      end: span.start + end,
      form: own.slice(start, end),
    }),
  );
  return { start: span.start, end: span.end, tokens };
}
