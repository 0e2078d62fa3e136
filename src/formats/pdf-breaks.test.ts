import { describe, expect, it } from 'vitest';
import { breaksOf } from './pdf-breaks.ts';

const cut = (text: string) => {
  const ends = breaksOf(text);
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
};

describe('where a line of a .pdf may end', () => {
  it('after white space, which stays at the end of the line', () => {
    expect(cut('one well-known  word.')).toEqual(['one ', 'well-known  ', 'word.']);
  });
  it('between Chinese words, not inside one and not before a closing mark', () => {
    expect(cut('医疗保险，标准（通知）。')).toEqual(['医疗', '保险，', '标准', '（通知）。']);
  });
  it('nowhere else: the pieces are the text', () => {
    for (const text of ['', ' ', 'a', 'ab cd', '日本 語の text 😀 です。', '\ud800 x']) {
      expect(cut(text).join('')).toBe(text);
    }
  });
});
