import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

/** Fiction, science, parliament, sport: each holds a word or phrase of the list in another sense. */
const STAY = `
He drank a glass of ginger ale.
The dog stayed as far as possible from the fire.
The column has an alias in this query.
The doctor made an artificial leg.
They are at the centre of our plan.
A conjunction is a part of speech.
The zebrafish marrow was red.
He left in great haste.
His marriage was in difficulties.
She sold a fine film of oil.
The nice winter was brutal.
He hit his stride in May.
They took the plunge in June.
Did he exist since inception?
The ship had stern and bow lights.
Three men observe Eastern Standard Time.
We worship an image of gold.
The tram was owned by a state funded body.
The season had come to an end.
The bird had become extinct.
At one point I made a decision that I later regretted.
The members gave a written explanation of the vote.
Does the fact that he left mean anything?
The rebels fought within their borders.
`
  .trim()
  .split('\n');

describe('a word of a tale or a laboratory', () => {
  it.each(STAY)('stays in its sense: %s', (text) => {
    expect(simplify(text)).toBe(text);
  });
  it.each([
    ['The advent of the car changed the town.', 'The arrival of the car'],
    ['The demise of the shop came in May.', 'The end of the shop'],
    ['He played there permanently.', 'for good'],
    ['The list is periodically updated.', 'regularly updated'],
    ['He wanted to exterminate the rats.', 'wipe out the rats'],
  ])('is replaced by one that is right: %s', (text, easier) => {
    expect(simplify(text)).toContain(easier);
  });
  it('no degree stands before an easier phrase', () => {
    expect(simplify('He nodded very briefly.')).toBe('He nodded very briefly.');
    expect(simplify('She speaks it more fluently now.')).toContain('more fluently');
  });
  it('a verb keeps its number', () => {
    const text = 'The season for adults occurs in May.';
    expect(simplify(text)).not.toContain('happen in');
  });
});
