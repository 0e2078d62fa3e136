import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

/** News, offices, contracts, leaflets, manuals: what a word stands beside gives it another sense. */
describe('a word in another sense stays', () => {
  it.each([
    ['The house is at the centre of a police investigation.', 'in the middle'],
    ['The dog was able to escape.', 'could'],
    ['The staff act as they please.', 'are they'],
    ['Following the rules of the house, he left his shoes outside.', 'After'],
    ['The plan will enable better schools.', 'allow'],
    ['The firm was asked to provide an update.', 'give'],
    ['The drug produced a strong response.', 'made'],
    ['It is a problem with significant health consequences.', 'important'],
    ['He witnessed to the people of the town.', 'saw'],
    ['Her highly anticipated show opens today.', 'expected'],
    ['His will to succeed is strong.', 'follow'],
    ['Prices have reduced since May.', 'lowered'],
    ['Drought resistant plants need no water.', 'dry period'],
    ['They destroyed the habitat of the bear.', 'home'],
    ['Roof gardens were all the rage.', 'anger'],
    ['The problem of scarcity is old.', 'lack'],
    ['The village is very remote.', 'distant'],
    ['The country needs fundamental reform.', 'basic'],
    ['They chose an intimate theatre.', 'close'],
    ['It was announced that the school will close.', 'said'],
    ['The aid groups are in need of money.', 'help groups'],
    ['The shop sells ginger ale.', 'beer'],
    ['She took the plunge.', 'fall'],
    ['Vague phrases such as a number of, and so on, help nobody.', 'some'],
    ['The plans cover food, energy, transport, schools and health.', 'carry'],
    ['The firm may be sold provided this notice is kept.', 'gave'],
    ['They worked out the individuals’ names.', 'people’ '],
    ['She speaks French more fluently than he does.', 'more very'],
    ['The text may be modified, altered, or copied.', 'changed, changed'],
    ['The new tax will provide support to train nurses.', 'support train'],
    ['I am 67, so that means I am old.', 'so means'],
    ['The file is distributed in the hope that it is useful.', 'found'],
    ['He sets the option with `set_option`.', 'choice'],
    ['He may have been employed as a teacher by a rich man.', 'worked'],
    ['Names are written following the advice of the office.', 'after'],
  ])('%s', (text, wrong) => {
    expect(simplify(text)).not.toContain(wrong);
  });
});

describe('an easier phrase agrees with what is told', () => {
  it('by the noun that is counted', () => {
    expect(simplify('Most of those ideas turned out to be wrong.')).toBe(
      'Most of those ideas were wrong.',
    );
    expect(simplify('The majority of men opposed the plan.')).toBe('Most men opposed the plan.');
    expect(simplify('Corn, or maize, served as food.')).not.toContain('were');
  });
  it('and is not said where the verb shows one', () => {
    const text = 'A broad spectrum of plans is ready.';
    expect(simplify(text)).not.toContain('Many plans is');
  });
});

describe('words that are right in all senses', () => {
  it.each([
    ['The price caps designed to limit bills failed.', 'meant to limit'],
    ['To this day, the house is empty.', 'Even today,'],
    ['You may copy it, with or without modification.', 'without changes'],
    ['The club raised funds for the school.', 'raised money'],
    ['The group has knowledge of the plan.', 'knows about the plan'],
  ])('%s', (text, easier) => {
    expect(simplify(text)).toContain(easier);
  });
});
