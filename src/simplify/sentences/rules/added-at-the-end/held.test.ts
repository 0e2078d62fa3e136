import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('what somebody does with what was told of is a sentence', () => {
  it.each([
    [
      'She became head of the school in 1934, a post she held until 1971.',
      'She became head of the school in 1934. She held this post until 1971.',
    ],
    [
      'He bought the old mill in the village, which he sold in 1990.',
      'He bought the old mill in the village. He sold it in 1990.',
    ],
    [
      'He was married in 1950 to the singer Anna Brown, with whom he had two children.',
      'He was married in 1950 to the singer Anna Brown. He had two children with Brown.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    // One or many, who knows.
    'She won two gold medals in Rome, which she later gave to a museum.',
    // The second clause would be left alone.
    'He leads a small party, which he started in 2000 and of which he is the only member.',
  ])('but not: %s', (source) => expect(simplified(source)).toBe(source));
});
