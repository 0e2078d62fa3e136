import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'en',
    'Because of the snow that fell on the hills in the night, the bus did not run on Monday.',
    'The bus did not run on Monday. This was because of the snow that fell on the hills in the night.',
  ],
  [
    'es',
    'Debido a las fuertes lluvias que cayeron durante la noche en la provincia, las escuelas estarán cerradas el lunes.',
    'Las escuelas estarán cerradas el lunes. Esto se debe a las fuertes lluvias que cayeron durante la noche en la provincia.',
  ],
  [
    'fr',
    'En raison des fortes pluies qui sont tombées pendant la nuit sur la région, les écoles seront fermées lundi.',
    'Les écoles seront fermées lundi. C’est à cause des fortes pluies qui sont tombées pendant la nuit sur la région.',
  ],
])('what happens comes before a long cause: %s', async (id, source, told) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(told);
});

it.each([
  // Short; a pronoun that means what the opening names; two statements.
  'Because of the snow, the bus did not run on Monday.',
  'Because of the flood that came down from the hills in spring, it was closed.',
  'Because of the flood in the early spring of the year, the bridge closed, the trains stopped.',
])('a cause stays first: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(source);
});
