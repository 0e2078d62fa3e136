import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what is told on the side is not told wrongly', () => {
  it.each([
    [
      'what lasts is not over',
      'The hole is still visible, marked by a patch of tar.',
      'was marked',
    ],
    ['we are not they', 'We were old friends, bound by bad luck.', 'They were'],
    [
      'what would be is not told as a fact',
      'The best way would be a tax, built on trust in the town.',
      'It was built',
    ],
    [
      'what is so is not followed',
      'Whole numbers are simplest, followed by fractions.',
      'This is followed',
    ],
    [
      'what somebody says does nothing',
      '"It is the sun!" grins Ann Lee, lifting her face to the light.',
      'It lifts',
    ],
    [
      'what goes on with a second doing is one of three',
      'It helps firms that are naming the fault, providing examples and proposing a way.',
      'This provides',
    ],
    [
      'what is denied is one of a list',
      'It does not watch the eyes, talking too much or waving of arms.',
      'It talks',
    ],
  ])('%s', (_, text, wrong) => {
    expect(simplify(text)).not.toContain(wrong);
  });
});

describe('clauses that belong together stay together', () => {
  it.each([
    ['Most people worry about where they will live and how they will pay.', 'How they'],
    ['The food was cold, the waiter was rude, and they charged us too much.', 'rude. They'],
    ['Send me the letter, so I can answer it.', 'So I'],
    ['We are glad to see so many schools take part this year.', 'So many'],
    ['They may look young but don’t let that fool you about the music.', 'But they'],
    ['The file may be part of a program that has a script in it.', 'This program'],
  ])('%s', (text, wrong) => {
    expect(simplify(text)).not.toContain(wrong);
  });
});
