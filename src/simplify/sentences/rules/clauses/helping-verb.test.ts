import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('a shared helping verb is said again', () => {
  it.each([
    [
      'They will go up to the top of the hill and then come down to the river.',
      'They will go up to the top of the hill. They will then come down to the river.',
    ],
    [
      'Ann was born in Rome and educated at a school in Paris.',
      'Ann was born in Rome. She was educated at a school in Paris.',
    ],
    [
      'Linden was made a town in 1905 and proclaimed the capital of the valley in 1955.',
      'Linden was made a town in 1905. Linden was proclaimed the capital of the valley in 1955.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));

  it('but not in another time', () => {
    const text = 'The play is based on a book and published in 2002.';
    expect(simplified(text)).toBe(text);
  });
});
