import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('what is told at the end gets its own sentence', () => {
  it.each([
    [
      'Littlest Pet Shop is a toy franchise owned by Hasbro.',
      'Littlest Pet Shop is a toy franchise. It is owned by Hasbro.',
    ],
    [
      'Mary Bell was an English poet who wrote many songs.',
      'Mary Bell was an English poet. She wrote many songs.',
    ],
    [
      'The company closed its last shop due to the war in Europe.',
      'The company closed its last shop. This was because of the war in Europe.',
    ],
    [
      'He played for the club in Rome, before joining Milan in 2005.',
      'He played for the club in Rome. He then joined Milan in 2005.',
    ],
    [
      'The museum has many old books, many of which are rare.',
      'The museum has many old books. Many of them are rare.',
    ],
    [
      'He was born in Inverness in Scotland and studied at the Royal Academy.',
      'He was born in Inverness in Scotland. He studied at the Royal Academy.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));
});

describe('what only looks so stays whole', () => {
  it.each([
    'He did not leave the town because of the war in Europe.',
    'The walk takes about one and a half hours from the station.',
    'It was a man who opened the door of the house.',
  ])('%s', (source) => expect(simplified(source)).toBe(source));
});
