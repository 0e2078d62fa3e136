import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

/** Each of these was once split or cut into something that is no sentence. */
const WHOLE = `
When it comes to sleep, changing behavior works.
As he came out of the subway and went into the great hall, he saw by the clock that it was just past four.
The right to vote goes with women having the right to manage their lives and make decisions about their own bodies.
He stared at me for a moment with his mild, bulging eyes.
The wind whips her hair, ruffles the skirt around her knees.
I found myself again in the room with the secretary, who, full of sympathy, made me sign the paper.
We think about two different, cognitively based tasks at the same time.
He says authorities are reacting slowly to his calls for salt.
The damage is bound to happen even with the best preparation.
The mix of heat and tourism, he says, is bad for the town.
Wolves live on land with 37 people per mile, lynx in areas with 21 people per mile and bears among 19 people.
The police have, for almost 100 years, used this machine to help find spies.
I think it will help me very much in my role.
They have always done a great job at a fair price.
The programme should go on with the same budget (1 million euro per year) and with the same aims.
I should have said that whatever the picture is, it will not be the one on the box.
In her basket was a pint of milk and a loaf of bread.
We were happy with the result until Steven passed a cold eye over them, pointing out here a gap.
He is said to have three heads, a snake for a tail, and wings.
The first game in the new park was on May 9, 2009, with a college game between two local teams.
It has the same engine, with some extra features like two wheels, the ability to turn and a light on each side.
She played a nurse on the series "Life on Venus" and its sequel "Ashes to Dust".
When you move a field that has groups between row and column areas, the group fields that are based on the field move with the field.
It has spread in every direction, and today still forms a point for free people.
The president gave a short and quickly written speech in the evening.`;

const CUT = {
  'The new library in the old town hall opens every morning at nine and lends out books, maps and tools to all people in the county.':
    'The new library in the old town hall opens every morning at nine. It lends out books, maps and tools to all people in the county.',
  'It has 1,614 shops in 39 states and the District of Columbia, and is focusing growth in the west and in the south of the country.':
    'It has 1,614 shops in 39 states and the District of Columbia. It is focusing growth in the west and in the south of the country.',
};

describe('a sentence', () => {
  it.each(Object.entries(CUT))('is cut cleanly: %s', (text, short) => {
    expect(simplify(text)).toBe(short);
  });
  it.each(WHOLE.trim().split('\n'))('stays whole: %s', (text) => {
    expect(simplify(text)).toBe(text);
  });
});

it('a Basque verb that hangs on another is no sentence of its own', async () => {
  const [, simplifyBasque] = await simplifier('eu');
  const source = 'Anek esan du etxera joango dela eta Mikelek afaria egingo duela.';
  expect(simplifyBasque(source)).toBe(source);
});
