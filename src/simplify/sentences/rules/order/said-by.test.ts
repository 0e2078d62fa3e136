import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Segundo o IBGE, os preços subiram 3% no mês.', 'O IBGE diz que os preços subiram 3% no mês.'],
  [
    'Segundo o secretário de Educação, Paulo Bauer, as escolas vão abrir na segunda-feira.',
    'O secretário de Educação, Paulo Bauer, diz que as escolas vão abrir na segunda-feira.',
  ],
  [
    'De acordo com os pesquisadores, em 2007, foram vendidos dez carros.',
    'Os pesquisadores dizem que, em 2007, foram vendidos dez carros.',
  ],
  [
    'Os preços subiram 3% no mês, informou ontem a empresa.',
    'A empresa informou ontem que os preços subiram 3% no mês.',
  ],
])('who says something comes before what is said', async (text, simpler) => {
  const [, simplify] = await simplifier('pt');
  expect(simplify(text)).toBe(simpler);
});

it.each([
  'Segundo colocado na corrida, Pedro ganhou a medalha.',
  'Segundo o tamanho da casa, o preço muda.',
  'Segundo ela, nós vamos perder a casa.',
  'O preço subiu muito, segundo o dono, porque falta leite.',
])(
  'what is no report, what the speaker says of himself and what may be a part stay',
  async (text) => {
    const [, simplify] = await simplifier('pt');
    expect(simplify(text)).toBe(text);
  },
);
