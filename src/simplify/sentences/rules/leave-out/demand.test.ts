import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['ru', 'Таблетки надо пить утром, запивая тёплой водой.'],
  ['ru', 'Он всегда возвращался туда, где ему было хорошо.'],
  ['pt', 'A dose pode ser aumentada a cada duas semanas, dependendo da resposta do paciente.'],
])('how something is to be done, and its limits, stay (%s)', async (id, text) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(text);
});
