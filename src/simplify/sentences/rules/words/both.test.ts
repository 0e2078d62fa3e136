import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'de',
    'Sowohl die Kinder als auch die Eltern waren müde.',
    'Die Kinder und die Eltern waren müde.',
  ],
  ['de', 'Sowohl der Vater als auch die Mutter ist krank.', undefined],
  ['ru', 'Книга известна как в России, так и в Китае.', 'Книга известна в России и в Китае.'],
  [
    'it',
    'Il servizio è attivo sia in Italia che in Francia.',
    'Il servizio è attivo in Italia e in Francia.',
  ],
  ['es', 'Vive tanto en Bilbao como en Irún.', 'Vive en Bilbao y en Irún.'],
  [
    'pt',
    'Tanto o pai, Leandro, quanto a mãe, Clara, acordam cedo.',
    'O pai, Leandro, e a mãe, Clara, acordam cedo.',
  ],
  ['es', 'Gana tanto dinero como su padre.', undefined],
  ['es', 'Llegaron tanto Ana como Isabel.', undefined],
  ['es', 'El constructor de la casa vive en Irún.', undefined],
])('one word joins two where it says the same, %s: %s', async (id, source, wanted) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(wanted ?? source);
});
