import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Palmier nain Le palmier nain est un arbre.', 'Le palmier nain est un arbre.'],
  ['Cucumis sativus Le concombre est un légume.', 'Le concombre est un légume.'],
  // The article is part of a name.
  ['Louis Le Vau est un architecte français.', undefined],
  ['Henri de La Rochejaquelein est un chef célèbre.', undefined],
  ['Surnommé Le mont Mutombo, il est un joueur de basket-ball.', undefined],
])('a title that ran into its sentence goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});

it.each([
  [
    'Un parlement est une assemblée — en règle générale élue — de citoyens.',
    'Un parlement est une assemblée de citoyens.',
  ],
  // The second dash is a comma, too; a number and a day are facts.
  ["Le fruit — l'orange amère — les feuilles et le bois sont utiles.", undefined],
  ['Le train — il part à 8 heures — est en retard.', undefined],
  [
    "L'incendie, qui a commencé dans la nuit de lundi, a détruit la maison.",
    "L'incendie a détruit la maison. Cet incendie a commencé dans la nuit de lundi.",
  ],
])('what stands between dashes is extra: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});
