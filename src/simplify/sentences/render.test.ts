import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';

describe('what is written', () => {
  it('has the apostrophes of the text', async () => {
    const [, simplify] = await simplifier('fr');
    expect(simplify('Mais ces accidents ne surviennent pas pendant l’hiver.')).toContain(
      'n’arrivent',
    );
    expect(simplify("Mais ces accidents ne surviennent pas pendant l'hiver.")).toContain(
      "n'arrivent",
    );
  });
  it('does not say a name three times', async () => {
    const [, simplify] = await simplifier('en');
    const text =
      'Whitcombe, a former teacher, has been leader of the council since 2019 and intends to stay.';
    expect(simplify(text).match(/Whitcombe/g)?.length).toBeLessThan(3);
  });
});
