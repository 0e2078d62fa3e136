import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('"as" after a comma', () => {
  it('gives a reason before a state', () => {
    expect(simplified('The list is sorted by film, as some people have two names.')).toBe(
      'The list is sorted by film. This is because some people have two names.',
    );
  });
  it.each([
    'The crowd sang, as the king came into the hall.',
    'He came home to Rome, as it was called then.',
  ])('may tell when or how: %s', (source) => expect(simplified(source)).toBe(source));
});
