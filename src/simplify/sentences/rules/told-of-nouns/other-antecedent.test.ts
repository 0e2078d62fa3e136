import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Elle n’est pas la capitale, qui est Bamako.'],
  ['Le nom vient du verbe anglais to twirl, qui signifie tourner.'],
  ['Les réseaux sont Alfa, Beta et Gamma, qui sont gérés par des bénévoles.'],
  ['À cet endroit, j’invite et je prie la directrice de venir.'],
])(
  'what is told of something else, or of nothing that can be said again, stays: %s',
  async (text) => {
    const [, simplify] = await simplifier('fr');
    expect(simplify(text)).toBe(text);
  },
);
