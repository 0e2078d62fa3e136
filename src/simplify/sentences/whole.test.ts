import { expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';

it('a Basque verb that hangs on another is no sentence of its own', async () => {
  const [, simplifyBasque] = await simplifier('eu');
  const source = 'Anek esan du etxera joango dela eta Mikelek afaria egingo duela.';
  expect(simplifyBasque(source)).toBe(source);
});
