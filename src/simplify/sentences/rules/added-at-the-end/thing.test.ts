import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('what is known by its first words is a sentence', () => {
  it.each([
    [
      'The game is the third part of the series, featuring a new hero.',
      'The game is the third part of the series. It features a new hero.',
    ],
    [
      'The club was built in 1969 as a meeting place for old soldiers.',
      'The club was built in 1969. It was a meeting place for old soldiers.',
    ],
    [
      'Together they had 18 children, of whom 11 lived to be old.',
      'Together they had 18 children. 11 of them lived to be old.',
    ],
    [
      'He was the head of the school until 1998 when the school was closed.',
      'He was the head of the school until 1998. At that time, the school was closed.',
    ],
    [
      'He said that he was ill and thought that he could not come.',
      'He said that he was ill. He thought that he could not come.',
    ],
    [
      'He studied in Rome for a year, then moved to Paris with his wife.',
      'He studied in Rome for a year. He then moved to Paris with his wife.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));
});
