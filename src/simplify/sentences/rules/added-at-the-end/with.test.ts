import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('what "with" tells at the end', () => {
  it.each([
    [
      'The land falls toward the east, with the lowest point in the river valley.',
      'The land falls toward the east. The lowest point is in the river valley.',
    ],
    ['The bird is white, with a grey tail.', 'The bird is white. It has a grey tail.'],
  ])('is a sentence: %s', (source, told) => expect(simplified(source)).toBe(told));

  it('is none where it tells how', () => {
    expect(simplified('He built the house, with the help of his friends.')).not.toContain('. ');
  });
});
