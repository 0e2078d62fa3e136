import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, slice } from './span.ts';

const span = () =>
  fc.tuple(fc.nat(30), fc.nat(30)).map(([start, length]) => ({ start, end: start + length }));

describe('spans', () => {
  it('cover from their start up to their end', () => {
    expect(slice('a cat', { start: 2, end: 5 })).toBe('cat');
    expect(slice('a cat', { start: 2, end: 2 })).toBe('');
  });

  it('that only touch do not overlap', () => {
    expect(overlaps({ start: 0, end: 2 }, { start: 2, end: 4 })).toBe(false);
    expect(overlaps({ start: 0, end: 3 }, { start: 2, end: 4 })).toBe(true);
  });

  it('overlap exactly when they share a character, both ways round', () => {
    fc.assert(
      fc.property(span(), span(), (a, b) => {
        fc.pre(a.start < a.end && b.start < b.end);
        const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
        expect(overlaps(a, b)).toBe(shared > 0);
        expect(overlaps(b, a)).toBe(overlaps(a, b));
      }),
    );
  });
});
