import { describe, expect, it } from 'vitest';
import { type Document, sentencesOf, UPOS } from './document.ts';

describe('documents', () => {
  it('give their sentences in order, across paragraphs', () => {
    const sentence = (start: number, end: number) => ({ start, end, tokens: [] });
    const document: Document = {
      text: 'One. Two.\nThree.',
      language: 'en',
      paragraphs: [
        { start: 0, end: 9, kind: 'text', sentences: [sentence(0, 4), sentence(5, 9)] },
        { start: 10, end: 16, kind: 'text', sentences: [sentence(10, 16)] },
      ],
    };
    expect(sentencesOf(document).map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'One.',
      'Two.',
      'Three.',
    ]);
  });

  it('know the 17 tags of Universal Dependencies', () => {
    expect(new Set(UPOS).size).toBe(17);
  });
});
