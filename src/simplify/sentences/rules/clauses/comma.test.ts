import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it('clauses with nothing but a comma between them are sentences', async () => {
  const [, simplify] = await simplifier('ru');
  expect(simplify('Писатель умер в 1881 году, он похоронен в Петербурге.')).toBe(
    'Писатель умер в 1881 году. Он похоронен в Петербурге.',
  );
});

it.each([
  'Когда дождь кончился, они пошли домой.',
  'Вернувшись домой, он лёг спать.',
  'Художник, ему было сорок лет, уехал в Москву.',
  'Если хотите, он придёт к вам завтра.',
])('a clause that hangs on the other stays', async (text) => {
  const [, simplify] = await simplifier('ru');
  expect(simplify(text)).toBe(text);
});
