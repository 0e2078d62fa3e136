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
    'A obra não acabou, mas a ponte vai abrir em maio, segundo a prefeitura.',
    'A prefeitura diz que a obra não acabou, mas a ponte vai abrir em maio.',
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

it.each([
  [
    'Según ha explicado la ministra, las becas llegarán en marzo.',
    'La ministra ha dicho que las becas llegarán en marzo.',
  ],
  [
    'Los precios han bajado, según informó ayer el Ministerio de Sanidad.',
    'El Ministerio de Sanidad dijo ayer que los precios han bajado.',
  ],
])('a verb before who says it tells when it was said', async (text, simpler) => {
  const [, simplify] = await simplifier('es');
  expect(simplify(text)).toBe(simpler);
});

it('a law says nothing itself', async () => {
  const [, simplify] = await simplifier('es');
  const text = 'Según la ley, los inquilinos deben pagar la fianza.';
  expect(simplify(text)).toBe(text);
});
