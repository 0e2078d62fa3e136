import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'Le chamois (Rupicapra rupicapra) est un mammifère des montagnes.',
    'Le chamois (nom scientifique : Rupicapra rupicapra) est un mammifère des montagnes.',
  ],
  // Not of a living thing.
  ['La gare de Lyon (Paris centre) est ouverte.', 'La gare de Lyon (Paris centre) est ouverte.'],
  ['Cette bactérie (Gram négatif) est rare.', 'Cette bactérie (Gram négatif) est rare.'],
])('Latin words in brackets are explained: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted);
});
