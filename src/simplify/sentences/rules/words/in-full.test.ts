import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Поэт умер в 1844 г.', 'Поэт умер в 1844 году.'],
  ['С 1925 г. по 1992 г. она жила в Москве.', 'С 1925 года по 1992 год она жила в Москве.'],
  ['В 1823–1830 гг. он жил на юге.', 'В 1823–1830 годах он жил на юге.'],
  ['В 60-е гг. XIX в. его знали все.', 'В 60-е годы XIX века его знали все.'],
  ['Война 1812 г. была тяжёлой.', 'Война 1812 года была тяжёлой.'],
])('years and centuries are written in full, in their case', async (text, simpler) => {
  const [, simplify] = await simplifier('ru');
  expect(simplify(text)).toBe(simpler);
});

it.each([
  'Масса груза 500 г.',
  'Он родился в г. Москве.',
  'Годом начала считается 1764 г., а не 1765.',
])('grams, towns and cases that nothing shows stay', async (text) => {
  const [, simplify] = await simplifier('ru');
  expect(simplify(text)).toBe(text);
});
