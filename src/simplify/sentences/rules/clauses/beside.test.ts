import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('two sentences with a comma or a colon between them', () => {
  it.each([
    [
      'The dances had names: common examples are the jig and the reel.',
      'The dances had names. Common examples are the jig and the reel.',
    ],
    [
      'The house is near the river in the south, the garden is old.',
      'The house is near the river in the south. The garden is old.',
    ],
    [
      'He does not watch plays or read papers, however, he is a good cook.',
      'He does not watch plays or read papers. But he is a good cook.',
    ],
  ])('are two: %s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'At the end of the long day, the king was dead.',
    'When the long war was over, the king was dead.',
  ])('are one where the first only opens the second: %s', (source) =>
    expect(simplified(source)).toBe(source),
  );
});
