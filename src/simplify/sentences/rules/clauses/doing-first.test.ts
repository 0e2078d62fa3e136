import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what somebody does before the main clause', () => {
  it.each([
    [
      'Speaking at a meeting in Paris, Anna Keller said that the plan was too expensive.',
      'Anna Keller spoke at a meeting in Paris. She said that the plan was too expensive.',
    ],
    [
      'Citing safety concerns, the company recalled 30,000 cars.',
      'The company cited safety concerns. It recalled 30,000 cars.',
    ],
    [
      'Having been elected twice, she stepped down in 2010.',
      'She was elected twice. She stepped down in 2010.',
    ],
    ['Stepping out, I feel cold and tired.', 'I step out. I feel cold and tired.'],
  ])('is a sentence of its own: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    [
      'Before moving to London, she worked as a nurse in Leeds.',
      'She was a nurse in Leeds. Then she moved to London.',
    ],
    [
      'Despite having lost his sight at the age of 12, he became a successful lawyer.',
      'He lost his sight at age 12. But he became a successful lawyer.',
    ],
    [
      'After being elected mayor, she closed the old mill.',
      'She was elected mayor. Then she closed the old mill.',
    ],
    [
      'While studying in Paris, he met the painter Anna Keller.',
      'He studied in Paris. At that time, he met the painter Anna Keller.',
    ],
  ])('comes in the order in which it happened: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('says what comes later once', () => {
    expect(simplify('After leaving school, he worked as a gardener in Leeds.')).toBe(
      'He left school. Then he worked as a gardener in Leeds.',
    );
    expect(simplify('After leaving school, he then worked as a gardener in Leeds.')).toBe(
      'He left school. He then worked as a gardener in Leeds.',
    );
  });

  it.each([
    'Looking back, it was a mistake to sell the house.',
    'Speaking of cars, ours is old and slow.',
    'Speaking there in May, he had made the whole room laugh.',
    'After reading the letters, some people think that she was right.',
    'Fighting flared in the town again on Monday, an official told us.',
    'Not knowing the way, they stayed in the hut.',
    'Working with both sides, we can find a good answer.',
  ])('stays where nobody does it, or at another time: %s', (source) => {
    expect(simplify(source).split('. ')).toHaveLength(1);
  });
});
