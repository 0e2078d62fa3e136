import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  'Le baromètre est un instrument de mesure, utilisé en physique, qui sert à mesurer la pression.',
  'Un danger biologique est un organisme, ou une substance dérivée, qui représente une menace à la santé humaine.',
])('what a word means is not left out: %s', async (source) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(source);
});

it.each([
  'Thomas Edison est un inventeur, un scientifique et un industriel américain.',
  'La recette contient une eau-de-vie comme du rhum, un brandy ou du whisky.',
  'Les carnivores sont les canidés, les félins, les ursidés, viverridés, et hyénidés.',
])('members of a list are no extras: %s', async (source) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(source);
});
