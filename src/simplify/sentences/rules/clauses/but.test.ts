import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'pt',
    'O sinal ficou vermelho, mas o carro não parou na esquina.',
    'O sinal ficou vermelho. Mas o carro não parou na esquina.',
  ],
  [
    'es',
    'El tren llegó tarde, pero los viajeros no se quejaron.',
    'El tren llegó tarde. Pero los viajeros no se quejaron.',
  ],
])('what is set against all before it is a sentence in %s', async (id, text, simpler) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(simpler);
});

it.each([
  ['pt', 'A loja não só compra livros, mas também vende jornais.'],
  ['pt', 'O rio não é largo, mas sim fundo e frio.'],
  ['es', 'Los vecinos, pero no todos, duermen en casa.'],
  ['es', 'Si llueve la calle se moja, pero la casa está seca.'],
  ['es', 'Conoce a un hombre que llegó ayer, pero no se quedó aquí.'],
])('a pair, a part of a clause, an unclear verb and a condition stay in %s', async (id, text) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(text);
});
