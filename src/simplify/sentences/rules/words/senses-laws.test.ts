import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

/** Laws, science, news, old tales: what stands near by gives the word another sense. */
describe('a word of laws and science in another sense stays', () => {
  it.each([
    ['The tax applies to cars originating in Brazil.', 'beginning'],
    ['State aid must not distort competition.', 'twist'],
    ['The school gave them two work permits.', 'allows'],
    ['The law was drafted and the list must be completed.', 'finished'],
    ['The body decides on multiple membership.', 'many'],
    ['A step that was foreseen in the plan was left out.', 'predicted'],
    ['The bank will set up a monetary reserve.', 'money reserve'],
    ['The power was conferred on the council.', 'given on'],
    ['The law implies a duty to answer.', 'suggests'],
    ['The town was nevertheless rebuilt.', 'still'],
    ['It must be ensured that the door is shut.', 'made sure'],
    ['Both boys were born on the same day in May.', 'that day'],
    ['Vehicles normally based in the country pay less.', 'usually in'],
    ['The firm has subsequently moved to Leeds.', 'later'],
    ['Two siblings and an uncle died.', 'brothers and sisters'],
    ['He bought it in an antique shop.', 'old shop'],
    ['He reconstructed them from notes.', 'rebuilt'],
    ['There are unknown risks.', 'not known'],
    ['She lives in an overcrowded city.', 'too crowded'],
    ['They grew more adept at cooking.', 'more good'],
    ['They had compassion on the poor.', 'kindness'],
    ['Do not turn aside from the path.', 'besides'],
    ['The tumble dryer is new.', 'fall'],
    ['Most people will first encounter the word at school.', 'meeting'],
    ['The sensor monitors your sleep.', 'watches'],
    ['The journey from gang member to teacher was an extraordinary journey.', 'trip'],
  ])('%s', (text, wrong) => {
    expect(simplify(text)).not.toContain(wrong);
  });
});

describe('words of laws in plain ones', () => {
  it.each([
    ['The tax applies to cars originating in Brazil.', 'coming from Brazil'],
    ['The rules laid down in the law are clear.', 'set out in the law'],
    ['It is appropriate to change the rule.', 'It is right to change'],
    ['The office must lay down rules for schools.', 'set rules'],
    ['A list of towns must be drawn up.', 'must be made'],
    ['The names must be submitted to the office.', 'be sent to the office'],
    ['The power was conferred on the council.', 'given to the council'],
    ['The car collided with a tree.', 'crashed into a tree'],
    ['The whole port had been ravaged by storms and fires.', 'badly damaged by'],
    ['Ships are one of many modes of transport.', 'kinds of transport'],
  ])('%s', (text, easier) => {
    expect(simplify(text)).toContain(easier);
  });
});
