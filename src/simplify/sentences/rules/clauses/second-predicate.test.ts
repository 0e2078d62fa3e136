import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it('one more infinitive is no second predicate', async () => {
  const [, simplify] = await simplifier('da');
  const source =
    'FSFE har hjulpet med at beskytte brugernes rettigheder i Europa, og forsvare deres ret til frit valg.';
  expect(simplify(source)).toBe(source);
});

it('a second verb with its own form is one', async () => {
  const [, simplify] = await simplifier('da');
  expect(simplify('FSFE har kontor i Berlin og arbejder for fri software i hele Europa.')).toBe(
    'FSFE har kontor i Berlin. FSFE arbejder for fri software i hele Europa.',
  );
});
