import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';

const side = (before: string, after: string, leave: 'gone' | 'new') =>
  difference(before, after)
    .filter(({ kind }) => kind !== leave)
    .map(({ text }) => text)
    .join('');

const words = fc
  .array(fc.constantFrom('a', 'b', 'the', ' ', '  ', '.', '我', '们', 'é', '😀', "l'eau"))
  .map((list) => list.join(''));

describe('a marked difference', () => {
  it('contains both texts completely', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(side(before, after, 'new')).toBe(before);
        expect(side(before, after, 'gone')).toBe(after);
      }),
    );
  });

  it('of equal texts marks nothing', () => {
    expect(difference('As it is.', 'As it is.')).toEqual([{ kind: 'same', text: 'As it is.' }]);
    expect(difference('', '')).toEqual([]);
  });

  it('shows a replaced phrase as one', () => {
    expect(difference('He had to go away now.', 'He must leave now.')).toEqual([
      { kind: 'same', text: 'He ' },
      { kind: 'gone', text: 'had to go away' },
      { kind: 'new', text: 'must leave' },
      { kind: 'same', text: ' now.' },
    ]);
  });

  it('compares letter by letter in scripts without spaces', () => {
    expect(difference('我们不予报销。', '我们不报销。')).toEqual([
      { kind: 'same', text: '我们不' },
      { kind: 'gone', text: '予' },
      { kind: 'same', text: '报销。' },
    ]);
  });

  it('of very long lines is still shown', () => {
    const [before, after] = ['a '.repeat(5000), 'b '.repeat(5000)];
    expect(side(before, after, 'new')).toBe(before);
  });
});
