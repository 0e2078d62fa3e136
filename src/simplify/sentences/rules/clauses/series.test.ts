import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('the last of several actions gets its own sentence', () => {
  it.each([
    [
      'He moved to Paris, joined the army, and wrote a book about the war.',
      'He moved to Paris and joined the army. He wrote a book about the war.',
    ],
    [
      'He joined the army in 1914, and in 1916 wrote a long report about the war.',
      'He joined the army in 1914. In 1916 he wrote a long report about the war.',
    ],
    [
      'The storm destroyed 20 houses, left 30 others badly damaged, injured one man, and caused a fire.',
      'The storm destroyed 20 houses, left 30 others badly damaged and hurt one man. It caused a fire.',
    ],
  ])('%s', (source, output) => {
    expect(simplified(source)).toBe(output);
  });

  it.each([
    'If he moves to Paris, joins the army, and writes a book, he will be famous.',
    'The village has a school, a church, and a small shop near the station.',
  ])('stays: %s', (source) => {
    expect(simplified(source)).toBe(source);
  });
});
