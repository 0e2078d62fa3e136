import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('in letters, contracts, leaflets and notices', () => {
  it.each([
    ['The van will be used for the purpose of carrying furniture.', 'used to carry furniture'],
    ['The form must reach us no later than 4 June.', 'by 4 June'],
    ['Give notice no later than 14 days before the course.', 'at least 14 days before'],
    ['Please do not hesitate to call the office.', 'Please call the office.'],
    ['Upon receipt of your payment, we will post the book.', 'After receiving your payment'],
    ['Take one tablet twice daily.', 'twice a day'],
    ['The rent must be paid in May, failing which a fee is charged.', ', or a fee'],
    ['You may be required to show your passport.', 'may have to show'],
  ])('formal phrases are said plainly: %s', (source, wanted) => {
    expect(simplify(source)).toContain(wanted);
  });

  it.each([
    'A leaflet about the fees is enclosed.',
    'Put the machine on a firm, level surface.',
    'You must report the theft to the police.',
    'We recommend that you keep the receipt.',
    'Unions seized on the strike as proof.',
    'Pay the rent in advance.',
    'The copies may be inspected at the town hall.',
    'He found a shop at Times Square.',
  ])('words that mean something else there stay: %s', (text) => {
    expect(simplify(text)).toBe(text);
  });

  it('a phrase whose last word goes on after "and" stays', () => {
    const text = 'We pay on condition that you ask us first and that you keep the bill.';
    expect(simplify(text)).toContain('on condition that');
  });

  it('no word of a phrase that is said otherwise is exchanged alone', () => {
    const text = 'You must call the office at the earliest opportunity.';
    expect(simplify(text)).not.toContain('chance');
  });
});
