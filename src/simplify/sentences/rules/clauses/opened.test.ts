import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('a clause after its own opening is a sentence', () => {
  it.each([
    [
      'He lived in Rome for a long time, but when the war came, he went home.',
      'He lived in Rome for a long time. But when the war came, he went home.',
    ],
    [
      'She worked in the shop, and in 1964 was part of the team.',
      'She worked in the shop. In 1964 she was part of the team.',
    ],
    [
      'The rate is 23 percent here and in some parts of the world it is higher.',
      'The rate is 23 percent here. In some parts of the world it is higher.',
    ],
    [
      'He died on 13 March 1395 and state records show the first winner.',
      'He died on 13 March 1395. State records show the first winner.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));
});

describe('what may be one of two things stays', () => {
  it.each([
    'The road between the old town and the new port is closed.',
    'He knew the dog and the cat were in the house.',
  ])('%s', (source) => expect(simplified(source)).toBe(source));
});
