import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['He tells of it in his novel Libra (1988).', 'He tells of it in his 1988 book Libra.'],
  ['She was in the comedy film "Bean" (1997) too.', 'She was in the 1997 comedy movie "Bean" too.'],
])('the year of a work stands before its noun: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'She made the albums Rain (1990) and Snow (1991).',
  'It is his second novel Libra (1988).',
])('but not of several, nor before a word that ranks it: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toContain('(19');
});
