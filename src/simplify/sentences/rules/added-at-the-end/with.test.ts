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
    [
      'Later shows were criticised, with many seeing the new actor as the reason.',
      'Later shows were criticised. Many saw the new actor as the reason.',
    ],
    [
      'The church opened in 1853, and the tower was built in 1874, with the clock being added later.',
      'The church opened in 1853. The tower was built in 1874. The clock was added later.',
    ],
    [
      'The essay appeared in a paper in 1995, with a final version printed in a book in 1996.',
      'The essay appeared in a paper in 1995. A final version was printed in a book in 1996.',
    ],
  ])('is a sentence: %s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'He built the house, with the help of his friends.',
    'The council suggested a new plan, with one nurse assigned to each school.',
    'The fairs take place every ten years, with the last one being held in 1991 in Rome.',
    'The landlord may end the contract, with the deposit being paid back within a month.',
  ])('is none where it tells how, what is only wished, or another time: %s', (source) =>
    expect(simplified(source)).not.toContain('. '),
  );
});
