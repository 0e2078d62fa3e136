import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../columns.ts';
import { besides, wrap } from './wrap.ts';

describe('wrapping', () => {
  it('breaks at blanks, and inside what has none', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('电热毯老化以后', 6)).toEqual(['电热毯', '老化以', '后']);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('never makes a line too wide and loses nothing but blanks (property)', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'ß', '电', '🙂', ' ', 'é') });
    fc.assert(
      fc.property(word, fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrap(text, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  it('puts two texts beside each other', () => {
    expect(besides('a long source', 'short', 23)).toEqual(['a long     │ short', 'source     │']);
  });
});
