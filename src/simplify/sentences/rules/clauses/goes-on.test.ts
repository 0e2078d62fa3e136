import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['sl', 'Ana je padla v prvem krogu, v Celju, kjer je bila doma, se je poslovila pozneje.'],
  ['sl', 'Najemnik mora stanovanje vrniti v stanju, v kakršnem ga je imel ob začetku.'],
  ['ru', 'Идеи Канта были восприняты Леруа в другом духе.'],
])(
  'no clause is cut from the one that it belongs to, nor who may have acted, %s: %s',
  async (id, source) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toBe(source);
  },
);

it.each([
  ['pt', 'A polícia viu a fuga dos dois indivíduos.', 'A polícia viu a fuga das duas pessoas.'],
])('what agrees with a new word follows, and nothing else, %s: %s', async (id, source, wanted) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(wanted);
});
