import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what belongs together is not parted, whichever rule would', () => {
  it.each([
    ["Medication must be handed in, clearly labelled with the child's name.", 'was'],
    ['Forms must be sent by post, signed by a parent.', 'They were'],
    ['You must bring a lunch, packed in a box.', 'was packed'],
  ])('what is demanded is not told as a fact: %s', (text, wrong) => {
    expect(simplify(text)).not.toContain(wrong);
  });
  it('who says or hopes it, between commas, is no sentence', () => {
    expect(simplify('Until now, he realized, he had never been alone.')).not.toContain('realized.');
    const text = 'The money will help the town to build a school and, we hope, open up new jobs.';
    expect(simplify(text)).not.toContain('We hope');
  });
  it('the parts of a list after a colon stay in it', () => {
    const text =
      'You can apply if: you live in the town; you have worked here; your income is low.';
    expect(simplify(text)).not.toContain('. ');
  });
  it('"not only" keeps its "but"', () => {
    const text = 'Not only did the company lose money, but its workers lost their jobs.';
    expect(simplify(text)).not.toContain('. But');
  });
  it('a helping verb is shared by both who were acted on', () => {
    const text = 'The schools were closed and staff told to go home.';
    expect(simplify(text)).toBe(text);
  });
  it('one noun of two has no verb of many', () => {
    const text = 'The judge said that claims of fan drunkenness and misbehaviour were false.';
    expect(simplify(text)).not.toContain('. Misbehaviour');
  });
  it('a relative clause ends where the verb of its noun comes', () => {
    const text = 'The shop closed in May, and the old school, which had 90 pupils, shut its doors.';
    expect(simplify(text)).toContain('The old school, which had 90 pupils, shut its doors.');
  });
});
