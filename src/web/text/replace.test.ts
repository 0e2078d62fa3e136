import { describe, expect, it } from 'vitest';
import type { Finding, Row } from '../../contract/index.ts';
import { locate, replaced } from './replace.ts';

const row = (original: string, easy?: string): Row => ({
  id: 'r',
  original,
  state: 'open',
  ...(easy !== undefined && { easy }),
});
const finding = (text: string, start: number) =>
  ({ text, start, end: start + text.length }) as Finding;

describe('a fix of the original', () => {
  it('applies to the same words of the easy version', () => {
    const place = locate(
      row('It was late, it ended.', 'It ended late.'),
      'original',
      finding('late', 7),
    );
    expect(place).toEqual({ start: 9, end: 13 });
  });

  it('takes the nearest of several, and only whole words', () => {
    const easy = 'Plates and late trains are late.';
    expect(locate(row('Trains are late.', easy), 'original', finding('late', 11))).toEqual({
      start: 11,
      end: 15,
    });
  });

  it('is not applied where the words were removed', () => {
    expect(
      locate(row('It was late.', 'It ended.'), 'original', finding('late', 7)),
    ).toBeUndefined();
  });

  it('finds words between letters in scripts without spaces', () => {
    expect(
      locate(row('医疗费用不予报销。', '费用不予报销。'), 'original', finding('不予', 4)),
    ).toEqual({
      start: 2,
      end: 4,
    });
  });
});

describe('a replacement', () => {
  it('leaves no double space behind', () => {
    expect(replaced('It is fully open.', { start: 6, end: 11 }, '')).toBe('It is open.');
    expect(replaced('It is shut.', { start: 6, end: 10 }, 'closed')).toBe('It is closed.');
  });
});
