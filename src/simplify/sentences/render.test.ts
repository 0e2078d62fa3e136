import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';

describe('a noun that a split says again', () => {
  it.each([
    [
      'The vessel, which was constructed in 1902, sank near the coast.',
      'The ship sank near the coast. The ship was built in 1902.',
    ],
    [
      'The physicians, who were trained abroad, assisted the wounded.',
      'The doctors helped the wounded. The doctors were trained in other countries.',
    ],
  ])('is the word that stands in its place now: %s', async (text, easier) => {
    const [, simplify] = await simplifier('en');
    expect(simplify(text)).toBe(easier);
  });
});

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
