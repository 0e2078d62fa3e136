import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('two clauses with subjects of their own', () => {
  it.each([
    [
      'The town has a public library in Ulm, Germany, it has over 35 rooms.',
      'The town has a public library in Ulm, Germany. It has over 35 rooms.',
    ],
    [
      'The old mill was sold in 1950; now only the barn is left.',
      'The old mill was sold in 1950. Now only the barn is left.',
    ],
    [
      'He has been married to Ann since 1979 although the papers say he lives alone.',
      'He has been married to Ann since 1979. But the papers say he lives alone.',
    ],
    [
      'The hall is decorated with marble and a staircase leads to the roof.',
      'The hall is decorated with marble. A staircase leads to the roof.',
    ],
    [
      'She married a baker in Ulm on May 3, 1956, and the couple had two sons.',
      'She married a baker in Ulm on May 3, 1956. The couple had two sons.',
    ],
    [
      'The plan was not popular, and so the town kept the old bridge.',
      'The plan was not popular. So the town kept the old bridge.',
    ],
    [
      'He was hurt at the Battle of Lund and he died in the spring.',
      'He was hurt at the Battle of Lund. He died in the spring.',
    ],
  ])('are two sentences: %s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'He said that far from being ill, he was well.',
    'He is a painter whose first teacher and friend was old.',
    'They know that the parts of the work and the talks are hard.',
    'In this year he and two friends were in the hall.',
    'They wanted to do so the next day.',
    'It is a song Lund and his band made.',
  ])('stay one where a clause is still open: %s', (source) =>
    expect(simplified(source)).toBe(source),
  );
});
