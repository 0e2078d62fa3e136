import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('how something is, what it had done and what it means is a sentence', () => {
  it.each([
    [
      'Northfield is a town in the north of Kent, famous for its fair.',
      'Northfield is a town in the north of Kent. It is famous for its fair.',
    ],
    [
      'The company runs four ships, all built in Gdansk.',
      'The company runs four ships. All were built in Gdansk.',
    ],
    [
      'The name comes from the Greek word "lyra", meaning "harp".',
      'The name comes from the Greek word "lyra". This means "harp".',
    ],
    [
      'She came to the club in 1990, having played for Leeds.',
      'She came to the club in 1990. She had played for Leeds.',
    ],
    [
      'The method is used in Europe, having been found by a chemist in Rome.',
      'The method is used in Europe. It was found by a chemist in Rome.',
    ],
    [
      'The state was ruled by the army, with Kars as its capital.',
      'The state was ruled by the army. Kars was its capital.',
    ],
    [
      'The album was recorded in Rome in 1990, featuring ten new songs.',
      'The album was recorded in Rome in 1990. It featured ten new songs.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    // The painter may be famous.
    'She is the daughter of a painter, famous for her songs.',
    // The district may hold it.
    'The county lies in the Capital District, encompassing the city of Troy.',
  ])('but not: %s', (source) => expect(simplified(source)).not.toContain('. '));
});
