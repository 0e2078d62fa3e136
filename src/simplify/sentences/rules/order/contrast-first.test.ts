import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('that something is set against what was said before comes first', () => {
  it.each([
    ['They lost, however, the second game.', 'But they lost the second game.'],
    ['The old mill, nevertheless, stayed open.', 'But the old mill stayed open.'],
    ['In May, however, the price went up again.', 'But in May, the price went up again.'],
    ['Opponents, however, are not sure.', 'But opponents are not sure.'],
    ['I, however, did not see him.', 'But I did not see him.'],
    ['A bigger problem, however, is the noise.', 'But a bigger problem is the noise.'],
    ['However, the rooms were clean.', 'But the rooms were clean.'],
  ])('%s', (source, told) => expect(simplify(source)).toBe(told));

  it.each([
    ['fr', "L'accord, cependant, reste fragile.", "Mais l'accord reste fragile."],
    ['it', 'Il ponte, però, resta aperto.', 'Ma il ponte resta aperto.'],
    ['pt', 'O pedido, contudo, deve chegar em maio.', 'Mas o pedido deve chegar em maio.'],
  ])('%s: %s', async (id, source, told) => {
    const [, simplified] = await simplifier(id);
    expect(simplified(source)).toBe(told);
  });

  it('but not of a second statement', () => {
    const text = 'He liked the house, however, he sold it in the spring.';
    expect(simplify(text)).toBe('He liked the house. But he sold it in the spring.');
  });

  it('and what is an example or a result is still told as one', () => {
    const text = 'Some drugs hurt the stomach. For example, aspirin can cause bleeding.';
    expect(simplify(text)).toBe(text);
  });
});
