import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlinePieces, plainText } from './inline.ts';

describe('inline Markdown of a row', () => {
  it('is shown formatted', () => {
    const pieces = inlinePieces('A **big** [web *page*](https://x.example) and `code`.');
    expect(pieces.map(({ text }) => text)).toEqual([
      'A ',
      'big',
      ' ',
      'web ',
      'page',
      ' and ',
      'code',
      '.',
    ]);
    expect(pieces[1].strong).toBe(true);
    expect(pieces[4]).toMatchObject({ emphasis: true, href: 'https://x.example' });
    expect(pieces[6].code).toBe(true);
  });

  it('shows characters without a meaning literally', () => {
    expect(plainText('5 * 3 * 2 = 30')).toBe('5 * 3 * 2 = 30');
    expect(plainText('a [b and c')).toBe('a [b and c');
    expect(plainText('\\*not slanted\\*')).toBe('*not slanted*');
    expect(plainText('one ` tick')).toBe('one ` tick');
  });

  it('knows the position of every letter', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '*', '**', '`', '[', '](', ')', '\\', '😀', 'ب'))
      .map((list) => list.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        let last = 0;
        for (const { start, end, text: shown } of inlinePieces(markdown)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(markdown.slice(start, end).endsWith(shown)).toBe(true);
          last = end;
        }
      }),
    );
  });

  it('is read in linear time', () => {
    for (const sign of ['[', '*', '**', '`', '[a](', '\\']) {
      const pieces = inlinePieces(sign.repeat(200_000));
      expect(pieces.length).toBeLessThanOrEqual(200_000);
    }
  });
});
