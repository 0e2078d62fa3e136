import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what only looks like a clause stays', () => {
  it.each([
    [
      'both of two conditions',
      'The eggs may be sold, provided the rules of the town are met and a small fee is paid.',
    ],
    [
      'what was claimed, too',
      'The court rejected claims that too much time had passed, and it was no longer possible to hold a trial.',
    ],
    [
      'an opening with two objects',
      'In May, when he had cleaned the land and the house, he sent for his brother.',
    ],
    [
      'when something ended',
      'The last time a friendship of hers ended and she was online, it was not pleasant.',
    ],
    [
      'one subject after a colon',
      'It is worse than ever: 30% of frogs, over 40% of birds, and even 50% of the fish are gone.',
    ],
    [
      'what belongs to two prepositions',
      'These rules apply subject to and at the time of the contract that you signed.',
    ],
  ])('%s', (_, text) => {
    expect(simplify(text)).not.toMatch(/\. \p{L}/u);
  });

  it('what opens the last clause is not parted from it', () => {
    const text =
      'The council owned the hall and wanted to make it bigger, but due to a lack of cash, it never did.';
    expect(simplify(text)).not.toContain('. It never');
  });
});
