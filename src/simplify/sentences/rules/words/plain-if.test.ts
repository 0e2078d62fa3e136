import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['it', 'Qualora il treno non arrivi, prenda un taxi.', 'Se il treno non arriva, prenda un taxi.'],
  ['it', 'Qualora fosse tardi, resti a casa.', 'Se fosse tardi, resti a casa.'],
  ['it', 'Paghi la multa, qualora richiesto.', undefined],
  [
    'es',
    'En el supuesto de que no pague la multa, perderá el coche.',
    'Si no paga la multa, perderá el coche.',
  ],
  ['pt', 'Caso não pague a multa, perderá o carro.', 'Se não pagar a multa, perderá o carro.'],
  ['pt', 'Caso já tenha pago, feche a conta.', 'Se já tiver pago, feche a conta.'],
  ['pt', 'Caso seja residente em Lisboa e discorde da multa, escreva.', undefined],
  ['pt', 'Caso se inscreva para receber cartas ou registre uma conta, avise.', undefined],
  ['pt', 'O caso foi longo.', undefined],
  ['pt', 'No primeiro caso, os carros vão para outra loja.', undefined],
  ['pt', 'Diga ao médico caso esteja grávida, queira engravidar ou fume.', undefined],
  ['es', 'En caso de que haya llovido, cierre la ventana.', 'Si ha llovido, cierre la ventana.'],
])('a condition opens with "if", and its verb follows, %s: %s', async (id, source, wanted) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(wanted ?? source);
});

it.each([
  ['fr', 'Le voisin est tenu de fermer la porte.', 'Le voisin doit fermer la porte.'],
  ['fr', 'Le voisin est tenu de fermer la porte et de ranger la clé.', undefined],
  ['es', 'Con el fin de ahorrar agua y de reducir el ruido, cerramos.', undefined],
])(
  'a preposition that is said again keeps what asks for it, %s: %s',
  async (id, source, wanted) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toBe(wanted ?? source);
  },
);

it.each([
  ['it', 'Pagate entro e non oltre il 5 maggio.', 'Pagate entro il 5 maggio.'],
  ['fr', 'Répondez sans délai.', 'Répondez tout de suite.'],
])(
  '"not" in a phrase that denies nothing may be said otherwise, %s: %s',
  async (id, source, wanted) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toBe(wanted);
  },
);
