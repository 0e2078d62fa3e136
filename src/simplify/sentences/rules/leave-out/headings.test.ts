import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Palmier nain Le palmier nain est un arbre.', 'Le palmier nain est un arbre.'],
  ['Cucumis sativus Le concombre est un légume.', 'Le concombre est un légume.'],
  // The article is part of a name.
  ['Louis Le Vau est un architecte français.', undefined],
  ['Henri de La Rochejaquelein est un chef célèbre.', undefined],
  ['La Voix Les Sports+ est un journal de la région.', undefined],
  ['Surnommé Le mont Mutombo, il est un joueur de basket-ball.', undefined],
])('a title that ran into its sentence goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});

it.each([
  ['Railways The valley was too steep for trains.', 'The valley was too steep for trains.'],
  ['Life in the marsh The first frogs lived there.', 'The first frogs lived there.'],
  ['Styles There are many hats for cooks.', 'There are many hats for cooks.'],
  ['Kinds of burns Usually, most burns are small.', 'Usually, most burns are small.'],
  ['Cricket pitches The chain is still used there.', 'The chain is still used there.'],
  ['Early years Smith was born in Leeds.', 'Smith was born in Leeds.'],
  ['In popular culture Rice was often in films.', 'Rice was often in films.'],
  ['1979 to 1999 The North line was closed.', 'The North line was closed.'],
  ['Music City is a place in Lagos.', undefined],
  ['Education Secretary Michael Gove said it.', undefined],
  // A title of a work, a whole sentence, a name, a text in capitals.
  ['Moore later recorded The river in 2008.', undefined],
  ['Her first book was The dog in the boat.', undefined],
  ['Thanks For The Quick Service And The Good Work.', undefined],
])('a heading that ran into an English sentence goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted ?? source);
});
