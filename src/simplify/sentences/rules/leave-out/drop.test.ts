import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'Un parlement est une assemblée — en règle générale élue — de citoyens.',
    'Un parlement est une assemblée de citoyens.',
  ],
  // The second dash is a comma, too; a number and a day are facts.
  ["Le fruit — l'orange amère — les feuilles et le bois sont utiles.", undefined],
  ['Le train — il part à 8 heures — est en retard.', undefined],
  ['Ce fut la première – et dernière – fête du village.', undefined],
  [
    "L'incendie, qui a commencé dans la nuit de lundi, a détruit la maison.",
    "L'incendie a détruit la maison. Cet incendie a commencé dans la nuit de lundi.",
  ],
])('what stands between dashes is extra: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});

it.each([
  ['Il est célèbre : la célèbre Anne Morel chante ce soir.'],
  ['Célèbre grâce à ses vins, le village attire les touristes.'],
  ['Il a ajouté de célèbres tableaux à sa collection.'],
])('an adjective that the rest needs stays: %s', async (text) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(text)).toBe(text);
});
