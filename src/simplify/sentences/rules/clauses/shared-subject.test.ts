import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('a second verb with the same subject', () => {
  it.each([
    [
      'He was linked to schools and to the church and gave talks in many towns.',
      'He was linked to schools and to the church. He gave talks in many towns.',
    ],
    [
      'She left the bank after a long career and works in a small school.',
      'She left the bank after a long career. She works in a small school.',
    ],
    [
      'He grew up in Nice, where he was a cook at the inn, and trained as a painter in Paris.',
      'He grew up in Nice, where he was a cook at the inn. He trained as a painter in Paris.',
    ],
  ])('has a sentence of its own: %s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'They had two daughters, Ann and Eva, who is now in Rome, and leads a party.',
    'He lives in the house where the boy sleeps and works all day.',
    'They like local food from bread and canned fruit to fish in the north.',
  ])('stays where another may be meant, or the form may be another: %s', (source) =>
    expect(simplified(source)).toBe(source),
  );
});
