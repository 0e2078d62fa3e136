import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Праздник отмечается в мае.', 'Праздник отмечают в мае.'],
  ['Песня часто исполняется в школе.', 'Песню часто исполняют в школе.'],
  ['Это праздник, который отмечается в мае.', 'Это праздник, который отмечают в мае.'],
])('what is done by nobody in particular is done by people', async (text, simpler) => {
  const [, simplify] = await simplifier('ru');
  expect(simplify(text)).toBe(simpler);
});

it.each([
  'Песня исполняется хором.',
  'Пьеса переведена на многие языки, часто ставится в Москве.',
  'Площадь как торговая упоминается в книге.',
])('a doer, a subject of two verbs and what it is said to be stay', async (text) => {
  const [, simplify] = await simplifier('ru');
  expect(simplify(text)).toBe(text);
});
