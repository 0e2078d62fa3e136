import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'O projeto foi aprovado pela Câmara Municipal em março.',
    'A Câmara Municipal aprovou o projeto em março.',
  ],
  ['O transporte será fornecido pela prefeitura.', 'A prefeitura fornecerá o transporte.'],
  [
    'O livro foi escrito por Machado de Assis em 1881.',
    'Machado de Assis escreveu o livro em 1881.',
  ],
  [
    'O texto foi escrito pelo Senado, pela Câmara e pelo governo.',
    'O Senado, a Câmara e o governo escreveram o texto.',
  ],
  [
    'O plano foi apresentado por Ana Gil, da Universidade de Lisboa, num encontro.',
    'Ana Gil, da Universidade de Lisboa, apresentou o plano num encontro.',
  ],
])('who acts comes first, with the article that was in "by"', async (text, simpler) => {
  const [, simplify] = await simplifier('pt');
  expect(simplify(text)).toBe(simpler);
});

it.each([
  'O ladrão foi preso pela manhã.',
  'O prédio foi construído por volta de 1900.',
  'O homem foi condenado por furto.',
  'A carta foi enviada pelo correio.',
  'Sua casa foi comprada por vizinhos.',
  'Desde maio, a rua foi fechada pela polícia.',
  'A praça é cercada por árvores.',
  'O prêmio foi criado pelos conselheiros para a agenda digital.',
])('times, means and reasons, whose it is and how it is stay', async (text) => {
  const [, simplify] = await simplifier('pt');
  expect(simplify(text)).toBe(text);
});
