import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Run, readInline, sliceRuns, textOf, writeInline } from './inline.ts';

const word = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'é',
    '7',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '<',
    '#',
    '-',
    '.',
    '&',
    '😀',
  ),
  minLength: 1,
  maxLength: 8,
});
const run: fc.Arbitrary<Run> = fc
  .record({
    text: word,
    look: fc.constantFrom(
      {},
      { strong: true },
      { emphasis: true },
      { code: true },
      { href: 'https://a.b/c?d=e' },
    ),
  })
  .map(({ text, look }) => ({ text, ...look }));

describe('inline Markdown', () => {
  it('reads stress, code and links', () => {
    expect(readInline('a **big *old* cat** `x*y` [here](https://a.b) \\*')).toEqual([
      { text: 'a ' },
      { text: 'big ', strong: true },
      { text: 'old', strong: true, emphasis: true },
      { text: ' cat', strong: true },
      { text: ' ' },
      { text: 'x*y', code: true },
      { text: ' ' },
      { text: 'here', href: 'https://a.b' },
      { text: ' *' },
    ]);
  });

  it('leaves signs alone that are no markup', () => {
    for (const text of [
      '5 * 3 * 2',
      'snake_case_name',
      '[1] and [2]',
      'a ** b',
      'x < y',
      '``',
      '*a',
      'a](',
    ])
      expect(textOf(readInline(text))).toBe(text);
  });

  it('reads back the text of what it wrote, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        const text = words.join(' ');
        expect(readInline(writeInline([{ text }]))).toEqual(text === '' ? [] : [{ text }]);
      }),
    );
  });

  it('keeps the text of any runs with blanks between them', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 5 }), (runs) => {
        const spaced = runs.flatMap((each, at) => (at > 0 ? [{ text: ' ' }, each] : [each]));
        expect(textOf(readInline(writeInline(spaced)))).toBe(textOf(spaced));
      }),
    );
  });

  it('slices runs by the text', () => {
    const runs = readInline('one **two three** four');
    expect(writeInline(sliceRuns(runs, 4, 7))).toBe('**two**');
    expect(writeInline(sliceRuns(runs, 8, 18))).toBe('**three** four');
  });

  it('takes time in proportion to the length', () => {
    for (const piece of ['*', '**a ', '[', '`', '[a](', '_a', '\\', '*a*', '`a', '``a`'])
      expect(() => readInline(piece.repeat(30_000 / piece.length))).not.toThrow();
  });
});
