import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('a condition told by its order of words', () => {
  it.each([
    ['Should you have any questions, please call the office.', 'If you have any questions'],
    ['Should the cable become damaged, call an engineer.', 'If the cable becomes damaged'],
    ['Should they wish to leave, they must tell us in May.', 'If they'],
    ['Please call us should you need a larger copy of this form.', 'call us if you need'],
  ])('gets the word for it: %s', (source, wanted) => {
    expect(simplify(source)).toContain(wanted);
  });

  it.each([
    'Should you pay the rent?',
    'Only then should you open the door of the oven.',
    'Under no circumstances should children carry the boxes.',
    'You should take the tablets with water.',
  ])('is no question and no advice: %s', (source) => {
    expect(simplify(source).toLowerCase()).not.toMatch(/\bif\b/);
  });
});
