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
  it('some of them are not all of them', () => {
    const text = 'Experts differ on the meaning of these words, but most agree that he was wrong.';
    expect(simplify(text)).not.toContain('they most');
  });
  it('when something was felt is no time with a name', () => {
    const text = 'His body, when we hugged, felt light.';
    expect(simplify(text)).toBe(text);
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
  it('an article keeps its noun, and dashes what stands between them', () => {
    const text = 'It came up in an obscure, but hugely important, debate about the map.';
    expect(simplify(text)).not.toContain('. But');
  });
  it('what is said goes on after "that"', () => {
    const text = 'He wants to convince voters that the bank is safe and the country has a plan.';
    expect(simplify(text)).not.toContain('. The country');
  });
  it('who says it last is no sentence', () => {
    const text =
      'The second rule will be that banks keep more of their money, the ministry has said.';
    expect(simplify(text)).not.toContain('. The ministry');
  });
  it('a second verb goes on with the one before it', () => {
    const text = 'The report came a day after thousands of people marched and fought with police.';
    expect(simplify(text)).not.toContain('It fought');
    const other = 'The papers followed them for years, studying their lives and supposed rivalry.';
    expect(simplify(other)).not.toContain('They supposed');
  });
  it('what ends the main clause is not left behind', () => {
    const text =
      'Many people view Israel, which signed a treaty with Egypt in 1979, with hostility.';
    expect(simplify(text)).toBe(text);
  });
  it('a title is what was published, not who wrote it', () => {
    const text =
      'Le Guin first wrote about the islands in "The Word of Unbinding", published in 1964.';
    expect(simplify(text)).not.toContain('Le Guin was');
  });
  it('a sentence has a subject of its own', () => {
    const text = 'The draft would have covered fewer cars and further delayed the law until 2020.';
    expect(simplify(text)).not.toContain('. Further');
    const told = 'The guests were brought into a large empty room and told to think.';
    expect(simplify(told)).not.toContain('It told');
  });
  it('"the more" keeps "the better"', () => {
    const text = 'It is a simple rule: the deeper the water, the greater the danger for the ship.';
    expect(simplify(text)).not.toContain('This is the greater');
  });
  it.each([
    ['The ropes will wear out a little, but the filter will catch the dust.', '. But the filter'],
    ['He served in that post for ten years, and on his death his house was sold.', '. On his'],
    ['The word is very old, but its meaning is not known.', '. But its meaning'],
  ])('but what only looks so is two sentences: %s', (source, told) =>
    expect(simplify(source)).toContain(told),
  );
});
