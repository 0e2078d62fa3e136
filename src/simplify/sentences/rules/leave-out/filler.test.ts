import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['es', 'Los socios, además, pagaron la cena.', 'Los socios pagaron la cena.'],
  ['es', 'Ana compró el pan, además de darle agua al perro.', undefined],
  [
    'pt',
    'O cientista viu variações na radiação, na verdade, um eco da explosão.',
    'O cientista viu variações na radiação, um eco da explosão.',
  ],
  [
    'pt',
    'Não é de estranhar, aliás, que as novas campeãs venham da China.',
    'Não é de estranhar que as novas campeãs venham da China.',
  ],
  ['pt', 'O chefe, Rui Melo, por sua vez, abriu a loja.', 'O chefe, Rui Melo, abriu a loja.'],
  ['pt', 'O cientista viu sinais na luz, na verdade, um eco da explosão.', undefined],
  ['fr', 'Voici la règle qu’en effet nous suivons.', undefined],
])('a filler goes, but not as part of what it opens, %s: %s', async (id, source, wanted) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(wanted ?? source);
});
