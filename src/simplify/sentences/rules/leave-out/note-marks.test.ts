import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['La tour[note 2] est haute de 40 mètres.', 'La tour est haute de 40 mètres.'],
  ['La tour[Note  est haute de 40 mètres.', 'La tour est haute de 40 mètres.'],
  ['La tour est haute de 40 mètres[3],[4].', 'La tour est haute de 40 mètres.'],
  ['La tour est haute de 40 mètres,,.', 'La tour est haute de 40 mètres.'],
  ['La tour est très haute[réf. nécessaire].', 'La tour est très haute.'],
  ['La tour est haute,, large et belle.', 'La tour est haute, large et belle.'],
  ['Le Nord (/nɔʁ/[Note ,) est un département.', 'Le Nord est un département.'],
  // What an editor put in, and lists of one letter, are part of the text.
  ['Il a demandé que [la tour] soit rendue au duc.', undefined],
  ['Les tours A, B et C sont hautes.', undefined],
])('what notes leave behind goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});
