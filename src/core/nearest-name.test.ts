import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

describe('nearestName', () => {
  it.each([
    ['analize', 'analyse'],
    ['ANALYSE', 'analyse'],
    ['langauges', 'languages'],
    ['acuracy', 'accuracy'],
    ['acucrcay', 'accuracy'],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearestName(typed, ['accuracy', 'analyse', 'languages'])).toBe(meant);
  });

  it('offers nothing when nothing is near', () => {
    expect(nearestName('deploy', ['accuracy', 'analyse', 'languages'])).toBeUndefined();
    expect(nearestName('anything', [])).toBeUndefined();
  });

  it('finds a known name itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (names) => {
        const lower = [...new Set(names.map((name) => name.toLowerCase()))];
        expect(lower.map((name) => nearestName(name, lower))).toEqual(lower);
      }),
    );
  });
});
