import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('a noun of another gender', () => {
  it.each([
    ['pt', 'A empresa permite a utilização do carro.', 'A empresa permite o uso do carro.'],
    [
      'pt',
      'O morador fez a solicitação. O juiz leu tudo.',
      'O morador fez o pedido. O juiz leu tudo.',
    ],
    ['pt', 'A polícia viu a fuga dos dois indivíduos.', 'A polícia viu a fuga das duas pessoas.'],
  ])('has its article and adjectives agree, %s: %s', async (id, source, wanted) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['pt', 'A utilização do carro é gratuita.', 'utilização'],
    ['pt', 'É permitida a utilização do carro.', 'utilização'],
    ['pt', 'A ocupação e a utilização do solo serão reguladas.', 'utilização'],
    ['pt', 'Considero a utilização do carro necessária.', 'utilização'],
    ['pt', 'Se notar novas solicitações, guarde elas.', 'solicitações'],
    ['pt', 'O morador fez a solicitação. Ela foi negada.', 'solicitação'],
    ['pt', 'Os indivíduos que moram aqui são idosos.', 'indivíduos'],
    ['es', 'La utilización del coche es gratuita.', 'utilización'],
    ['es', 'El juez leyó la petición. Ella fue negada.', 'petición'],
    ['it', 'La vettura è stata venduta.', 'vettura'],
  ])('stays where a predicate or pronoun shows the old one, %s: %s', async (id, source, noun) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toContain(noun);
  });
});

describe('a noun of the same gender', () => {
  it('leaves what agrees with it alone, whatever the tagger reads', async () => {
    const [, simplify] = await simplifier('ru');
    expect(simplify('Она решает, как ваши сотрудники вносят вклад.')).toBe(
      'Она решает, как ваши работники вносят вклад.',
    );
  });

  it.each([
    ['Машины едут по магистрали.', 'по дороге'],
    ['Завод сообщил о численности рабочих.', 'о числе'],
  ])('has the case that its preposition tells: %s', async (source, wanted) => {
    const [, simplify] = await simplifier('ru');
    expect(simplify(source)).toContain(wanted);
  });

  it.each(['Рабочие чинят участок магистрали.', 'Завод назвал рост численности рабочих.'])(
    'stays where it looks alike in several cases and none tells which: %s',
    async (source) => {
      const [, simplify] = await simplifier('ru');
      expect(simplify(source)).toBe(source);
    },
  );
});

describe('a verb that looks like the infinitive', () => {
  it.each([
    ['Para fornecer os dados, clique aqui.', 'Para dar os dados, clique aqui.'],
    ['Se não fornecer os dados, o pedido será negado.', undefined],
    ['Quando realizar o exame, leve a carteira.', undefined],
    ['Se utilizar o carro, pague a taxa.', 'Se usar o carro, pague a taxa.'],
  ])(
    'stays where another mood is meant that the easier one does not show: %s',
    async (source, wanted) => {
      const [, simplify] = await simplifier('pt');
      expect(simplify(source)).toBe(wanted ?? source);
    },
  );
});
