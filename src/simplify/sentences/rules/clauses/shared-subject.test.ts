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
      'He grew up in Nice, where he was a cook at the inn. He learned to be a painter in Paris.',
    ],
    [
      'After the war was over, Miller refused to stay in the army, and returned to his farm.',
      'After the war was over, Miller refused to stay in the army. He went back to his farm.',
    ],
    [
      'They have been honoured with a medal, and have a street of their own in the town.',
      'They have been given a medal. They have a street of their own in the town.',
    ],
    [
      'He can play as either a left or a right back, and has played in three countries.',
      'He can play as either a left or a right back. He has played in three countries.',
    ],
    [
      'Jim Blake has been in office since 1993 and is expected to win again.',
      'Jim Blake has been in office since 1993. He is expected to win again.',
    ],
  ])('has a sentence of its own: %s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'They had two daughters, Ann and Eva, who is now in Rome, and leads a party.',
    'He lives in the house where the boy sleeps and works all day.',
    'A toy maker is a company that makes and sells toys for small children.',
    'They like local food from bread and canned fruit to fish in the north.',
  ])('stays where another may be meant, or the form may be another: %s', (source) =>
    expect(simplified(source)).toBe(source),
  );
});
