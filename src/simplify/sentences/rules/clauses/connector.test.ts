import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'es',
    'El tren llegó con tres horas de retraso, lo que molestó a los viajeros.',
    'El tren llegó con tres horas de retraso. Esto molestó a los viajeros.',
  ],
  [
    'fr',
    "La ville a 300 000 habitants, ce qui en fait la plus grande de l'île.",
    "La ville a 300 000 habitants. Cela en fait la plus grande de l'île.",
  ],
  [
    'ru',
    'Завод купил новые машины, что позволило увеличить выпуск тракторов.',
    'Завод купил новые машины. Это позволило увеличить выпуск тракторов.',
  ],
])('what follows from all that was said is a sentence in %s', async (id, text, simpler) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(simpler);
});

it.each([
  ['es', 'La ley antigua no vale, lo que vale ahora es la ley nueva.'],
  [
    'fr',
    'Le club a gagné dix matchs, ce qui en fait le premier de la ville, ainsi que trois coupes.',
  ],
  ['pt', 'A casa é grande e, por isso, a família gosta dela.'],
  ['pt', 'É muito estranho, dizem todos, o que a ministra disse aos jornalistas.'],
  ['es', 'El alcalde dijo que la obra acabó, lo que le gusta a la gente.'],
])('what only looks so stays in %s', async (id, text) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(text);
});
