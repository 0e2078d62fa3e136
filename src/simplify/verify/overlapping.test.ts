import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../../core/index.ts';
import { firstAbove, groupedBy, isBehind, overlapping } from './overlapping.ts';

const span = () =>
  fc.tuple(fc.nat(40), fc.nat(8)).map(([start, more]) => ({ start, end: start + more + 1 }));

describe('what overlaps a place', () => {
  it('is found as by a search of the whole list, in the order of the list (property)', () => {
    fc.assert(
      fc.property(fc.array(span(), { maxLength: 12 }), span(), (spans, place) => {
        expect(overlapping(spans)(place)).toEqual(spans.filter((each) => overlaps(each, place)));
      }),
    );
  });

  it('is found where a long span covers later ones', () => {
    const spans = [
      { start: 5, end: 6 },
      { start: 0, end: 20 },
      { start: 8, end: 9 },
    ];
    expect(overlapping(spans)({ start: 12, end: 13 })).toEqual([spans[1]]);
  });
});

describe('the first number above a value', () => {
  it('is behind all that are not above it', () => {
    expect(firstAbove([2, 4, 4, 7], 4)).toBe(3);
    expect(firstAbove([2, 4, 4, 7], 1)).toBe(0);
    expect(firstAbove([2, 4, 4, 7], 7)).toBe(4);
  });
});

describe('a pattern that looks back', () => {
  it('matches only where it ends at the place', () => {
    const question = /(?<=\?\W*)/uy;
    expect(isBehind(question, 'Why? Because.', 5)).toBe(true);
    expect(isBehind(question, 'Why? Because.', 12)).toBe(false);
  });
});

describe('groups', () => {
  it('keep the order of the list', () => {
    expect([...groupedBy(['bat', 'ant', 'bee'], ([first]) => first)]).toEqual([
      ['b', ['bat', 'bee']],
      ['a', ['ant']],
    ]);
  });
});
