import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    "Le héron est une espèce d'oiseaux échassiers de la famille des Ardéidés.",
    'Le héron est un oiseau échassier de la famille des Ardéidés.',
  ],
  ['Le lis est une espèce de plantes du genre Lilium.', 'Le lis est une plante du genre Lilium.'],
  // What is told of the species would no longer agree; a rare word might be bent wrongly.
  [
    'Le lion est une espèce de mammifères de la famille des Félidés menacée par la chasse.',
    undefined,
  ],
  ['La vesse est une espèce de champignons basidiomycètes du genre Vesse.', undefined],
  ['Il a une espèce de courage.', undefined],
])('what something is, in fewer words: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted ?? source);
});
