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
  [
    "L'incendie, qui a commencé dans la nuit de lundi, a détruit la maison.",
    "L'incendie a détruit la maison. Cet incendie a commencé dans la nuit de lundi.",
  ],
])('what stands between dashes is extra: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});
