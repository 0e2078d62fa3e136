import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('"as" and "since"', () => {
  it.each([
    ['He stayed at home, as he was ill.', 'because he was ill'],
    ['They left the house, as they did not like the noise.', 'because they did not like the noise'],
    ['Since the shop is not a bank, it does not lend money.', 'Because the shop is not a bank'],
  ])('give way to the word that only tells why: %s', (source, wanted) => {
    expect(simplify(source)).toContain(wanted);
  });

  it.each([
    'He sang, as he was walking home.',
    'The house, as you know, is old.',
    'Prices rose, as the war went on.',
    'She has lived there since she was a child.',
    'It was the castle, as it was called.',
  ])('stay where they may tell when or how: %s', (source) => {
    expect(simplify(source)).not.toContain('because');
  });
});
